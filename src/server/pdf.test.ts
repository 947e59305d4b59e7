import { expect, test } from 'vitest';
import { pdfOf } from './pdf.ts';

const rows = Array.from({ length: 90 }, (_, at) => [
	'2026-10-01',
	`MR-${at}`,
	'한복 체험과 아주 긴 이름의 상품'.repeat(4),
	at * 1_000,
	-5,
]);
const text = new TextDecoder().decode(
	pdfOf({
		title: '정산서',
		facts: [['번호', 'S-2026-10-001']],
		table: { head: ['날짜', '번호', '상품', '금액', '지급액'], rows, note: '끝' },
	}),
);
const said = [...text.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex = '']) =>
	(hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join(''),
);

test('what is written can be read from it, in Korean, with amounts set off and long texts cut', () => {
	expect(said).toEqual(expect.arrayContaining(['정산서', '번호', 'S-2026-10-001', '89,000', '-5', '끝']));
	expect(said.filter((one) => one.endsWith('…'))).toHaveLength(90);
});

test('it is whole: every object stands where the table of objects says, and pages are counted', () => {
	const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
	const offsets = text.slice(start).match(/^\d{10} 00000 n $/gm) ?? [];
	expect(text.slice(start, start + 4)).toBe('xref');
	offsets.forEach((line, at) => {
		expect(text.slice(Number(line.slice(0, 10))).startsWith(`${at + 1} 0 obj`)).toBe(true);
	});
	const pages = Number(/\/Count (\d+)/.exec(text)?.[1]);
	expect(pages).toBeGreaterThan(1);
	expect(text.match(/\/Type \/Page /g)).toHaveLength(pages);
	expect(said.filter((one) => one === '날짜')).toHaveLength(pages);
	expect(said).toContain(`${pages} / ${pages}`);
	for (const [, length = '', body = ''] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
		expect(body.length).toBe(Number(length));
});
