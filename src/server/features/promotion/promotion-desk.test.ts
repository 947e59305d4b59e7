import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { roles } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { monthOf } from '#domain/refund/refund-month.ts';
import { member } from '#server/db/schema/member.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { provider } from '#server/db/schema/provider.ts';
import { settleMonth } from '#server/features/settlement/settle-month.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { insertedRow, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.reset();
	await house.adopt();
});

const names = { ko: '가을 할인', en: 'Autumn walks' };
const words = { title: 'Autumn walks', lead: 'L', body: 'B', audience: 'Everybody', scope: 'Walks' };

type Rule = Record<string, unknown>;
const begin = (who: Actor, providerId: string | null = 'walks') =>
	house.create(who, { kind: 'promotion', of: { area: 'travel', providerId }, names });

/** Begun, written and put out by who keeps it. */
async function run(who: Actor, rule: Rule = {}, providerId: string | null = 'walks'): Promise<string> {
	const { body } = await begin(who, providerId);
	const { latest } = await house.edit(who, 'promotion', body.id, (value) => ({
		...{ ...value, discount: { percent: 20 }, startsAt: house.soon(-60), texts: { en: words, ko: words } },
		...rule,
	}));
	const out = await house.publish(who, 'promotion', body.id, latest);
	if (out.status !== 200) throw new Error(JSON.stringify(out.body));
	return body.id;
}
const promotionsOf = async (product: string): Promise<string[]> =>
	(await house.shown(product)).promotions.map(({ id }: { id: string }) => id);
const kept = async (who: Actor, more = '') =>
	(await house.call(who, `GET /api/console/promotions?language=en${more}`)).body;
const idsIn = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

