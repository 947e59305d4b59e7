import { expect, test } from 'vitest';
import { pageSize } from '#contract/endpoint.ts';
import { cursorOf, cursorPart, pageOf } from './cursor.ts';

const id = '00000000-0000-4000-8000-000000000001';
const newest = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });
const encode = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');

test('a cursor is read as it was written', () => {
	for (const at of ['2026-11-16T09:00:00.123Z', '2026-11-16 09:00:00.123456+00', '2026-11-16 09:00:00+00'])
		expect(newest.read(newest.write({ at, id }))).toEqual({ ok: true, value: { at, id } });
	const mixed = cursorOf({ score: cursorPart.number, isPinned: cursorPart.flag, slug: cursorPart.slug });
	const values = { score: 1.5, isPinned: true, slug: 'bukchon' };
	expect(mixed.read(mixed.write(values))).toEqual({ ok: true, value: values });
});

test('a moment may be given as the date it is', () => {
	const read = newest.read(newest.write({ at: new Date('2026-11-16T09:00:00Z'), id }));
	expect(read).toEqual({ ok: true, value: { at: '2026-11-16T09:00:00.000Z', id } });
});

test('a list without a cursor is read from its beginning', () => {
	expect(newest.read(undefined)).toEqual({ ok: true, value: undefined });
});

test.each([
	['1', 'moment'],
	['+275760-09-13T00:00:00.000Z', 'moment'],
	['2026-02-30T00:00:00Z', 'moment'],
	['2026-11-16T09:00:00+09:00', 'moment'],
	['0000-01-01T00:00:00Z', 'moment'],
	['2026-11-16T25:00:00Z', 'moment'],
	['infinity', 'moment'],
	['id', 'uuid'],
	[`${id}\0`, 'uuid'],
	['a\0b', 'slug'],
	[1e300, 'number'],
	['1', 'number'],
	[null, 'number'],
	[1, 'flag'],
] as const)('%j is no %s', (value, kind) => {
	expect(cursorOf({ value: cursorPart[kind] }).read(encode([value]))).toEqual({ ok: false, refusal: 'invalid-input' });
});

test('what is no list of so many values is no cursor', () => {
	for (const text of ['', 'x', 'e30', encode([]), encode(['a', 'b']), encode('a'), encode({ slug: 'a' })])
		expect(cursorOf({ slug: cursorPart.slug }).read(text)).toEqual({ ok: false, refusal: 'invalid-input' });
});

test('a page that is not full is the last one', () => {
	const rows = Array.from({ length: pageSize + 1 }, (_, at) => at);
	expect(pageOf(rows, String)).toEqual({ shown: rows.slice(0, -1), nextCursor: String(pageSize - 1) });
	expect(pageOf(rows.slice(1), String)).toEqual({ shown: rows.slice(1), nextCursor: null });
	expect(pageOf([], String)).toEqual({ shown: [], nextCursor: null });
});
