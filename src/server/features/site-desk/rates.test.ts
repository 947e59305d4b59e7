import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { exchangeRate, rateChange } from '#server/db/schema/exchange-rate.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.queries.delete(rateChange);
	await house.queries.delete(exchangeRate);
	await house.queries.insert(exchangeRate).values([
		{ currency: 'USD', won: 1_380, asOf: '2026-01-02' },
		{ currency: 'VND', won: 0.0545, asOf: '2026-01-02' },
	]);
});

const path = '/api/console/site';
const before = { USD: 1_380, VND: 0.0545 };
const asOf = '2026-01-05';
const set = (body: object, who: Actor = 'operator') =>
	house.call(who, `PUT ${path}/rates`, { body: { before, asOf, ...body } });
const current = async () => (await house.call('operator', `GET ${path}/rates`)).body;

test('rates of a day are set together, shown with their day, and stand in history and trail', async () => {
	expect(await current()).toEqual({
		...{ rates: before, lastKnown: before, newestDay: '2026-01-02' },
		asOf: { USD: '2026-01-02', VND: '2026-01-02' },
	});
	const rates = { USD: 1_400.5, VND: 0.0545, THB: 42.2 };
	expect((await set({ rates })).body).toEqual({
		...{ rates, lastKnown: rates, newestDay: asOf },
		asOf: { USD: asOf, VND: asOf, THB: asOf },
	});
	const { items, total } = (await house.call('operator', `GET ${path}/rate-changes`)).body;
	expect(total).toBe(1);
	expect(items).toMatchObject([{ before, after: rates, asOf, by: expect.any(String) }]);
	const [entry] = await house.queries.select().from(event).where(eq(event.kind, 'site.rates-set'));
	expect(entry?.changes).toEqual({
		USD: { before: '1380', after: '1400.5' },
		THB: { before: '', after: '42.2' },
		asOf: { before: '2026-01-02', after: asOf },
	});
	const shown = (await house.call('visitor', 'GET /api/profile?language=en')).body;
	expect(shown).toMatchObject({ rates, ratesAsOf: asOf });
});

test('a leap is set only by who is sure of it, and nothing else of it either', async () => {
	const rates = { USD: 13_800, VND: 0.06 };
	expect((await set({ rates })).body).toMatchObject({
		code: 'invalid-input',
		faults: [{ at: 'rates.USD', code: 'rate-far-off' }],
	});
	expect((await current()).rates).toEqual(before);
	expect((await set({ rates, sureOf: ['VND'] })).status).toBe(400);
	expect((await set({ rates, sureOf: ['USD'] })).body.rates).toEqual(rates);
});

test('who empties a rate and sets it anew is asked about the leap all the same', async () => {
	expect((await set({ rates: { VND: 0.0545 } })).status).toBe(200);
	const anew = { rates: { USD: 13_800, VND: 0.0545 }, before: { VND: 0.0545 } };
	expect((await set(anew)).body.faults).toEqual([{ at: 'rates.USD', code: 'rate-far-off' }]);
	expect((await current()).lastKnown).toEqual(before);
	expect((await set({ ...anew, sureOf: ['USD'] })).body.rates).toEqual(anew.rates);
});

test('the rates of an older day never take the place of newer ones, not even where those were emptied', async () => {
	expect((await set({ rates: before, asOf: '2026-01-01' })).body.faults).toEqual([{ at: 'asOf', code: 'date-early' }]);
	expect((await set({ rates: {}, asOf: '2026-01-06' })).status).toBe(200);
	expect((await set({ rates: before, before: {}, asOf: '2026-01-05' })).body.faults).toEqual([
		{ at: 'asOf', code: 'date-early' },
	]);
	expect((await set({ rates: before, before: {}, asOf: '2026-01-06' })).status).toBe(200);
});

test('who has not seen the rates as they are sets none, and a currency left out is not shown any more', async () => {
	expect((await set({ rates: { USD: 1_390 } })).body.rates).toEqual({ USD: 1_390 });
	expect((await set({ rates: { USD: 1_400 } })).body.code).toBe('changed-since');
	expect((await set({ rates: {}, before: { USD: 1_390 } })).body).toEqual({
		...{ rates: {}, lastKnown: { USD: 1_390, VND: 0.0545 }, newestDay: asOf, asOf: {} },
	});
});

test('saved once more, the same rates of the same day are no change', async () => {
	const rates = { USD: 1_390, VND: 0.0545 };
	expect((await set({ rates })).status).toBe(200);
	expect((await set({ rates, before: rates })).body).toMatchObject({ rates, asOf: { USD: asOf, VND: asOf } });
	expect((await house.call('operator', `GET ${path}/rate-changes`)).body.total).toBe(1);
	// Another day for the same rates is one: the site shows it.
	expect((await set({ rates, before: rates, asOf: '2026-01-06' })).status).toBe(200);
	expect((await house.call('operator', `GET ${path}/rate-changes`)).body.total).toBe(2);
});

test('no rate of tomorrow, none that is nothing, and none by anybody but the agency', async () => {
	expect((await set({ rates: before, asOf: '2999-01-01' })).body.faults).toMatchObject([{ at: 'asOf' }]);
	for (const USD of [0, -1, 2_000_000, 'x']) expect((await set({ rates: { USD } })).status).toBe(400);
	expect((await set({ rates: { EUR: 1_500 } })).status).toBe(400);
	for (const who of ['guest', 'partner'] as const) expect((await set({ rates: before }, who)).status).toBe(404);
	expect((await set({ rates: before }, 'visitor')).status).toBe(401);
	expect((await current()).rates).toEqual(before);
});

test('history goes on page by page', async () => {
	await house.queries
		.insert(rateChange)
		.values(
			Array.from({ length: 25 }, (_, at) => ({ before: {}, after: { USD: at + 1 }, asOf, setBy: null, at: house.now })),
		);
	const first = (await house.call('operator', `GET ${path}/rate-changes`)).body;
	const second = (await house.call('operator', `GET ${path}/rate-changes?cursor=${first.nextCursor}`)).body;
	expect([first.items.length, second.items.length, second.nextCursor, first.total]).toEqual([20, 5, null, 25]);
	expect(first.items[0]).toMatchObject({ after: { USD: 25 }, by: null });
});
