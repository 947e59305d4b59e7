import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, guarded, tidied } from '#domain/bulk/cell.ts';
import { csvOf } from '#domain/kernel/csv.ts';
import { readLines } from './read-lines.ts';

const fileOf = (bytes: Uint8Array) => ({
	...{ bytes: bytes.length, head: bytes.subarray(0, 64), tail: bytes.subarray(-64) },
	async *open() {
		yield bytes;
	},
});
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (given: string | Uint8Array, table: 'products' | 'slots' = 'slots') =>
	readLines(fileOf(typeof given === 'string' ? utf8(given) : given), table);
const cellsOf = async (given: string | Uint8Array) => {
	const found = await read(given);
	if ('why' in found) throw new Error(found.why);
	return found.lines.map(({ row, cells }) => [row, Object.fromEntries(cells)]);
};

const head = 'product,date,time';

test('whatever a cell says is read as it was written', async () => {
	const cell = fc
		.oneof(
			fc.string({ unit: 'grapheme' }),
			fc.constantFrom('=1+1', "'=1", '"', 'a;b\t,c\r\nd', "''+", '-', 'a;=1', "a;'=1", 'Included:\n- lunch\n- tea'),
			fc.string({ unit: fc.constantFrom(...';\t\r\n =-@"\'ax,＝') }),
		)
		.filter((text) => !text.includes('\0'));
	await fc.assert(
		fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }), async (rows) => {
			const whole = rows.map((row) => [`x${row[0]}`, row[1], row[2]]);
			const file = csvOf([['product', 'why', 'title'], ...whole.map((row) => row.map(guarded))]);
			const found = await read(file.replace('product,why,title', 'product,why,title'), 'slots');
			expect(found).toEqual({ why: 'missing-columns', columns: ['date', 'time'] });
			const full = csvOf([
				['product', 'why', 'title', 'date', 'time'],
				...whole.map((row) => [...row.map(guarded), '', '']),
			]);
			expect(await cellsOf(full)).toEqual(
				whole.map(([product = '', why = '', title = ''], at) => [
					at + 2,
					{ product: tidied(product), why: tidied(why), title: tidied(title), date: '', time: '' },
				]),
			);
		}),
		{ numRuns: 150 },
	);
});

