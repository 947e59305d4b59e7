import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { event } from '#server/db/schema/event.ts';
import { productDay, slot } from '#server/db/schema/slot.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn, type ProductName } from '../../../../tests/support/reservation-products.ts';
import { waitingCalls } from '../../../../tests/support/waiting-calls.ts';

let house: ReservationHouse;
const { joined, runOfferJobs, rowOf } = waitingCalls(() => house);
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(productDay);
	await house.queries.execute(sql`update product set schedule = schedule - 'days'`);
	await house.queries.execute('delete from graphile_worker._private_jobs');
});

const on = dayIn(20);
const adults = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });
type Change = {
	id?: string;
	first?: string;
	last?: string;
	time?: string;
	why?: string;
	weekdays?: number[];
	seen?: string | null;
};
const change = (wish: object, { id = 'tour', ...more }: Change = {}, who: Actor = 'partner') =>
	house.call(who, `PUT /api/console/products/${id}/days`, { body: { first: on, last: on, ...more, change: wish } });
const plan = async (id = 'tour', from = on, to = on, who: Actor = 'partner') =>
	(await house.call(who, `GET /api/console/products/${id}/days?first=${from}&last=${to}`)).body;
const calendar = async (id: ProductName = 'tour', day = on) => {
	const { body } = await house.call('visitor', `GET /api/products/${id}/days?month=${day.slice(0, 7)}`);
	return body.days.find((one: { on: string }) => one.on === day)?.slots;
};
const isListed = async (id: string, day: string) => {
	const { body } = await house.call('visitor', `GET /api/products?area=travel&language=en&on=${day}`);
	return body.items.some((one: { id: string }) => one.id === id);
};

