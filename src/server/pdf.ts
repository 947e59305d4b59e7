/** A page of paper as printers know it, in points. */
const paper = { width: 842, height: 595, margin: 36 };
const rowHeight = 15;

type Cell = string | number;
type Table = { head: readonly string[]; rows: readonly (readonly Cell[])[]; note: string };
type Document = { title: string; facts: readonly (readonly [name: string, value: string])[]; table: Table };

type Text = { x: number; y: number; size: number; text: string };

/** UTF-16 in hexadecimal: what the encoding UniKS-UCS2 reads. Signs beyond it are not in any Korean font. */
const hexOf = (text: string): string =>
	Array.from(text.normalize('NFC'), (sign) => (sign.length > 1 ? '?' : sign))
		.map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0'))
		.join('');

/** Latin signs are half as wide as a syllable. */
const widthOf = (text: string, size: number): number =>
	Array.from(text).reduce((sum, sign) => sum + (sign < '\u1100' ? 0.5 : 1), 0) * size;

/** As much of a text as fits. */
function cut(text: string, size: number, width: number): string {
	if (widthOf(text, size) <= width) return text;
	let short = text;
	while (short !== '' && widthOf(`${short}…`, size) > width) short = short.slice(0, -1);
	return `${short}…`;
}

const number = new Intl.NumberFormat('en');
const shown = (cell: Cell): string => (typeof cell === 'number' ? number.format(cell) : cell);

function rowOf(
	cells: readonly Cell[],
	{ y, widths, size }: { y: number; widths: readonly number[]; size: number },
): Text[] {
	let left = paper.margin;
	return cells.map((cell, at) => {
		const width = widths[at] ?? 0;
		const text = cut(shown(cell), size, width - 6);
		const x = typeof cell === 'number' ? left + width - 6 - widthOf(text, size) : left;
		left += width;
		return { x, y, size, text };
	});
}

/** Each column as wide as its widest cell wants to be, all of them as wide as the paper. */
function widthsOf({ head, rows }: Table, size: number): number[] {
	const wanted = head.map((name, at) =>
		Math.min(
			220,
			Math.max(...[name, ...rows.map((row) => shown(row[at] ?? ''))].map((text) => widthOf(text, size))) + 10,
		),
	);
	const all = wanted.reduce((sum, one) => sum + one, 0);
	return wanted.map((one) => (one / all) * (paper.width - 2 * paper.margin));
}

function pagesOf({ title, facts, table }: Document): Text[][] {
	const size = 8;
	const widths = widthsOf(table, size);
	const pages: Text[][] = [];
	let page: Text[] = [{ x: paper.margin, y: paper.height - paper.margin - 14, size: 16, text: title }];
	let y = paper.height - paper.margin - 40;
	for (const [name, value] of facts) {
		page.push({ x: paper.margin, y, size: 9, text: name }, { x: paper.margin + 240, y, size: 9, text: value });
		y -= rowHeight;
	}
	y -= rowHeight;
	const begin = () => {
		page.push(...rowOf(table.head, { y, widths, size }));
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
		page.push(...rowOf(row, { y, widths, size }));
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
const contentOf = (texts: readonly Text[]): string =>
	texts.map(({ x, y, size, text }) => `BT /F ${size} Tf ${round(x)} ${round(y)} Td <${hexOf(text)}> Tj ET`).join('\n');

/** So that what is written can be copied and searched. */
const unicodeMap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Maru-UCS def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange <0000> <ffff> <0000> endbfrange endcmap end end`;

const stream = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

/**
 * A document with facts and a table, in Korean and Latin letters. The font is one that readers of PDF have for Korean by the
 * standard (Adobe-Korea1): nothing is embedded, and a statement stays a few kilobytes.
 */
export function pdfOf(document: Document): Uint8Array {
	const pages = pagesOf(document);
	const first = 7;
	const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ');
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R /Lang (ko) >>',
		`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${paper.width} ${paper.height}] /Resources << /Font << /F 3 0 R >> >> >>`,
		'<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium-UniKS-UCS2-H /Encoding /UniKS-UCS2-H /DescendantFonts [4 0 R] /ToUnicode 6 0 R >>',
		'<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /FontDescriptor 5 0 R /DW 1000 /W [1 95 500] >>',
		'<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 4 /FontBBox [-6 -145 1003 880] /ItalicAngle 0 /Ascent 752 /Descent -271 /CapHeight 737 /StemV 58 >>',
		stream(unicodeMap),
		...pages.flatMap((texts, at) => [
			`<< /Type /Page /Parent 2 0 R /Contents ${first + at * 2 + 1} 0 R >>`,
			stream(contentOf(texts)),
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
	return new TextEncoder().encode(text);
}
