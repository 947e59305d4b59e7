import { deflateSync } from 'node:zlib';
import { fontFor, type PdfFont, type PlacedGlyph } from './pdf-font.ts';

/** A page of paper as printers know it, in points. */
const paper = { width: 842, height: 595, margin: 36 };
const rowHeight = 15;
/** Where a figure would be, and none is known. */
const none = '–';

type Cell = string | number;
type Table = { head: readonly string[]; rows: readonly (readonly Cell[])[]; note: string };
type Document = { title: string; facts: readonly (readonly [name: string, value: string])[]; table: Table };

type Text = { x: number; y: number; size: number; text: string };

const fourDigits = (code: number): string => code.toString(16).padStart(4, '0');

/** Numbers of glyphs in hexadecimal: what the encoding Identity reads. */
const hexOf = (glyphs: readonly PlacedGlyph[]): string => glyphs.map(({ glyph }) => fourDigits(glyph)).join('');

/** What draws a text. Marks that stand over or under a letter are moved there, and what follows them moved back. */
function drawn(text: string, size: number, font: PdfFont): string {
	const glyphs = font.glyphsOf(text);
	const back = ({ glyph, dx, advance }: PlacedGlyph) => dx + font.widthOf(glyph) - advance;
	if (glyphs.every((one) => one.dx === 0 && one.dy === 0 && back(one) === 0)) return `<${hexOf(glyphs)}> Tj`;
	const move = (by: number) => (by === 0 ? '' : `> ${by} <`);
	const levels: { dy: number; row: string }[] = [];
	for (const one of glyphs) {
		const row = `${move(-one.dx)}${hexOf([one])}${move(back(one))}`;
		const level = levels.at(-1);
		if (level?.dy === one.dy) level.row += row;
		else levels.push({ dy: one.dy, row });
	}
	const rows = levels.map(({ dy, row }) => `${((dy * size) / 1_000).toFixed(2)} Ts [<${row}>] TJ`);
	return `${rows.join(' ')} 0 Ts`;
}

type Measure = (text: string, size: number) => number;

const measureIn =
	(font: PdfFont): Measure =>
	(text, size) =>
		font.glyphsOf(text).reduce((sum, { advance }) => sum + advance, 0) * (size / 1_000);

const letters = new Intl.Segmenter();

/** As much of a text as fits; no letter loses its marks. */
function cut(text: string, { size, width, measure }: { size: number; width: number; measure: Measure }): string {
	if (measure(text, size) <= width) return text;
	const signs = Array.from(letters.segment(text), ({ segment }) => segment);
	while (signs.length > 0 && measure(`${signs.join('')}…`, size) > width) signs.pop();
	return `${signs.join('')}…`;
}

const number = new Intl.NumberFormat('en');
/** What says how a sign is drawn, or where a line breaks, and is none itself. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Syllables that were typed letter by letter, as some machines send them, are put together: the font has them so. */
const shown = (cell: Cell): string =>
	typeof cell === 'number' ? number.format(cell) : cell.normalize('NFC').replace(unseen, '');

type Row = {
	y: number;
	widths: readonly number[];
	size: number;
	measure: Measure;
	/** Set to the right. */
	areFigures: readonly boolean[];
};

function rowOf(cells: readonly Cell[], { y, widths, size, measure, areFigures }: Row): Text[] {
	let left = paper.margin;
	return cells.map((cell, at) => {
		const width = widths[at] ?? 0;
		const text = cut(shown(cell), { size, width: width - 6, measure });
		const x = areFigures[at] ? left + width - 6 - measure(text, size) : left;
		left += width;
		return { x, y, size, text };
	});
}

/** Each column as wide as its widest cell wants to be, all of them as wide as the paper. */
function widthsOf({ head, rows }: Table, size: number, measure: Measure): number[] {
	const wanted = head.map((name, at) =>
		Math.min(
			220,
			rows.reduce((most, row) => Math.max(most, measure(shown(row[at] ?? ''), size)), measure(name, size)) + 10,
		),
	);
	const all = wanted.reduce((sum, one) => sum + one, 0);
	return wanted.map((one) => (one / all) * (paper.width - 2 * paper.margin));
}

