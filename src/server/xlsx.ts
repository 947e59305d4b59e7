import { strToU8, zipSync } from 'fflate';

type Cell = string | number | null;

// What XML cannot carry at all is left out; the rest is written as itself.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** A text is written as a text: no program takes it for a formula. */
function cellOf(value: Cell): string {
	if (value === null) return '<c/>';
	if (typeof value === 'number') return `<c><v>${value}</v></c>`;
	return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const mediaTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (type: string, target: string): string =>
	`${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

/** One sheet, its first row fixed in place; the smallest file that every spreadsheet opens. */
export function xlsxOf(rows: readonly (readonly Cell[])[], name: string): Uint8Array {
	const data = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
	const fixed =
		'<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
	const files = {
		'[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaTypes}.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="${mediaTypes}.worksheet+xml"/></Types>`,
		'_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
		'xl/workbook.xml': `${head}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="${escaped(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': relation('worksheet', 'sheet.xml'),
		'xl/sheet.xml': `${head}<worksheet xmlns="${sheets}">${fixed}<sheetData>${data}</sheetData></worksheet>`,
	};
	return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}
