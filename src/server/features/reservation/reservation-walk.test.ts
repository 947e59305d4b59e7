import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { type Walk, walkFaults, walks } from '../../../../tests/support/reservation-walks.ts';

let house: ReservationHouse;
afterEach(() => house.close());

const runs = { numRuns: 30, endOnFailure: true };
const holds = (walk: Walk) =>
	walkFaults(house, walk).then((faults) => {
		if (faults.length > 0) throw new Error(faults.join('\n'));
	});

test('random walks never reach a state where places, money, history and mails disagree', async () => {
	house = await openReservationHouse();
	await fc.assert(fc.asyncProperty(walks, holds), runs);
});

type Query = { name?: string; values?: unknown[] };

/** The server with one statement gone wrong: what `spoil` makes of its values. */
const spoilt =
	(name: string, spoil: (values: unknown[]) => unknown[]) =>
	(services: Services): Services => ({
		...services,
		transact: (work) =>
			services.transact((queries) => {
				const client = new Proxy(queries.$client, {
					get(target, key) {
						const value = Reflect.get(target, key);
						if (key !== 'query') return typeof value === 'function' ? value.bind(target) : value;
						return (query: Query) =>
							target.query((query.name === name ? { ...query, values: spoil(query.values ?? []) } : query) as never);
					},
				});
				return work(
					new Proxy(queries, {
						get: (target, key) => (key === '$client' ? client : Reflect.get(target, key)),
					}) as Transaction,
				);
			}),
	});

test.each<[string, string, (values: unknown[]) => unknown[]]>([
	[
		'one place less is given back',
		'slot-free',
		([product, on, time, places]) => [product, on, time, (places as number[]).map((count) => count - 1)],
	],
	[
		'only the first slot is given back',
		'slot-free',
		([product, ...columns]) => [product, ...columns.map((column) => (column as unknown[]).slice(0, 1))],
	],
	[
		'one place less is taken',
		'slot-take',
		([product, capacity, on, time, places]) => [
			product,
			capacity,
			on,
			time,
			(places as number[]).map((count) => Math.max(1, count - 1)),
		],
	],
	['a promotion is not given back', 'promotion-give-back', () => ['00000000-0000-4000-8000-000000000000']],
])('a planted fault is found quickly: %s', async (_, name, spoil) => {
	house = await openReservationHouse(spoilt(name, spoil));
	const found = await fc.check(fc.asyncProperty(walks, holds), { ...runs, seed: 7 });
	expect(found.failed).toBe(true);
	// Well within what the walks above are given, though some of their steps go to promotions.
	expect(found.numRuns).toBeLessThanOrEqual(20);
});