describe('a business keeps promotions of its own', () => {
	test('they lower the prices of its own products, named, of a kind or all of an area, and nobody else’s', async () => {
		await house.queries.update(promotion).set({ isArchived: true }).where(eq(promotion.id, 'autumn'));
		const named = await run('partner', { productIds: ['tour'] });
		expect([await promotionsOf('tour'), await promotionsOf('private-walk')]).toEqual([[named], []]);
		const byKind = await run('partner', { kinds: ['private-tour', 'hotel'] });
		expect([await promotionsOf('private-walk'), await promotionsOf('hotel')]).toEqual([[byKind], []]);
		const all = await run('partner', {});
		expect(await promotionsOf('tour')).toEqual([named, all].sort());
		for (const others of ['hotel', 'park', 'pick-up']) expect(await promotionsOf(others)).toEqual([]);
		const detail = (await house.call('visitor', `GET /api/promotions/${all}?language=en`)).body;
		expect(detail.products.map(({ id }: { id: string }) => id).sort()).toEqual(['private-walk', 'team-day', 'tour']);
	});

	test('another’s product is never named, even where a row says so', async () => {
		const { body } = await begin('partner');
		const { latest, checks } = await house.edit('partner', 'promotion', body.id, (value) => ({
			...{ ...value, productIds: ['tour', 'hotel'], texts: { en: words } },
		}));
		expect(checks).toContainEqual({ check: 'products', isMet: false, isNeeded: true });
		expect((await house.publish('partner', 'promotion', body.id, latest)).body).toMatchObject({
			...{ code: 'not-ready', faults: [{ at: 'products', code: 'required' }] },
		});
		const id = await run('partner', { productIds: ['tour'] });
		await house.queries
			.update(promotion)
			.set({ productIds: ['tour', 'hotel'] })
			.where(eq(promotion.id, id));
		expect(await promotionsOf('hotel')).toEqual([]);
	});

	test('lists of products tell it on its own, and on nobody else’s of the same kind', async () => {
		await run('partner', { kinds: ['day-tour'] });
		const told = async () => {
			const { body } = await house.call('visitor', 'GET /api/products?language=en&area=travel');
			return body.items
				.filter(({ promotion: one }: { promotion: object | null }) => one !== null)
				.map(({ id }: { id: string }) => id)
				.sort();
		};
		// What lists are kept for a few seconds.
		await expect.poll(told, { timeout: 20_000 }).toEqual(['park', 'tour']);
	});

	test('of the agency’s and its own the one that saves the guest most counts, and two are never added up', async () => {
		const own = await run('partner', { productIds: ['tour'], discount: { percent: 20 } });
		const everybodys = await run('operator', { productIds: ['tour'], discount: { percent: 30 } }, null);
		expect(await promotionsOf('tour')).toEqual([own, everybodys].sort());
		expect((await house.shown('tour')).won).toBe(70_000);
		const { id } = await house.reserved('guest', 'tour', { total: 70_000, promotionId: everybodys });
		expect((await house.rowOf(id)).terms.price.promotion).toMatchObject({ id: everybodys });
	});

	test('what was agreed stays: neither an edit nor the end of a promotion changes a reservation', async () => {
		const id = await run('partner', { productIds: ['tour'] });
		const reserved = await house.reserved('guest', 'tour', { total: 80_000, promotionId: id });
		const before = await house.rowOf(reserved.id);
		const { latest } = await house.edit('partner', 'promotion', id, (value) => ({
			...{ ...value, discount: { percent: 5 }, productIds: ['private-walk'] },
		}));
		expect((await house.publish('partner', 'promotion', id, latest)).status).toBe(200);
		await house.archive('partner', 'promotion', id, latest);
		const after = await house.rowOf(reserved.id);
		expect([after.totalWon, after.price, after.terms]).toEqual([80_000, before.price, before.terms]);
		const { body } = await house.call('guest', `GET /api/reservations/${reserved.id}?language=en`);
		expect([body.money.total, body.promotion.id]).toEqual([80_000, id]);
		expect(await promotionsOf('tour')).toEqual([]);
	});

	test('what is done with it stands in the trail, with what it was and became', async () => {
		const id = await run('partner', { productIds: ['tour'] });
		const { latest } = await house.edit('partner', 'promotion', id, (value) => ({
			...value,
			discount: { won: 9_000 },
		}));
		await house.publish('partner', 'promotion', id, latest);
		expect(await house.trail('content.published')).toMatchObject({
			...{ subjectKind: 'promotion', subjectId: id, actorKind: 'provider' },
			changes: { discount: { before: '{"percent":20}', after: '{"won":9000}' } },
		});
		await house.archive('partner', 'promotion', id, latest);
		expect(await house.trail('content.archived')).toMatchObject({ subjectId: id });
	});

	test('two at one promotion are told of each other, and nothing is lost', async () => {
		const id = await run('partner', { productIds: ['tour'] });
		const { body } = await house.read('partner', 'promotion', id);
		await house.edit('operator', 'promotion', id, (value) => ({ ...value, minPersons: 2 }));
		const mine = { kind: 'promotion', value: { ...body.content.value, discount: { percent: 25 } } };
		const saved = await house.save('partner', 'promotion', id, { base: body.latest, content: mine });
		expect(saved.body).toMatchObject({
			...{ outcome: 'conflict', merged: { value: { minPersons: 2, discount: { percent: 25 } } } },
		});
	});

	test('a code that another has is a gap of its own', async () => {
		await run('operator', { productIds: ['park'], code: 'MAPLE' }, null);
		const { body } = await begin('partner');
		const { checks } = await house.edit('partner', 'promotion', body.id, (value) => ({ ...value, code: 'MAPLE' }));
		expect(checks).toContainEqual({ check: 'code', isMet: false, isNeeded: true });
	});
});

