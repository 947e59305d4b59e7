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
			],
			'A/B: 예약',
		),
	);
	expect(Object.keys(files).sort()).toEqual([
		'[Content_Types].xml',
		'_rels/.rels',
		'xl/_rels/workbook.xml.rels',
		'xl/sheet.xml',
		'xl/workbook.xml',
	]);
	const sheet = strFromU8(files['xl/sheet.xml'] ?? new Uint8Array());
	expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t>');
	expect(sheet).toContain('<v>1000</v>');
	expect(sheet).toContain('&lt;b&gt;&amp;</t></is></c><c/>');
	expect(sheet).not.toContain('<f>');
	expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="A B  예약"');
});