describe('a day of a product', () => {
	test('is stopped and sold again, at once: in the calendar, in lists, for who reserves', async () => {
		expect([await calendar(), await isListed('tour', on)]).toEqual([
			[
				{ time: '09:00', left: 10 },
				{ time: '14:00', left: 10 },
			],
			true,
		]);
		const { status, body } = await change({ sale: 'stopped' }, { why: 'Guide course' });
		expect([status, body.days[0]]).toMatchObject([
			200,
			{ on, isStopped: true, isException: true, why: 'Guide course' },
		]);
		expect([await calendar(), await isListed('tour', on)]).toEqual([undefined, false]);
		const refused = await house.reserve('guest', 'tour', { order: { on } });
		expect(refused.body.faults).toEqual([{ at: 'order.time', code: 'not-offered' }]);
		await change({ sale: 'usual' });
		expect((await house.reserve('guest', 'tour', { order: { on } })).status).toBe(200);
		expect(await house.queries.$count(productDay)).toBe(0);
	});

	test('has one start stopped; when both are, lists say so too', async () => {
		await change({ sale: 'stopped' }, { time: '09:00' });
		expect([await calendar(), await isListed('tour', on)]).toEqual([[{ time: '14:00', left: 10 }], true]);
		await change({ sale: 'stopped' }, { time: '14:00' });
		expect([await calendar(), await isListed('tour', on)]).toEqual([undefined, false]);
	});

	test('is opened although the week has it closed, with times of its own', async () => {
		await house.queries.execute(
			sql`update product set schedule = jsonb_set(schedule, '{weekdays}', '[]') where id = 'tour'`,
		);
		expect([await calendar(), await isListed('tour', on)]).toEqual([undefined, false]);
		await change({ sale: 'open', times: ['11:00'], capacity: 3 });
		expect([await calendar(), await isListed('tour', on)]).toEqual([[{ time: '11:00', left: 3 }], true]);
		const order = { on, time: '11:00' };
		expect((await house.reserve('guest', 'tour', { order: { ...order, ...adults(4) } })).body.code).toBe('slot-full');
		expect((await house.reserve('guest', 'tour', { order: { ...order, ...adults(3) } })).status).toBe(200);
		await house.queries.execute(
			sql`update product set schedule = jsonb_set(schedule, '{weekdays}', '[0,1,2,3,4,5,6]') where id = 'tour'`,
		);
	});

	test('has more or fewer places after the first sale, never fewer than are sold', async () => {
		await house.reserved('guest', 'tour', { order: { on, ...adults(9) } });
		const refused = await change({ capacity: 8 });
		expect([refused.status, refused.body.code, refused.body.faults]).toEqual([
			409,
			'below-sold',
			[{ at: `${on} 09:00`, code: 'below-sold', count: 9 }],
		]);
		// Nothing of it was kept, of the start that nobody reserved neither.
		expect(await calendar()).toEqual([
			{ time: '09:00', left: 1 },
			{ time: '14:00', left: 10 },
		]);
		expect((await change({ capacity: 9 })).status).toBe(200);
		expect(await calendar()).toEqual([
			{ time: '09:00', left: 0 },
			{ time: '14:00', left: 9 },
		]);
		await change({ capacity: 20 }, { time: '09:00' });
		expect((await plan()).days[0].slots).toMatchObject([
			{ time: '09:00', capacity: 20, usualCapacity: 10, taken: 9, onHold: 0 },
			{ time: '14:00', capacity: 9 },
		]);
		await house.reserved('other', 'tour', { order: { on, ...adults(10) } });
		expect((await change({ capacity: null }, { time: '09:00' })).body.faults).toEqual([
			{ at: `${on} 09:00`, code: 'below-sold', count: 19 },
		]);
		// Stopping asks nothing of what is sold.
		expect((await change({ sale: 'stopped' })).status).toBe(200);
		expect(await house.takenOf('tour', on, '09:00')).toBe(19);
	});

	test('with more places is offered to whoever waits for it', async () => {
		await house.reserved('other', 'tour', { order: { on, ...adults(10) } });
		const { id } = await joined('guest', 'tour', { on, ...adults(2) });
		await change({ capacity: 12 });
		await runOfferJobs();
		expect([(await rowOf(id)).status, (await plan()).days[0].slots[0]]).toMatchObject([
			'offered',
			{ taken: 12, onHold: 2, capacity: 12 },
		]);
	});

	test('tells who sells it how many wait, and for how many places; a stay waits for each night, a suspended member for none', async () => {
		const waitsOf = async (...asked: Parameters<typeof plan>) =>
			(await plan(...asked)).days.map(({ slots }: { slots: { inLine: object }[] }) =>
				slots.map(({ inLine }) => inLine),
			);
		const nobody = { parties: 0, places: 0 };
		await house.reserved('other', 'tour', { order: { on, ...adults(10) } });
		expect(await waitsOf()).toEqual([[nobody, nobody]]);
		await joined('guest', 'tour', { on, ...adults(2) });
		await joined('operator', 'tour', { on, ...adults(3) });
		expect(await waitsOf()).toEqual([[{ parties: 2, places: 5 }, nobody]]);
		await house.queries.execute(sql`update member set status = 'suspended' where id = ${house.idOf('operator')}::uuid`);
		const left = await waitsOf();
		await house.queries.execute(sql`update member set status = 'active' where id = ${house.idOf('operator')}::uuid`);
		expect(left).toEqual([[{ parties: 1, places: 2 }, nobody]]);
		const stay = { on, to: addDays(on, 2), units: 1, ...adults(1) };
		await change({ capacity: 1 }, { id: 'hotel', first: on, last: addDays(on, 1) }, 'rival');
		await house.reserve('other', 'hotel', { order: stay });
		await joined('guest', 'hotel', stay);
		const [one] = [{ parties: 1, places: 1 }];
		expect(await waitsOf('hotel', on, addDays(on, 2), 'rival')).toEqual([[one], [one], [nobody]]);
	});

	test('of a stay counts for its night', async () => {
		const nights = { on, to: addDays(on, 3) };
		await change({ capacity: 1 }, { id: 'hotel', first: addDays(on, 1), last: addDays(on, 1) }, 'rival');
		const two = await house.reserve('guest', 'hotel', { order: { ...nights, units: 2, ...adults(3) } });
		expect(two.body.code).toBe('slot-full');
		expect((await house.reserve('guest', 'hotel', { order: { ...nights, units: 1, ...adults(1) } })).status).toBe(200);
		await change({ sale: 'stopped' }, { id: 'hotel', first: addDays(on, 2), last: addDays(on, 2) }, 'rival');
		expect((await house.reserve('other', 'hotel', { order: { on, to: addDays(on, 1), units: 1 } })).status).toBe(200);
		const through = await house.reserve('other', 'hotel', { order: { ...nights, units: 1 } });
		expect(through.body.faults).toEqual([{ at: 'order.on', code: 'not-offered' }]);
	});

	test('is one of many when a season is closed, on some weekdays only where that is meant', async () => {
		const to = addDays(on, 27);
		const { body } = await change({ sale: 'stopped' }, { last: to, weekdays: [1], why: 'Palace closed on Mondays' });
		const stopped = body.days.filter((day: { isStopped: boolean }) => day.isStopped);
		expect([body.days.length, stopped.length]).toEqual([28, 4]);
		const [row] = await house.queries.select().from(event).where(eq(event.kind, 'product.days-changed'));
		expect(row).toMatchObject({
			subjectId: 'tour',
			actorKind: 'provider',
			actorId: house.idOf('partner'),
			facts: { from: on, to, days: 4 },
		});
		expect(Object.values(row?.changes ?? {})[0]).toEqual({ before: '{}', after: '{"isStopped":true}' });
	});
});