test('a business bears its own promotion: a settlement adds what the agency’s took off, and nothing for its own', async () => {
	const settledWith = async (who: 'partner' | 'operator', percent: number) => {
		const rule = { productIds: ['tour'], discount: { percent } };
		const promotionId = await run(who, rule, who === 'partner' ? 'walks' : null);
		const total = 1_000 * (100 - percent);
		const { id } = await house.reserved('guest', 'tour', { total, promotionId });
		const paid = await house.call('operator', `POST /api/reservations/${id}/payments?language=en`, {
			body: { key: randomUUID(), kind: 'payment', won: total, method: 'on-site' },
		});
		expect(paid.status).toBe(200);
		await house.set(id, { status: 'completed' });
		const shares = await settleMonth(house.queries, monthOf((await house.rowOf(id)).startsAt));
		return shares.flatMap(({ lines }) => lines).find(({ reservationId }) => reservationId === id)?.promotionWon;
	};
	expect(await settledWith('partner', 20)).toBe(0);
	expect(await settledWith('operator', 30)).toBe(30_000);
});

describe('the list', () => {
	test('has what runs, comes, is over, is drafted and was taken away; of a business its own, for the agency all', async () => {
		const running = await run('partner', { productIds: ['tour'] });
		const coming = await run('partner', { productIds: ['tour'], startsAt: house.soon(60) });
		const drafted = (await begin('partner')).body.id;
		const gone = await run('rival', { productIds: ['hotel'] }, 'stays');
		await house.archive('rival', 'promotion', gone, 2);
		const own = await kept('partner');
		expect(idsIn(own)).toEqual([drafted, coming, running]);
		expect(own.counts).toEqual({ running: 1, coming: 1, ended: 0, draft: 1, archived: 0 });
		expect(own.items[2]).toMatchObject({
			...{ stand: 'running', owner: { providerId: 'walks' }, discount: { percent: 20 }, used: 0, isAhead: false },
		});
		expect(idsIn(await kept('partner', '&stand=coming'))).toEqual([coming]);
		const all = await kept('operator');
		expect(idsIn(all).sort()).toEqual([drafted, coming, running, gone, 'autumn'].sort());
		expect(all.items.find(({ id }: { id: string }) => id === 'autumn').owner).toBeNull();
		house.clock.pass({ days: 40 });
		expect((await kept('partner')).counts).toEqual({ running: 0, coming: 0, ended: 2, draft: 1, archived: 0 });
	});

	test('is read page by page', async () => {
		for (let at = 0; at < 21; at += 1) await begin('partner');
		const first = await kept('partner');
		expect([first.items.length, first.total]).toEqual([20, 21]);
		const second = await kept('partner', `&cursor=${first.nextCursor}`);
		expect([second.items.length, second.nextCursor]).toEqual([1, null]);
		const wrong = await house.call('partner', 'GET /api/console/promotions?language=en&cursor=no');
		expect(wrong.status).toBe(400);
	});
});

test('a draft is previewed by who keeps it as the site would show it, and by nobody else', async () => {
	// Lists are kept for some seconds: an id of its own.
	const of = { area: 'travel', providerId: 'walks' };
	const { body } = await house.create('partner', { kind: 'promotion', of, names: { ko: '', en: 'Nobody knows' } });
	await house.edit('partner', 'promotion', body.id, (value) => ({
		...{ ...value, productIds: ['tour'], discount: { percent: 40 }, texts: { en: words } },
	}));
	const preview = (who: Actor) => house.call(who, `GET /api/promotions/${body.id}?language=en&draft=1`);
	expect((await preview('partner')).body).toMatchObject({
		...{ title: 'Autumn walks', state: 'running', products: [{ id: 'tour', afterWon: 60_000 }] },
	});
	expect((await preview('operator')).status).toBe(200);
	for (const who of ['visitor', 'guest', 'rival'] as const) expect((await preview(who)).status).toBe(404);
	expect((await house.call('partner', `GET /api/promotions/${body.id}?language=en`)).status).toBe(404);
});

