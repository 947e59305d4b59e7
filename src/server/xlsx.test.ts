import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxOf } from './xlsx.ts';

test('a spreadsheet has every part that programs ask for, and texts stay texts', () => {
	const files = unzipSync(
		xlsxOf(
			[
				['이름', 'Won'],
				['=HYPERLINK("x")', 1000],
				['<b>&\u0007', null],
				['2026-11-17', '2026-13-45'],
			],
			'A/B: 예약',
		),
	);
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
