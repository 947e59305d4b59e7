import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { latestStart } from '#domain/reservation/service-time.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { waitingCalls } from '../../../../tests/support/waiting-calls.ts';
import { offerPlaces } from './offer-places.ts';
import { sweepWaiting } from './sweep-waiting.ts';

let house: ReservationHouse;
const { join, joined, read, withdraw, cancel, takeUp, rowOf, runOfferJobs, offersMailed } = waitingCalls(() => house);
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.execute('delete from graphile_worker._private_jobs');
});

const on = dayIn(20);
const hour = 60 * 60 * 1000;
const adults = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });
const taken = () => house.takenOf('tour', on, '09:00');
const statusOf = async (id: string) => (await rowOf(id)).status;
const offer = (now = house.now) => offerPlaces({ ...house, now }, { productId: 'tour' });

/** The tour at nine full with a party of eight and one of two; guest (3), partner (2) and rival (1) wait, in this order. */
async function fullWithLine() {
	const eight = await house.reserved('other', 'tour', { order: adults(8) });
	const two = await house.reserved('operator', 'tour', { order: adults(2) });
	const [three, pair, single] = [
		await joined('guest', 'tour', adults(3)),
		await joined('partner', 'tour', adults(2)),
		await joined('rival', 'tour', adults(1)),
	];
	await runOfferJobs();
	return { eight: eight.id, two: two.id, three: three.id, pair: pair.id, single: single.id };
}

describe('an offer', () => {
	test('goes to the first in line whose whole party fits, holds its places and is told by mail', async () => {
		const { two, three, pair, single } = await fullWithLine();
		expect(await offersMailed()).toBe(0);
		const before = Date.now();
		await cancel('operator', two);
		expect(await taken()).toBe(8);
		expect(await runOfferJobs()).toContain('tour');
		expect([await statusOf(three), await statusOf(pair), await statusOf(single)]).toEqual([
			'waiting',
			'offered',
			'waiting',
		]);
		expect(await taken()).toBe(10);
		const { offerUntil } = await rowOf(pair);
		expect(Math.round(((offerUntil?.getTime() ?? 0) - before) / hour)).toBe(12);
		expect((await read('partner', pair)).body).toMatchObject({
			status: 'offered',
			ahead: 0,
			offerUntil: offerUntil?.toISOString(),
		});
		const mails = (await house.mailsTo(house.emailOf('partner'))).filter(
			({ template }) => template === 'waiting-offer',
		);
		expect(mails).toMatchObject([{ locale: 'vn', memberId: house.idOf('partner') }]);
		expect(String(mails[0]?.data.link)).toContain(`/reserve/tour?waiting=${pair}`);
		expect(await offersMailed()).toBe(1);
	});

	test('comes once, however often it is looked', async () => {
		const { two } = await fullWithLine();
		await cancel('operator', two);
		await Promise.all([offer(), offer(), offer()]);
		await offer();
		expect([await offersMailed(), await taken()]).toEqual([1, 10]);
	});

	test('goes to as many as fit, in their order', async () => {
		const { eight, three, pair, single } = await fullWithLine();
		await cancel('other', eight);
		await runOfferJobs();
		for (const id of [three, pair, single]) expect(await statusOf(id)).toBe('offered');
		expect([await offersMailed(), await taken()]).toEqual([3, 2 + 6]);
	});

	test('is made for a stay when every night of it is free', async () => {
		const nights = (from: number, to: number) => ({ on: dayIn(from), to: dayIn(to) });
		const early = await house.reserved('other', 'hotel', { order: { ...nights(20, 22), units: 5, ...adults(5) } });
		const late = await house.reserved('other', 'hotel', { order: { ...nights(22, 24), units: 5, ...adults(5) } });
		const { id } = await joined('guest', 'hotel', { ...nights(21, 23), units: 2 });
		await cancel('other', early.id);
		await runOfferJobs();
		expect(await statusOf(id)).toBe('waiting');
		await cancel('other', late.id);
		await runOfferJobs();
		expect(await statusOf(id)).toBe('offered');
		expect(await Promise.all([20, 21, 22, 23].map((day) => house.takenOf('hotel', dayIn(day))))).toEqual([0, 2, 2, 0]);
	});

	test('holds no longer than the product can be reserved, and is not made too late', async () => {
		const { two, pair, three, single } = await fullWithLine();
		await cancel('operator', two);
		const begins = latestStart({ on, to: null, time: '09:00' }).getTime();
		await offer(new Date(begins - 12.5 * hour));
		// Too near for anybody who fits: they wait no longer, and no mail comes.
		expect([await statusOf(pair), await statusOf(single), await statusOf(three)]).toEqual([
			'expired',
			'expired',
			'waiting',
		]);
		expect([await offersMailed(), await taken()]).toEqual([0, 8]);
		await house.queries.update(waiting).set({ status: 'waiting' }).where(eq(waiting.id, pair));
		await offer(new Date(begins - 20 * hour));
		expect((await rowOf(pair)).offerUntil).toEqual(new Date(begins - 12 * hour));
	});

	test('is not made when a buyer is quicker: the party waits on, and hears nothing', async () => {
		const { two, three, pair, single } = await fullWithLine();
		await cancel('operator', two);
		const buyer = await house.database.pool.connect();
		await buyer.query('begin');
		await buyer.query(`update slot set taken = taken + 1 where product_id = 'tour' and time = '09:00'`);
		const offering = offer();
		// The look has seen two free places; the slot itself decides.
		await new Promise((resolve) => setTimeout(resolve, 300));
		await buyer.query('commit');
		buyer.release();
		await offering;
		expect([await statusOf(three), await statusOf(pair), await statusOf(single)]).toEqual([
			'waiting',
			'waiting',
			'offered',
		]);
		expect([await offersMailed(), await taken()]).toEqual([1, 10]);
	});

	test('is not made for what is no longer sold, nor to who was suspended', async () => {
		const { eight } = await fullWithLine();
		await cancel('other', eight);
		await house.queries.update(product).set({ status: 'hidden' }).where(eq(product.id, 'tour'));
		await offer();
		expect(await offersMailed()).toBe(0);
		await house.queries.update(product).set({ status: 'published' }).where(eq(product.id, 'tour'));
		await house.queries
			.update(member)
			.set({ status: 'suspended' })
			.where(eq(member.id, house.idOf('guest')));
		await offer();
		await house.queries
			.update(member)
			.set({ status: 'active' })
			.where(eq(member.id, house.idOf('guest')));
		expect([await offersMailed(), await taken()]).toEqual([2, 2 + 3]);
	});

	test('is not made where the schedule has shrunk below the party', async () => {
		const { eight, three, pair } = await fullWithLine();
		const [row] = await house.queries.select().from(product).where(eq(product.id, 'tour'));
		const { schedule } = row as typeof product.$inferSelect;
		await house.queries
			.update(product)
			.set({ schedule: { ...schedule, capacity: 2 } })
			.where(eq(product.id, 'tour'));
		await cancel('other', eight);
		await offer();
		await house.queries.update(product).set({ schedule }).where(eq(product.id, 'tour'));
		expect([await statusOf(three), await statusOf(pair)]).toEqual(['waiting', 'offered']);
	});
});