test('to choose from are its owner’s products of its area, those it names first', async () => {
	const { body } = await begin('partner');
	await house.edit('partner', 'promotion', body.id, (value) => ({ ...value, productIds: ['tour'] }));
	const offered = async (who: Actor, id: string, more = '') =>
		(await house.call(who, `GET /api/console/promotions/${id}/products?language=en${more}`)).body;
	const own = await offered('partner', body.id);
	expect(own.products.map(({ id }: { id: string }) => id)).toEqual(['tour', 'private-walk', 'team-day']);
	expect(own).toMatchObject({
		owner: { providerId: 'walks' },
		kinds: expect.arrayContaining(['day-tour', 'private-tour']),
		used: 0,
	});
	const everybodys = (await begin('operator', null)).body.id;
	const all = await offered('operator', everybodys);
	expect(all.owner).toBeNull();
	expect(all.products.length).toBeGreaterThan(2);
	const found = await offered('operator', everybodys, '&search=private');
	expect(found.products.map(({ id }: { id: string }) => id)).toEqual(['private-walk']);
});

describe('what a rule would have cost last month', () => {
	const lastMonth = () => new Date(`${koreanDay(house.clock.now()).slice(0, 7)}-01T00:00:00+09:00`);
	const hoursBefore = (hours: number) => new Date(lastMonth().getTime() - hours * 3_600_000);
	const simulate = async (who: Actor, id: string, rule: Rule = {}) => {
		const { status, body } = await house.call(who, `POST /api/console/promotions/${id}/simulation`, {
			body: {
				language: 'en',
				rule: {
					...{ area: 'travel', productIds: [], kinds: [], discount: { percent: 10 } },
					...{ minPersons: 1, memberLimit: null, totalLimit: null, ...rule },
				},
			},
		});
		return status === 200 ? body : status;
	};
	const people = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });
	const made = (product: string, hours: number, more: { adults?: number; who?: 'guest' | 'other' } = {}) =>
		insertedRow(house, product, orderOn(dayIn(9), people(more.adults ?? 1)), {
			...{ who: more.who ?? 'guest', at: hoursBefore(hours) },
		});

	test('is told by product, of one’s own products alone, of the Korean month that is over', async () => {
		await made('tour', 1, { adults: 2 });
		await made('tour', 2, { who: 'other' });
		await made('private-walk', 3);
		await made('tour', -1);
		await made('park', 4);
		const { id } = (await begin('partner')).body;
		const answer = await simulate('partner', id);
		expect(answer).toMatchObject({
			...{ made: 3, met: 3, offWon: 40_000, insteadWon: 0, to: koreanDay(hoursBefore(1)) },
			products: [
				{ id: 'tour', met: 2, offWon: 30_000 },
				{ id: 'private-walk', met: 1, offWon: 10_000 },
			],
		});
		expect(JSON.stringify(answer)).not.toMatch(/@|guest|Linh/i);
		expect(await simulate('partner', id, { productIds: ['private-walk'] })).toMatchObject({ made: 1, offWon: 10_000 });
		expect(await simulate('partner', id, { kinds: ['day-tour'] })).toMatchObject({ made: 2, offWon: 30_000 });
		expect(await simulate('partner', id, { productIds: ['park'] })).toMatchObject({ made: 0, met: 0, offWon: 0 });
		const everybodys = (await begin('operator', null)).body.id;
		expect(await simulate('operator', everybodys)).toMatchObject({ made: 4 });
	});

	test('keeps its limits, first come first served, and its smallest party', async () => {
		await made('tour', 3, { adults: 2 });
		await made('tour', 2);
		await made('tour', 1, { who: 'other' });
		const { id } = (await begin('partner')).body;
		expect(await simulate('partner', id, { minPersons: 2 })).toMatchObject({ made: 3, met: 1, offWon: 20_000 });
		expect(await simulate('partner', id, { memberLimit: 1 })).toMatchObject({ met: 2, offWon: 30_000 });
		expect(await simulate('partner', id, { totalLimit: 1 })).toMatchObject({ met: 1, offWon: 20_000 });
		expect(await simulate('partner', id, { discount: { won: 5_000 } })).toMatchObject({ met: 3, offWon: 15_000 });
	});

	test('what another promotion gave is told apart, and where that was better the rule is not met', async () => {
		const held = (percent: number) => ({
			...{ id: 'autumn', discount: { percent }, minPersons: 1, serviceFrom: null, serviceTo: null },
		});
		for (const percent of [5, 50])
			await insertedRow(house, 'tour', orderOn(dayIn(9)), { at: hoursBefore(percent), promotion: held(percent) });
		const { id } = (await begin('partner')).body;
		expect(await simulate('partner', id)).toMatchObject({ made: 2, met: 1, offWon: 10_000, insteadWon: 5_000 });
	});

	test('what came to nothing does not count', async () => {
		const id = await made('tour', 1);
		await house.set(id, { status: 'cancelled' });
		expect(await simulate('partner', (await begin('partner')).body.id)).toMatchObject({ made: 0, met: 0 });
	});
});