test('a cell that a spreadsheet would run has an apostrophe on its way, and none when it is back', () => {
	const inner = ['a;=1', "a;'=1", "a;''=1", 'a; \t-1', 'Included:\n- lunch', 'a;"=1', ';;=1;==2', "=1;'-2\n@"];
	for (const text of ['=HYPERLINK("x")', '+82', '-', '@a', '＝1', "'=a", "'", 'plain', ...inner]) {
		const sent = guarded(text);
		expect([/(^|[;\t\n][\s"]*)[=+\-@＝]/.test(sent), cellOf(sent)]).toEqual([false, text]);
		// As it is written into the file: nothing gets two of them.
		const quoted = /[",\n]/.test(sent) ? `"${sent.replaceAll('"', '""')}"` : sent;
		expect(csvOf([[sent]])).toBe(`\ufeff${quoted}\r\n`);
	}
});

test('files of spreadsheets of several countries are read: semicolons, tabs, UTF-16, Korean Windows', async () => {
	const expected = [[2, { product: 'walk', date: '2026-11-20', time: '9:00' }]];
	expect(await cellsOf(`\ufeff${head}\r\nwalk,2026-11-20,9:00\r\n`)).toEqual(expected);
	expect(await cellsOf('Product;Date;Time\nwalk;2026-11-20;9:00')).toEqual(expected);
	const wide = Buffer.from(`\ufeff${head.replaceAll(',', '\t')}\r\nwalk\t2026-11-20\t9:00\r\n`, 'utf16le');
	expect(await cellsOf(wide)).toEqual(expected);
	// “가” is b0 a1 there.
	const korean = Buffer.concat([utf8(`${head},why\nwalk,2026-11-20,9:00,`), Buffer.from([0xb0, 0xa1])]);
	expect(await read(korean)).toMatchObject({
		encoding: 'cp949',
		lines: [
			{
				cells: new Map([
					['product', 'walk'],
					['date', '2026-11-20'],
					['time', '9:00'],
					['why', '가'],
				]),
			},
		],
	});
	// Letters that Korean Windows has no signs for were lost when it was saved: that line is named.
	const lost = Buffer.concat([utf8(`${head},why\nwalk,2026-11-20,9:00,?????`), Buffer.from([0xb0, 0xa1])]);
	expect(await read(lost)).toMatchObject({ lines: [{ faults: [{ column: 'why', why: 'letters-lost' }] }] });
});

test('all syllables of Korean Windows are read, also those that KS X 1001 has not', async () => {
	// “뷁 똠방각하 힣 €” as a Korean Windows saves it.
	const saved = Buffer.from('94ee208c63b9e6b0a2c7cf20c65220a2e6', 'hex');
	const found = await read(Buffer.concat([utf8(`${head},why\nwalk,2026-11-20,9:00,`), saved]));
	expect('lines' in found && found.lines[0]?.cells.get('why')).toBe('뷁 똠방각하 힣 €');
	expect(await read(Buffer.concat([utf8(`${head},why\nwalk,2026-11-20,9:00,`), Buffer.from('c653', 'hex')]))).toEqual({
		why: 'encoding',
	});
});

test('of a file that was put together from two, the first line that is not as those before it is named', async () => {
	const unicode = utf8('walk,2026-11-20,9:00,한글\n');
	const windows = Buffer.concat([utf8('walk,2026-11-21,9:00,'), Buffer.from('c7d1b1db', 'hex'), utf8('\n')]);
	const both = (...parts: Uint8Array[]) =>
		read(Buffer.concat([utf8(`${head},why\nwalk,2026-11-19,9:00,\n`), ...parts]));
	expect(await both(unicode, unicode, windows)).toEqual({ why: 'encoding', line: 5 });
	expect(await both(windows, unicode)).toEqual({ why: 'encoding', line: 4 });
	expect(await both(windows, windows)).toMatchObject({ encoding: 'cp949' });
});

test('lines are numbered as a spreadsheet numbers them: empty ones count and are passed over', async () => {
	const rows = await cellsOf(`${head}\nwalk,2026-11-20,"9:00"\n\n,,\nwalk,2026-11-21,9:00\n`);
	expect(rows.map(([row]) => row)).toEqual([2, 5]);
});

test.each([
	['', { why: 'empty' }],
	['\ufeff', { why: 'empty' }],
	[`${head}\n`, { why: 'empty' }],
	[`${head},colour,size\nx`, { why: 'unknown-columns', columns: ['colour', 'size'] }],
	['product,date,time,date\nx', { why: 'column-twice', columns: ['date'] }],
	['product,title\nx', { why: 'missing-columns', columns: ['date', 'time'] }],
	[`${head}\nwalk,"2026-11-20,9:00\n`, { why: 'malformed' }],
	[`${head}\nwalk,"a"b,9:00\n`, { why: 'malformed', line: 2 }],
	[`${head}\n${'walk,2026-11-20,9:00\n'.repeat(5_001)}`, { why: 'too-many-lines' }],
	['a\0b', { why: 'encoding' }],
])('a file that cannot be read says why: %j', async (text, fault) => {
	expect(await read(text)).toMatchObject(fault);
});

test('whatever bytes come, they are read or refused, and nothing is thrown', async () => {
	await fc.assert(
		fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, isHeaded) => {
			const given = isHeaded ? Buffer.concat([utf8(`${head}\n`), bytes]) : bytes;
			const found = await read(given);
			expect('why' in found || found.lines.length > 0).toBe(true);
		}),
	);
	// A photograph, and a text of another table of 8 bits.
	expect(await read(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]))).toEqual({ why: 'encoding' });
	const russian = Buffer.from([
		...utf8(`${head},why\nwalk,2026-11-20,9:00,`),
		0xcf,
		0xf0,
		0xee,
		0xe3,
		0xf3,
		0xeb,
		0xea,
		0xe0,
	]);
	expect(await read(russian)).toEqual({ why: 'encoding' });
});
