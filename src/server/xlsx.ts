import { strToU8, Zip, ZipDeflate } from 'fflate';
import { dayMs } from '#domain/kernel/durations.ts';

type Cell = string | number | null;

// What XML cannot carry at all is left out; the rest is written as itself.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Days since the last of 1899, as every spreadsheet counts them; of no day undefined. */
function dayNumber(text: string): number | undefined {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
	const days = Date.parse(`${text}T00:00:00Z`) / dayMs + 25_569;
	return Number.isNaN(days) ? undefined : days;
}

/** A text is written as a text: no program takes it for a formula. A day is one, to be sorted and reckoned with. */
function cellOf(value: Cell): string {
	if (value === null) return '<c/>';
	const day = typeof value === 'string' ? dayNumber(value) : undefined;
	if (day !== undefined) return `<c s="1"><v>${day}</v></c>`;
	if (typeof value === 'number') return `<c><v>${value}</v></c>`;
	return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const mediaTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (type: string, target: string, ...more: string[]): string => {
	const others = more.map((one) => `<Relationship Id="${one}" Type="${office}/${one}" Target="${one}.xml"/>`).join('');
	return `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/>${others}</Relationships>`;
};

/** Two looks of a cell: as it is, and a day. */
const styles = `${head}<styleSheet xmlns="${sheets}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const fixed =
	'<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';

/** The parts besides the sheet, which are the same however long it is. */
const partsFor = (name: string): Record<string, string> => ({
	'[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaTypes}.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="${mediaTypes}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${mediaTypes}.styles+xml"/></Types>`,
	'_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
	'xl/workbook.xml': `${head}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="${escaped(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
	'xl/_rels/workbook.xml.rels': relation('worksheet', 'sheet.xml', 'styles'),
	'xl/styles.xml': styles,
});

type Rows = readonly (readonly Cell[])[];

/**
 * One sheet, its first row fixed in place; the smallest file that every spreadsheet opens. It is made as it is read: of a
 * hundred thousand rows no more than a page is in memory.
 */
export async function* xlsxOf(pages: AsyncIterable<Rows>, name: string): AsyncGenerator<Uint8Array> {
	let ready: Uint8Array[] = [];
	const zip = new Zip((error, bytes) => {
		if (error) throw error;
		ready.push(bytes);
	});
	const taken = () => {
		const now = ready;
		ready = [];
		return now;
	};
	const begin = (path: string) => {
		const part = new ZipDeflate(path);
		zip.add(part);
		return part;
	};
	for (const [path, text] of Object.entries(partsFor(name))) begin(path).push(strToU8(text), true);
	const sheet = begin('xl/sheet.xml');
	sheet.push(strToU8(`${head}<worksheet xmlns="${sheets}">${fixed}<sheetData>`));
	yield* taken();
	for await (const rows of pages) {
		sheet.push(strToU8(rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('')));
		yield* taken();
	}
	sheet.push(strToU8('</sheetData></worksheet>'), true);
	zip.end();
	yield* taken();
}