test('what is wished wrongly is said where', async () => {
	const faultsOf = async (wish: object, more: Change = {}, who: Actor = 'partner') => {
		const { status, body } = await change(wish, more, who);
		return [status, body.faults];
	};
	const yesterday = dayIn(-1);
	expect(await faultsOf({ capacity: 5 }, { first: yesterday })).toEqual([400, [{ at: 'first', code: 'date-past' }]]);
	expect(await faultsOf({ capacity: 5 }, { last: yesterday })).toEqual([400, [{ at: 'last', code: 'date-wrong' }]]);
	expect(await faultsOf({ capacity: 5 }, { last: addDays(on, 400) })).toEqual([
		400,
		[{ at: 'last', code: 'date-wrong' }],
	]);
	expect(await faultsOf({})).toEqual([400, [{ at: 'change', code: 'required' }]]);
	expect(await faultsOf({ capacity: 0 })).toEqual([400, [{ at: 'change.capacity', code: 'too-small' }]]);
	expect(await faultsOf({ capacity: 5 }, { time: '10:15' })).toEqual([400, [{ at: 'time', code: 'not-offered' }]]);
	expect(await faultsOf({ times: ['10:00'] }, { id: 'hotel' }, 'rival')).toEqual([
		400,
		[{ at: 'time', code: 'not-offered' }],
	]);
	expect(await faultsOf({ sale: 'closed' })).toEqual([400, [{ at: 'change.sale', code: 'invalid-input' }]]);
});

test('days are their keeper’s and the operators’: own, another’s, missing, malformed', async () => {
	const tries = async (who: Actor, id: string) => [
		(await house.call(who, `GET /api/console/products/${id}/days?first=${on}&last=${on}`)).status,
		(await change({ sale: 'stopped' }, { id }, who)).status,
	];
	expect(await tries('visitor', 'tour')).toEqual([401, 401]);
	for (const who of ['guest', 'other', 'rival', 'applicant'] as const)
		expect([who, await tries(who, 'tour')]).toEqual([who, [404, 404]]);
	for (const id of ['none', 'x'.repeat(101), '%00'])
		expect([id, await tries('operator', id)]).toEqual([id, [404, 404]]);
	expect(await house.queries.$count(productDay)).toBe(0);
	expect(await tries('partner', 'tour')).toEqual([200, 200]);
	expect(await tries('operator', 'hotel')).toEqual([200, 200]);
	const malformed = await house.call('partner', `GET /api/console/products/tour/days?first=${on}&last=2026-13-01`);
	expect(malformed.status).toBe(400);
});

