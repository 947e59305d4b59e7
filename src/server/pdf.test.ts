import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from './pdf.ts';
import { fontFor } from './pdf-font.ts';

const rows = Array.from({ length: 90 }, (_, at) => [
	'2026-10-01',
	`MR-${at}`,
	'한복 체험과 아주 긴 이름의 상품'.repeat(8),
	at * 1_000,
	-5,
]);
let bytes: Buffer;
let text = '';
beforeAll(async () => {
	bytes = Buffer.from(
		await pdfOf({
			title: '정산서',
			// A rare syllable, one that was typed letter by letter, a sign that the font has not, and Thai with marks on marks.
			facts: [
				['번호', 'S-2026-10-001'],
				['이름', '뷁 한옥 😀'],
				['검색어', 'ที่พัก\u2060 ปี่ ฟื้นฟู น้ำ'],
			],
			table: { head: ['날짜', '번호', '상품', '금액', '지급액'], rows, note: '끝' },
		}),
	);
	text = bytes.toString('latin1');
});

/** The streams of the file, unpacked. */
const streams = () =>
	[...text.matchAll(/<< \/Length (\d+) \/Filter \/FlateDecode([^>]*)>>\nstream\n/g)].map((match) => {
		const from = match.index + match[0].length;
		expect(text.slice(from + Number(match[1])).startsWith('\nendstream')).toBe(true);
		return { more: match[2] ?? '', body: inflateSync(bytes.subarray(from, from + Number(match[1]))) };
	});

/** What is written, by the map that the file brings along: as somebody who copies it gets it. */
function said(): string[] {
	const all = streams().map(({ body }) => body.toString('latin1'));
	const signs = new Map(
		all
			.filter((body) => body.includes('beginbfchar'))
			.flatMap((body) => [...body.matchAll(/<(\w{4})> <(\w{4})>/g)])
			.map(([, glyph = '', code = '']) => [glyph, String.fromCharCode(Number.parseInt(code, 16))]),
	);
	return all
		.flatMap((body) => [...body.matchAll(/BT (.*) ET/g)])
		.map(([, drawn = '']) => [...drawn.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join(''))
		.map((hex) => (hex.match(/.{4}/g) ?? []).map((glyph) => signs.get(glyph) ?? `[${glyph}]`).join(''));
}

test('what is written can be read from it, in Korean, with amounts set off and long texts cut', () => {
	const all = said();
	expect(all).toEqual(expect.arrayContaining(['정산서', '번호', 'S-2026-10-001', '89,000', '-5', '끝', '뷁 한옥 ?']));
	expect(all.filter((one) => one.endsWith('…'))).toHaveLength(90);
	// A vowel of two parts is copied as these.
	expect(all).toContain('ที่พัก ปี่ ฟื้นฟู นํ้า');
});

test('a figure that nobody knows stands under the others of its column, and a word does not', async () => {
	const table = {
		head: ['이름', '수'],
		rows: [['–', '–'] as const, ['가', 1_000] as const, ['나', '다'] as const],
		note: '',
	};
	const small = Buffer.from(await pdfOf({ title: '표', facts: [], table }));
	const page = [...small.toString('latin1').matchAll(/<< \/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/g)]
		.map(({ 0: head, 1: length, index }) => small.subarray(index + head.length, index + head.length + Number(length)))
		.map((packed) => inflateSync(packed).toString('latin1'))
		.find((body) => body.startsWith('BT '));
	const lefts = [...(page ?? '').matchAll(/Tf ([\d.]+) /g)].map(([, x]) => Number(x));
	const [, , , nobody, unknown, somebody, figure, , word] = lefts;
	expect(nobody).toBe(somebody);
	expect(unknown).toBeGreaterThan(figure ?? 0);
	expect(word).toBeLessThan(figure ?? 0);
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
	expect(said().filter((one) => one === '날짜')).toHaveLength(pages);
	expect(said()).toContain(`${pages} / ${pages}`);
});

test('its font is in it, with the letters that it uses and no others', () => {
	expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansKR-Regular/);
	expect(text).toContain('/FontFile2 7 0 R');
	const font = streams().find(({ more }) => more.includes('/Length1'))?.body;
	const tables = Array.from({ length: font?.readUInt16BE(4) ?? 0 }, (_, at) =>
		font?.toString('latin1', 12 + at * 16, 16 + at * 16),
	);
	expect(tables).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
	const signs = new Set(said().join(''));
	expect(signs.size).toBeGreaterThan(40);
	expect(Number(/\/Length1 (\d+)/.exec(text)?.[1])).toBeLessThan(200 * signs.size + 4_000);
});

test('each sign has a glyph of its own with a width of its own, and what no font has is a question mark', async () => {
	const font = await fontFor('가힣뷁A1 …₩·😀');
	const glyphs = Array.from('가힣뷁A1…₩·', font.glyphOf);
	expect(new Set(glyphs).size).toBe(8);
	expect(glyphs).not.toContain(0);
	expect(font.glyphOf('😀')).toBe(font.glyphOf('?'));
	expect(font.widthOf(font.glyphOf('가'))).toBeGreaterThan(font.widthOf(font.glyphOf('1')));
});

test('marks of Thai stand over and under their letters, each at a height of its own', async () => {
	const font = await fontFor('ที่ ฟื้น ปู่ น้ำ ก');
	const glyphsOf = (text: string) => font.glyphsOf(text).map(({ glyph }) => glyph);
	expect(glyphsOf('ที่ ฟื้น ปู่ น้ำ')).not.toContain(font.glyphOf('?'));
	const [letter, vowel, tone] = font.glyphsOf('ที่');
	expect(letter?.advance).toBeGreaterThan(0);
	expect([vowel?.advance, tone?.advance]).toEqual([0, 0]);
	// Over a vowel a tone is another glyph than over a letter, or higher; beside a tall stroke it goes to the left.
	expect(font.glyphsOf('ก่')[1]).not.toEqual(tone);
	expect(font.glyphsOf('ฟื้')[2]?.dx).toBeLessThan(-100);
	// The ring of a vowel of two parts stands under the tone.
	expect(glyphsOf('น้ำ')).toHaveLength(4);
});

/** How dark each of the dots is in a part of the first page, drawn by a reader that has no Korean font. */
async function drawn(part: { left: number; top: number; width: number; height: number }): Promise<number[]> {
	const library = await PDFiumLibrary.init();
	const document = await library.loadDocument(bytes);
	const { width, data } = await document.getPage(0).render({ scale: 2, render: 'bitmap' });
	document.destroy();
	library.destroy();
	const dots: number[] = [];
	for (let y = part.top * 2; y < (part.top + part.height) * 2; y += 1)
		for (let x = part.left * 2; x < (part.left + part.width) * 2; x += 1) dots.push(data[(y * width + x) * 4] ?? 255);
	return dots;
}

test('a reader without a Korean font draws the syllables, each another', async () => {
	// The title is 16 points high: three syllables, one beside the other.
	const [one, two, three] = await Promise.all(
		[0, 1, 2].map((at) => drawn({ left: 36 + Math.round(at * 14.7), top: 33, width: 14, height: 18 })),
	);
	for (const dots of [one, two, three]) {
		const dark = (dots ?? []).filter((dot) => dot < 128).length / (dots?.length ?? 1);
		expect(dark).toBeGreaterThan(0.05);
		expect(dark).toBeLessThan(0.6);
	}
	expect(one).not.toEqual(two);
	expect(two).not.toEqual(three);
});
