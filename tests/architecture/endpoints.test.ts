import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { type Endpoint, pageOf } from '#contract/endpoint.ts';
import { handlers } from '#server/features/handlers.ts';
import { boundlessArrays, fieldsOf, looseObjects, typeOf } from '../support/schema-walk.ts';

type Endpoints = Record<string, Endpoint>;

/** A file may be named as programs expect it: calendars ask for `.ics`. */
const keyPattern = /^(GET|POST|PUT|PATCH|DELETE) \/api(\/:?[a-z][A-Za-z-]*)+(\.ics)?$/;
const listFields = ['items', 'nextCursor', 'total'];

function addressFaults(key: string, endpoint: Endpoint): string[] {
	if (!keyPattern.test(key)) return ['is not a method and a path below /api/'];
	const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '').sort();
	const inSchema = endpoint.params ? fieldsOf(endpoint.params).sort() : [];
	return inPath.join() === inSchema.join()
		? []
		: [`has the parameters ${inPath.join()} but describes ${inSchema.join()}`];
}

function listFaults({ response }: Endpoint): string[] {
	if (typeOf(response) === 'array') return ['answers with a bare array'];
	const fields = fieldsOf(response);
	if (!fields.includes('items')) return [];
	const isPage = listFields.every((field) => fields.includes(field)) && !boundlessArrays(response).includes('items');
	return isPage ? [] : ['answers with a list that is no pageOf'];
}

function schemaFaults(endpoint: Endpoint): string[] {
	return (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
		const schema = endpoint[part];
		if (!schema) return [];
		const isGiven = part !== 'response';
		return [
			...looseObjects(schema).map((at) => `lets unknown fields into ${[part, at].filter(Boolean).join('.')}`),
			...(isGiven ? boundlessArrays(schema) : []).map(
				(at) => `takes endlessly many in ${[part, at].filter(Boolean).join('.')}`,
			),
		];
	});
}

/** Whatever is wrong with the table of endpoints, one sentence each. */
function endpointFaults(endpoints: Endpoints, handled: string[]): string[] {
	const surplus = handled
		.filter((key) => !(key in endpoints))
		.map((key) => `${key} is handled but not in the contract`);
	const own = Object.entries(endpoints).flatMap(([key, endpoint]) =>
		[
			...addressFaults(key, endpoint),
			...schemaFaults(endpoint),
			...listFaults(endpoint),
			...(handled.includes(key) ? [] : ['has no handler']),
		].map((fault) => `${key} ${fault}`),
	);
	return [...own, ...surplus];
}

test('every endpoint is strict, bounded, below /api/ and handled', () => {
	expect(Object.keys(api).length).toBeGreaterThan(0);
	expect(endpointFaults(api, Object.keys(handlers))).toEqual([]);
});

/** Of a choice of bodies each one is asked. */
const alternativesOf = (schema: z.ZodType | undefined): z.ZodType[] => {
	if (!schema) return [];
	return schema instanceof z.ZodDiscriminatedUnion ? (schema.options as z.ZodType[]) : [schema];
};

test('every endpoint refuses a field it does not know', () => {
	for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
		for (const part of ['params', 'query', 'body'] as const) {
			for (const schema of alternativesOf(endpoint[part])) {
				const issues = schema.safeParse({ surplusField: 1 }).error?.issues;
				expect(
					issues?.map(({ code }) => code),
					`${key} ${part}`,
				).toContain('unrecognized_keys');
			}
		}
	}
});

const thing = z.strictObject({ id: z.string() });
const sound = { summary: 'Things', access: 'anyone', response: thing } as const satisfies Endpoint;

test('a sound endpoint has no fault', () => {
	const list = { ...sound, response: pageOf(thing) };
	expect(endpointFaults({ 'GET /api/things': list }, ['GET /api/things'])).toEqual([]);
});

test.each<[string, Partial<Endpoint>, string]>([
	['an open query', { query: z.object({ q: z.string() }) }, 'lets unknown fields into query'],
	['an open answer', { response: z.looseObject({ id: z.string() }) }, 'lets unknown fields into response'],
	[
		'an open object deep inside',
		{
			body: z.strictObject({
				a: z
					.array(z.union([thing, z.object({})]))
					.max(3)
					.optional(),
			}),
		},
		'lets unknown fields into body.a',
	],
	['a bare array', { response: z.array(thing).max(20) }, 'answers with a bare array'],
	[
		'a list without an end',
		{ response: z.strictObject({ items: z.array(thing) }) },
		'answers with a list that is no pageOf',
	],
	[
		'a list without a cursor',
		{ response: pageOf(thing).omit({ nextCursor: true }) },
		'answers with a list that is no pageOf',
	],
	['an endless input', { body: z.strictObject({ ids: z.array(z.string()) }) }, 'takes endlessly many in body.ids'],
	['a parameter that is not in the path', { params: thing }, 'has the parameters  but describes id'],
])('%s is found', (_, change, fault) => {
	const endpoints = { 'GET /api/things': { ...sound, ...change } as Endpoint };
	expect(endpointFaults(endpoints, ['GET /api/things'])).toEqual([`GET /api/things ${fault}`]);
});

test('a path outside /api/, a missing and a surplus handler are found', () => {
	expect(
		endpointFaults({ 'GET /things': sound, 'GET /api/things': sound }, ['GET /things', 'PUT /api/things']),
	).toEqual([
		'GET /things is not a method and a path below /api/',
		'GET /api/things has no handler',
		'PUT /api/things is handled but not in the contract',
	]);
});