describe('at the same moment', () => {
	/** So many who buy one place each, and in their midst somebody who changes the day. */
	const rush = async (count: number, inTheMidst: () => Promise<unknown>) => {
		const buy = (at: number) =>
			house.reserve((['guest', 'other', 'rival'] as const)[at % 3] ?? 'guest', 'tour', { order: { on, ...adults(1) } });
		const half = Math.floor(count / 2);
		const early = Array.from({ length: half }, (_, at) => buy(at));
		const changed = inTheMidst();
		const late = Array.from({ length: count - half }, (_, at) => buy(half + at));
		const answers = await Promise.all([...early, ...late]);
		await changed;
		return answers.filter(({ status }) => status === 200).length;
	};
	const slotNow = async () => {
		const [row] = await house.queries.select().from(slot).where(eq(slot.productId, 'tour'));
		return row;
	};

	test('fewer places: never more sold than there are, whoever came first', async () => {
		for (let round = 0; round < 5; round += 1) {
			await house.clear();
			let answer: Awaited<ReturnType<typeof change>> | undefined;
			const sold = await rush(14, async () => {
				answer = await change({ capacity: 4 }, { time: '09:00' });
			});
			const row = await slotNow();
			expect(row?.taken).toBe(sold);
			// Either it was in time, or it was told how many are sold.
			if (answer?.status === 200) expect([sold, row?.capacity]).toEqual([4, 4]);
			else {
				expect(answer?.body.faults[0].count).toBeGreaterThan(4);
				expect([sold, row?.capacity]).toEqual([10, 10]);
			}
			await change({ capacity: null, sale: 'usual' });
			await house.clear();
			await change({ capacity: null }, { time: '09:00' });
		}
	});

	test('stopped: nothing is sold after it was told that the sale has stopped', async () => {
		for (let round = 0; round < 5; round += 1) {
			await house.clear();
			let takenThen = -1;
			const sold = await rush(14, async () => {
				await change({ sale: 'stopped' });
				takenThen = (await slotNow())?.taken ?? 0;
			});
			expect([sold, (await slotNow())?.taken ?? 0]).toEqual([takenThen, takenThen]);
			await change({ sale: 'usual' });
		}
	});

	test('two who change the same day: both are kept', async () => {
		await Promise.all([change({ capacity: 7 }), change({ sale: 'stopped' }, { time: '14:00' }, 'operator')]);
		expect((await plan()).days[0].slots).toMatchObject([
			{ time: '09:00', capacity: 7, isStopped: false },
			{ time: '14:00', capacity: 7, isStopped: true },
		]);
	});
});

describe('two people at one day', () => {
	test('who has not seen the latest change is told, and overwrites nothing', async () => {
		expect((await plan()).days[0].changedAt).toBeNull();
		const first = await change({ capacity: 7 }, { seen: null });
		expect(first.status).toBe(200);
		const second = await change({ capacity: 3 }, { seen: null });
		expect([second.status, second.body.code]).toEqual([409, 'changed-since']);
		const shown = (await plan()).days[0];
		expect(shown.slots.map((slot: { capacity: number }) => slot.capacity)).toEqual([7, 7]);
		expect((await change({ capacity: 3 }, { seen: shown.changedAt })).status).toBe(200);
	});

	test('a reason alone changes neither places nor sale', async () => {
		await change({ sale: 'stopped' }, { time: '09:00' });
		const { status, body } = await change({}, { why: 'Guide course' });
		expect([status, body.days[0]]).toMatchObject([
			200,
			{
				why: 'Guide course',
				slots: [
					{ time: '09:00', isStopped: true },
					{ isStopped: false, capacity: 10 },
				],
			},
		]);
	});

	test('places for several days leave what is closed among them closed, with its reason', async () => {
		const [next, last] = [addDays(on, 1), addDays(on, 2)];
		await change({ sale: 'stopped' }, { first: next, last: next, why: 'Conference' });
		const { body } = await change({ capacity: 4 }, { last });
		const closed = body.days.find((day: { on: string }) => day.on === next);
		expect(closed).toMatchObject({ isStopped: true, why: 'Conference' });
		expect(await calendar('tour', next)).toBeUndefined();
	});
});
