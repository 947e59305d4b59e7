import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LicenceKind, LicenceVerdict } from '#domain/member/partner.ts';
import { licence, partner } from '#server/db/schema/partner.ts';
import { withText } from '../../../../tests/support/content-calls.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.reset();
	await house.queries.delete(licence);
	await house.queries.update(partner).set({ serviceItems: ['travel.day-tour'] });
});

const of = { kind: 'day-tour', providerId: 'walks' };
const names = { ko: '새벽 산책', en: 'Dawn walk' };

test('a house begins products of the kinds it was approved for; who keeps none is offered none', async () => {
	const houses = async (who: 'partner' | 'operator') =>
		(await house.call(who, 'GET /api/console/product-houses?language=en')).body.houses;
	expect(await houses('partner')).toEqual([
		{ providerId: 'walks', name: 'Bukchon Walks', kinds: ['day-tour'], papers: [] },
	]);
	expect((await houses('operator')).map((one: { providerId: string }) => one.providerId)).toContain('stays');
	expect((await house.call('guest', 'GET /api/console/product-houses?language=en')).status).toBe(404);
});

test('a kind that demands papers goes out with papers in force alone: none, unread and run out are refused by name', async () => {
	const isOurs = eq(partner.organisationId, house.organisationOf('partner'));
	await house.queries
		.update(partner)
		.set({ serviceItems: ['travel.day-tour', 'medical.dermatology'] })
		.where(isOurs);
	const { body } = await house.create('partner', { kind: 'product', of: { ...of, kind: 'dermatology' }, names });
	const text = { summary: 'S', description: 'D', included: ['Care'], meetingPoint: 'Gate', title: 'Calm skin' };
	const whole = { ...text, excluded: [], steps: [], goodToKnow: [] };
	const edit = (won: number) =>
		house.edit('partner', 'product', body.id, (value) => ({
			...{ ...value, minutes: 60, pictures: ['skin-day-1'], price: { unit: 'person', won }, texts: { en: whole } },
			place: { name: { en: 'Sinsa' }, hangul: '서울 강남구 도산대로 1', latitude: 37.51, longitude: 127.02 },
			schedule: { ...(value.schedule as object), weekdays: [1, 2], times: ['10:00'], capacity: 4 },
		}));
	const first = await edit(100_000);
	const publish = (revision: number) => house.publish('partner', 'product', body.id, revision);
	const lacking = { code: 'not-ready', faults: [{ at: 'licences', code: 'required' }] };
	expect((await publish(first.latest)).body).toMatchObject(lacking);

	const add = async (kind: LicenceKind, verdict: LicenceVerdict, days: number) => {
		const query = new URLSearchParams({ kind, number: 'M-1', expiresOn: addDays(koreanDay(house.now), days) });
		const added = await house.call('partner', `POST /api/partners/me/licences?${query}`, {
			...{ file: pdf, type: 'application/pdf' },
		});
		const { id } = added.body.licences.at(-1);
		await house.queries.update(licence).set({ verdict }).where(eq(licence.id, id));
	};
	await add('foreign-patient', 'accepted', 90);
	await add('liability-insurance', 'waiting', 90);
	expect((await publish(first.latest)).body).toMatchObject(lacking);
	await add('liability-insurance', 'accepted', 20);
	expect((await publish(first.latest)).body).toMatchObject({ state: 'published', published: first.latest });

	// On its last day it counts, the day after it does not; what is out stays, and a plan is refused as a publication is.
	const second = await edit(120_000);
	house.clock.pass({ days: 20 });
	expect((await house.read('partner', 'product', body.id)).body.checks).toContainEqual({
		...{ check: 'licences', isMet: true, isNeeded: true },
	});
	house.clock.pass({ days: 1 });
	expect((await publish(second.latest)).body).toMatchObject(lacking);
	const plan = { revision: second.latest, at: house.soon(60) };
	expect((await house.schedule('partner', 'product', body.id, plan)).body).toMatchObject(lacking);
	const bulk = { act: 'publish', items: [{ id: body.id, revision: second.latest }] };
	expect((await house.call('partner', 'POST /api/console/content/product/acts', { body: bulk })).body.told).toEqual([
		{ id: body.id, outcome: 'refused', code: 'not-ready', lacking: ['licences'] },
	]);
	await add('liability-insurance', 'accepted', 365);
	expect((await publish(second.latest)).body.published).toBe(second.latest);
});