test('every role × every endpoint: who edits products of the house keeps its promotions, and nobody else', async () => {
	const { queries, services } = house;
	const made = await queries
		.insert(member)
		.values(
			roles.map((role) => ({
				...{ email: `${role}@promotion.example`, passwordHash: 'none', firstName: role, lastName: 'Kim' },
				...{ locale: 'en' as const, group: 'GR0300' as const, emailVerifiedAt: new Date() },
			})),
		)
		.returning({ id: member.id, role: member.firstName });
	for (const { id, role } of made)
		await employ(queries, {
			...{ organisationId: house.organisationOf('partner'), memberId: id, role: role as (typeof roles)[number] },
		});
	const cookies = await signIn(
		{ queries, services },
		made.map(({ id }) => id),
	);
	const id = await run('partner', { productIds: ['tour'] });
	const foreign = await run('rival', { productIds: ['hotel'] }, 'stays');
	const rule = {
		...{ area: 'travel', productIds: [], kinds: [], discount: { percent: 10 } },
		...{ minPersons: 1, memberLimit: null, totalLimit: null },
	};
	const asked = (of: string): [string, string, object?][] => [
		['GET', `/api/console/promotions/${of}/products?language=en`],
		['POST', `/api/console/promotions/${of}/simulation`, { language: 'en', rule }],
		['GET', `/api/console/content/promotion/${of}`],
		['POST', `/api/console/content/promotion/${of}/archive`, { revision: 999 }],
		['GET', `/api/promotions/${of}?language=en&draft=1`],
	];
	const statusOf = async (cookie: string | undefined, [method, url, payload]: [string, string, object?]) => {
		const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
		return (await house.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) })).statusCode;
	};
	for (const [at, { role }] of made.entries())
		for (const [nth, one] of asked(id).entries()) {
			const isHis = (rolesWith('product.edit') as string[]).includes(role);
			expect([200, 409].includes(await statusOf(cookies[at], one)), `${role} ${one[1]}`).toBe(isHis);
			expect(await statusOf(cookies[at], asked(foreign)[nth] ?? one), `${role} ${one[1]}`).toBe(404);
		}
	for (const one of asked(id)) {
		expect([200, 409]).toContain(await statusOf(house.cookieOf('operator'), one));
		for (const who of ['rival', 'applicant', 'guest'] as const)
			expect([403, 404]).toContain(await statusOf(house.cookieOf(who), one));
		expect([401, 404]).toContain(await statusOf(undefined, one));
	}
	expect((await begin('partner', 'stays')).status).toBe(404);
	expect((await begin('partner', null)).status).toBe(404);
	expect((await begin('operator', 'walks')).status).toBe(200);
	const [row] = await queries.select().from(provider).where(eq(provider.id, 'walks'));
	expect(row?.organisationId).toBe(house.organisationOf('partner'));
});
