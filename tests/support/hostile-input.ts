import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Definition = {
	type: string;
	shape?: Record<string, Schema>;
	element?: Schema;
	innerType?: Schema;
	valueType?: Schema;
	keyType?: Schema;
	in?: Schema;
	left?: Schema;
	items?: Schema[];
	options?: Schema[];
	entries?: Record<string, string>;
	values?: unknown[];
	getter?: () => Schema;
};

const uuid = '00000000-0000-4000-8000-0000000000ff';

/** One of these is right for every text and number of the contract; a test holds it. */
const texts = [
	'Seoul',
	uuid,
	'2027-05-20',
	'1990-05-20',
	'linh@mail.example',
	'+821012345678',
	'10:30',
	'Linh',
	'M12345678',
	'winter-lantern-ferry',
	'1',
	'10',
	'x'.repeat(43),
	'en',
	'terms',
	'a.txt',
	'2026-11-16T09:00:00.000Z',
	'ABCD-EFGH',
	'x'.repeat(20),
	'0000000015',
	'medical.dermatology',
	'2027-05',
	'notice/k-eta-check',
	'vip-tour',
	'seoul',
	'halal-food',
	'instant',
	'prayer-room',
	'when',
	'02-123-4567',
	'KOEXKRSE',
	'18:00',
];
const numbers = [1, 0, 10, 100, 1_000, 1990, 37, 127];

const isRight = (schema: Schema, value: unknown) => (schema as z.ZodType).safeParse(value).success;
const firstRight = (schema: Schema, candidates: readonly unknown[]) =>
	candidates.find((candidate) => isRight(schema, candidate)) ?? candidates[0];

/** An input that a schema takes, as far as its parts can be guessed. */
export function sampleOf(schema: Schema): unknown {
	const definition = schema._zod.def as unknown as Definition;
	const { type, shape, element, options, items, getter } = definition;
	if (type === 'object') {
		const sample = Object.fromEntries(Object.entries(shape ?? {}).map(([name, field]) => [name, sampleOf(field)]));
		if (isRight(schema, sample)) return sample;
		// What belongs together, such as a beginning and an end, may want another text in one place.
		const others = Object.keys(sample).flatMap((name) => texts.map((text) => ({ ...sample, [name]: text })));
		return others.find((other) => isRight(schema, other)) ?? sample;
	}
	if (type === 'array' && element) {
		const one = sampleOf(element);
		return firstRight(
			schema,
			[...Array(12).keys()].map((more) => Array(more + 1).fill(one)),
		);
	}
	if (type === 'tuple') return (items ?? []).map(sampleOf);
	if (type === 'record' && definition.valueType && definition.keyType) {
		const { valueType, keyType } = definition;
		// Of keys that are named all: some of them may be needed.
		const named = Object.values((keyType._zod.def as unknown as Definition).entries ?? {});
		const keys = named.length > 0 ? named : [String(sampleOf(keyType))];
		return Object.fromEntries(keys.map((key) => [key, sampleOf(valueType)]));
	}
	if (type === 'enum') return Object.values(definition.entries ?? {})[0];
	if (type === 'literal') return definition.values?.[0];
	if (type === 'boolean') return true;
	if (type === 'number' || type === 'int') return firstRight(schema, numbers);
	if (type === 'union') return firstRight(schema, (options ?? []).map(sampleOf));
	if (type === 'lazy' && getter) return sampleOf(getter());
	const inner = definition.innerType ?? definition.in ?? definition.left;
	if (!inner) return firstRight(schema, texts);
	const sample = sampleOf(inner);
	return isRight(schema, sample) || typeof sample !== 'string' ? sample : firstRight(schema, texts);
}

type Leaf = { at: readonly (string | number)[]; value: string | number };

/** Every text and number in a sample, with the way there. */
export function leavesOf(value: unknown, at: readonly (string | number)[] = []): Leaf[] {
	if (typeof value === 'string' || typeof value === 'number') return [{ at, value }];
	if (Array.isArray(value)) return value.flatMap((inner, index) => leavesOf(inner, [...at, index]));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...at, name]));
}

/** The same with something else in one place. */
export function replaced(value: unknown, at: readonly (string | number)[], by: unknown): unknown {
	const [name, ...rest] = at;
	if (name === undefined) return by;
	if (Array.isArray(value)) return value.map((inner, index) => (index === name ? replaced(inner, rest, by) : inner));
	const all = value as Record<string, unknown>;
	return { ...all, [name]: replaced(all[name], rest, by) };
}

/** What no form sends. */
export const hostileTexts = [
	'\0',
	'a\0b',
	'\ud800',
	'\u202e',
	'0000-01-01',
	'2026-02-30',
	'9'.repeat(40),
	"%_\\'; --",
	'x'.repeat(5_000),
];
export const hostileNumbers = [-1, 0.5, 2 ** 31, 2 ** 53, 1e308, '1', '\0'];

const cursorValues = [
	'1',
	'\0',
	uuid,
	'+275760-09-13T00:00:00.000Z',
	'2026-02-30T00:00:00Z',
	'2026-11-16T09:00:00.000Z',
	'infinity',
	0,
	1e308,
	true,
];

/** Cursors that nobody was given: of as many values as any list has, and of other things. */
export function forgedCursors(): string[] {
	const pairs = cursorValues.flatMap((one) => cursorValues.map((other) => [one, other]));
	const threes = cursorValues.flatMap((one) => [
		[0, one, uuid],
		[1e308, one, one],
		[1, '2026-11-16T09:00:00.000Z', one],
		[true, one, uuid],
	]);
	const fives = cursorValues.flatMap((one) => [
		[true, 0, false, one, 'x'],
		[false, one, true, '2026-11-16T09:00:00.000Z', one],
	]);
	const all = [...cursorValues.map((one) => [one]), ...pairs, ...threes, ...fives, {}, 'x', null, []];
	return all.map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'));
}