describe('what becomes of an offer', () => {
	async function offered() {
		const line = await fullWithLine();
		await cancel('operator', line.two);
		await runOfferJobs();
		expect(await statusOf(line.pair)).toBe('offered');
		return line;
	}

	test('taken up, its places become the reservation’s', async () => {
		const { pair } = await offered();
		const answer = await takeUp('partner', pair, { order: adults(2) });
		expect([answer.status, answer.body.status]).toEqual([200, 'confirmed']);
		expect([await statusOf(pair), await taken()]).toEqual(['taken', 10]);
		expect((await read('partner', pair)).body).toMatchObject({ status: 'taken', offerUntil: null });
		expect((await withdraw('partner', pair)).body.code).toBe('not-allowed');
		expect((await house.call('partner', 'GET /api/waiting?language=en')).body.items).toEqual([]);
	});

	test('by a smaller party, the rest goes to the next in line', async () => {
		const { pair, single } = await offered();
		expect((await takeUp('partner', pair, { order: adults(1) })).status).toBe(200);
		expect(await taken()).toBe(9);
		await runOfferJobs();
		expect([await statusOf(single), await taken()]).toEqual(['offered', 10]);
	});

	test('it is nobody else’s, and holds what nobody else gets', async () => {
		const { pair } = await offered();
		expect((await takeUp('guest', pair, { order: adults(2) })).body.code).toBe('slot-full');
		expect((await house.reserve('other', 'tour', { order: adults(1) })).body.code).toBe('slot-full');
		expect([await statusOf(pair), await taken()]).toEqual(['offered', 10]);
	});

	test('given back, it goes to the next in line; given back again, nothing happens', async () => {
		const { pair, single } = await offered();
		const answers = await Promise.all([withdraw('partner', pair), withdraw('partner', pair)]);
		expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
			[200, 'withdrawn'],
			[200, 'withdrawn'],
		]);
		expect(await taken()).toBe(8);
		await runOfferJobs();
		expect([await statusOf(single), await taken()]).toEqual(['offered', 9]);
	});

	test('not taken up in time, it goes to the next in line, once whoever sweeps', async () => {
		const { pair, single } = await offered();
		await sweepWaiting(house);
		expect(await statusOf(pair)).toBe('offered');
		const { offerUntil } = await rowOf(pair);
		house.clock.moveTo(offerUntil ?? new Date(0));
		await Promise.all([sweepWaiting(house), sweepWaiting(house), sweepWaiting(house)]);
		expect([await statusOf(pair), await taken()]).toEqual(['expired', 8]);
		expect(await runOfferJobs()).toEqual(['tour']);
		expect(await statusOf(single)).toBe('offered');
		expect((await takeUp('partner', pair, { order: adults(2) })).body.code).toBe('slot-full');
		// Who was not quick enough may wait anew.
		expect((await join('partner', 'tour', adults(2))).status).toBe(200);
	});

	test('taken up and swept at the same moment, its places are counted once', async () => {
		const { pair } = await offered();
		const { offerUntil } = await rowOf(pair);
		house.clock.moveTo(new Date(Number(offerUntil) - 150));
		const [answer] = await Promise.all([
			takeUp('partner', pair, { order: adults(2) }),
			sweepWaiting({ ...house, now: new Date(Number(offerUntil) + hour) }),
		]);
		// Swept before it was looked at, its places are free for whoever comes, and the same guest has them as usual.
		expect([
			['taken', 200, 10],
			['expired', 200, 10],
			['expired', 409, 8],
		]).toContainEqual([await statusOf(pair), answer.status, await taken()]);
	});
});

test('who can no longer be offered anything waits no longer', async () => {
	const { three } = await fullWithLine();
	const begins = latestStart({ on, to: null, time: '09:00' }).getTime();
	await sweepWaiting({ ...house, now: new Date(begins - 13 * hour) });
	expect(await statusOf(three)).toBe('waiting');
	await sweepWaiting({ ...house, now: new Date(begins - 13 * hour + 1) });
	expect([await statusOf(three), (await read('guest', three)).body.ahead]).toEqual(['expired', 0]);
	expect([await offersMailed(), await taken()]).toEqual([0, 10]);
});