function pagesOf({ title, facts, table }: Document, measure: Measure): Text[][] {
	const size = 8;
	const widths = widthsOf(table, size, measure);
	const pages: Text[][] = [];
	let page: Text[] = [{ x: paper.margin, y: paper.height - paper.margin - 14, size: 16, text: title }];
	let y = paper.height - paper.margin - 40;
	for (const [name, value] of facts) {
		page.push(
			{ x: paper.margin, y, size: 9, text: shown(name) },
			{ x: paper.margin + 240, y, size: 9, text: shown(value) },
		);
		y -= rowHeight;
	}
	y -= rowHeight;
	// The name of a column stands above its figures, and so does what stands where there is none.
	const areFigures = table.head.map((_, at) => table.rows.some((row) => typeof row[at] === 'number'));
	const begin = () => {
		page.push(...rowOf(table.head, { y, widths, size, measure, areFigures }));
		y -= rowHeight;
	};
	begin();
	for (const row of table.rows) {
		if (y < paper.margin + 2 * rowHeight) {
			pages.push(page);
			page = [];
			y = paper.height - paper.margin;
			begin();
		}
		const isFigure = row.map((cell, at) => typeof cell === 'number' || (cell === none && areFigures[at] === true));
		page.push(...rowOf(row, { y, widths, size, measure, areFigures: isFigure }));
		y -= rowHeight;
	}
	page.push({ x: paper.margin, y: paper.margin, size: 7, text: table.note });
	pages.push(page);
	return pages.map((one, at) => [
		...one,
		{ x: paper.width - paper.margin - 40, y: paper.margin, size: 7, text: `${at + 1} / ${pages.length}` },
	]);
}

const round = (value: number): string => value.toFixed(1);
const contentOf = (texts: readonly Text[], font: PdfFont): string =>
	texts
		.map(({ x, y, size, text }) => `BT /F1 ${size} Tf ${round(x)} ${round(y)} Td ${drawn(text, size, font)} ET`)
		.join('\n');

/** So many rows a block of the map may have. */
const mapRows = 100;

/** So that what is written can be copied and searched. */
function unicodeMap({ signs }: PdfFont): string {
	const rows = signs.map(([glyph, sign]) => `<${fourDigits(glyph)}> <${fourDigits(sign.charCodeAt(0))}>`);
	const blocks = Array.from({ length: Math.ceil(rows.length / mapRows) }, (_, at) => {
		const own = rows.slice(at * mapRows, (at + 1) * mapRows);
		return `${own.length} beginbfchar\n${own.join('\n')}\nendbfchar`;
	});
	return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Maru-UCS def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap end end`;
}

/** Bytes as signs of one byte each: the whole file is put together as such a text. */
const binary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

function stream(body: string, more = ''): string {
	const packed = binary(deflateSync(Buffer.from(body, 'latin1')));
	return `<< /Length ${packed.length} /Filter /FlateDecode${more} >>\nstream\n${packed}\nendstream`;
}

/** All that is written anywhere in it, also what is added to pages. */
const lettersOf = ({ title, facts, table }: Document): string =>
	[title, ...facts.flat(), ...table.head, ...table.rows.flat(), table.note].map((cell) => shown(cell)).join(' ') +
	'0123456789 /…';

const fontName = 'MARUKR+NotoSansKR-Regular';

/**
 * A document with facts and a table, in Korean, Latin and Thai letters, with the letters that it uses: what is written looks the same on a
 * machine without a Korean font, and a statement stays some tens of kilobytes.
 */
export async function pdfOf(document: Document): Promise<Uint8Array> {
	const font = await fontFor(lettersOf(document));
	const pages = pagesOf(document, measureIn(font));
	const first = 8;
	const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ');
	const widths = `0 [${font.widths.join(' ')}]`;
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R /Lang (ko) >>',
		`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${paper.width} ${paper.height}] /Resources << /Font << /F1 3 0 R >> >> >>`,
		`<< /Type /Font /Subtype /Type0 /BaseFont /${fontName} /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 6 0 R >>`,
		`<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${fontName} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor 5 0 R /DW 1000 /W [${widths}] >>`,
		`<< /Type /FontDescriptor /FontName /${fontName} /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 733 /StemV 80 /FontFile2 7 0 R >>`,
		stream(unicodeMap(font)),
		stream(binary(font.bytes), ` /Length1 ${font.bytes.length}`),
		...pages.flatMap((texts, at) => [
			`<< /Type /Page /Parent 2 0 R /Contents ${first + at * 2 + 1} 0 R >>`,
			stream(contentOf(texts, font)),
		]),
	];
	let text = '%PDF-1.5\n';
	const offsets = objects.map((object, at) => {
		const offset = text.length;
		text += `${at + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const start = text.length;
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
	text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
	return Buffer.from(text, 'latin1');
}
