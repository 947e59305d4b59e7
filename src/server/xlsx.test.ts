import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxOf } from './xlsx.ts';

async function* inPages(...pages: (string | number | null)[][][]) {
	yield* pages;
}

async function read(chunks: AsyncIterable<Uint8Array>) {
	const all: Uint8Array[] = [];
	for await (const chunk of chunks) all.push(chunk);
	return unzipSync(new Uint8Array(Buffer.concat(all)));
}

test('a spreadsheet has every part that programs ask for, and texts stay texts', async () => {
	const pages = inPages(
		[['이름', 'Won']],
		[['=HYPERLINK("x")', 1000]],
		[
			['<b>&\u0007', null],
			['2026-11-17', '2026-13-45'],
		],
	);
	const files = await read(xlsxOf(pages, 'A/B: 예약'));
	expect(Object.keys(files).sort()).toEqual([
		'[Content_Types].xml',
		'_rels/.rels',
		'xl/_rels/workbook.xml.rels',
		'xl/sheet.xml',
		'xl/styles.xml',
		'xl/workbook.xml',
	]);
	const sheet = strFromU8(files['xl/sheet.xml'] ?? new Uint8Array());
	expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t>');
	expect(sheet).toContain('<v>1000</v>');
	expect(sheet).toContain('&lt;b&gt;&amp;</t></is></c><c/>');
	// A day is a number with the look of one; what only looks like a day is not.
	expect(sheet).toContain('<c s="1"><v>46343</v></c>');
	expect(sheet).toContain('2026-13-45</t>');
	expect(sheet).not.toContain('<f>');
	expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="A B  예약"');
});

test('what comes page by page is one sheet, however much it is', async () => {
	const rows = Array.from({ length: 500 }, (_, at) => [`row ${at}`]);
	const files = await read(xlsxOf(inPages(...Array.from({ length: 50 }, () => rows)), 'All'));
	const sheet = strFromU8(files['xl/sheet.xml'] ?? new Uint8Array());
	expect(sheet.match(/<row>/g)).toHaveLength(25_000);
	expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true);
});
