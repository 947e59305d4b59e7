import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const id = '00000000-0000-4000-8000-000000000001';
const read = (values: unknown[], kinds: Parameters<typeof decodeCursor>[1]) =>
	decodeCursor(encodeCursor(values), kinds);

test('a cursor is read as it was written', () => {
	for (const at of ['2026-11-16T09:00:00.123Z', '2026-11-16 09:00:00.123456+00', '2026-11-16 09:00:00+00'])
		expect(read([at, id], ['moment', 'uuid'])).toEqual([at, id]);
	expect(read([1.5, true, 'bukchon'], ['number', 'boolean', 'string'])).toEqual([1.5, true, 'bukchon']);
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
	['a\0b', 'string'],
	[1e300, 'number'],
	['1', 'number'],
	[null, 'number'],
	[1, 'boolean'],
] as const)('%j is no %s', (value, kind) => {
	expect(read([value], [kind])).toBeUndefined();
});

test('what is no list of so many values is no cursor', () => {
	for (const text of ['', 'x', 'e30', encodeCursor([]), encodeCursor(['a', 'b'])])
		expect(decodeCursor(text, ['string'])).toBeUndefined();
});