test('a copy has the facts and words of the original under its own name, and leaves it alone', async () => {
	await house.edit('partner', 'product', 'tour', withText('en', 'summary', 'Not out yet'));
	const { status, body } = await house.create('partner', { kind: 'product', of, names, copyOf: 'tour' });
	expect([status, body.id, body.state]).toEqual([200, 'dawn-walk', 'draft']);
	expect(body.content.value).toMatchObject({
		texts: { ko: { title: '새벽 산책' }, en: { title: 'Dawn walk', summary: 'Not out yet' } },
		schedule: { times: ['09:00', '14:00'] },
	});
	expect((await house.read('partner', 'product', 'tour')).body.content.value.texts.en.title).toBe('tour');
	// Not of another kind, not of another house, not of none.
	const copyOf = async (original: string) =>
		(await house.create('partner', { kind: 'product', of, names, copyOf: original })).status;
	expect([await copyOf('hotel'), await copyOf('no-such-thing')]).toEqual([404, 404]);
});

test('a draft is previewed as readers would get it, by those who edit it alone', async () => {
	const { body: begun } = await house.create('partner', { kind: 'product', of, names });
	const address = `/api/products/${begun.id}`;
	const preview = await house.call('partner', `GET ${address}?language=en&draft=1`);
	expect(preview.body).toMatchObject({ title: 'Dawn walk', shownLocale: 'en', pictures: ['palace-dawn-1'] });
	const month = dayIn(20).slice(0, 7);
	expect((await house.call('partner', `GET ${address}/days?month=${month}`)).body.days.length).toBeGreaterThan(0);
	expect((await house.call('partner', `GET ${address}/ratings`)).body).toMatchObject({ items: [], total: 0 });
	for (const who of ['visitor', 'guest', 'rival'] as const) {
		expect((await house.call(who, `GET ${address}/ratings`)).status).toBe(404);
		expect((await house.call(who, `GET ${address}?language=en&draft=1`)).status).toBe(404);
		expect((await house.call(who, `GET ${address}/days?month=${month}`)).status).toBe(404);
	}
	expect((await house.call('partner', `GET ${address}?language=en`)).status).toBe(404);
	await house.edit('partner', 'product', 'tour', withText('en', 'title', 'Renamed'));
	expect((await house.call('partner', 'GET /api/products/tour?language=en&draft=1')).body.title).toBe('Renamed');
	expect((await house.shown()).title).toBe('tour');
});

test('an edit that went out changes nothing of what was agreed', async () => {
	const { id } = await house.reserved('guest', 'tour');
	const agreed = async () => {
		const { body } = await house.call('guest', `GET /api/reservations/${id}?language=en`);
		return { price: body.price, cancellation: body.cancellation, order: body.order };
	};
	const before = await agreed();
	const { latest } = await house.edit('partner', 'product', 'tour', (value) => ({
		...{ ...value, cancellation: 'procedure-deposit', minutes: 30, depositFromWon: 900_000 },
		price: { unit: 'person', won: 999_000 },
		schedule: { ...(value.schedule as object), times: ['21:00'] },
	}));
	expect((await house.publish('partner', 'product', 'tour', latest)).status).toBe(200);
	expect((await house.shown()).fromWon).toBe(999_000);
	expect(await agreed()).toEqual(before);
});

test('what the law lets no clinic say is found before it goes out, and keeps it in', async () => {
	await house.edit('partner', 'product', 'tour', withText('en', 'summary', 'The best clinic, number one'));
	const claims = async () =>
		(await house.read('partner', 'product', 'tour')).body.checks.filter(
			({ check }: { check: string }) => check === 'claims',
		);
	expect(await claims()).toEqual([]);
	await house.database.pool.query("update product set area = 'medical', kind = 'dermatology' where id = 'tour'");
	expect(await claims()).toEqual([
		{ check: 'claims', isMet: false, isNeeded: true, words: ['The best', 'number one'] },
	]);
	await house.database.pool.query("update product set area = 'travel', kind = 'day-tour' where id = 'tour'");
});
