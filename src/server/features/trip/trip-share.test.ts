import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SharedTrip, TripShare } from '#contract/api/trip.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDayEnd } from '#domain/kernel/korean-date.ts';
import { member } from '#server/db/schema/member.ts';
import { tripShare } from '#server/db/schema/trip.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(tripShare);
});

const days = { from: dayIn(20), to: dayIn(22) };
const share = (who: Actor, body: object = days) => house.call(who, 'POST /api/trips/shares', { body });
const read = (secret: string, who: Actor = 'visitor') => house.call(who, `GET /api/shared-trips/${secret}?language=en`);
const list = async (who: Actor) => (await house.call(who, 'GET /api/trips/shares')).body;

async function shared(body: object = days): Promise<TripShare> {
	const answer = await share('guest', body);
	expect(answer.status).toBe(200);
	return answer.body as TripShare;
}

async function aTrip() {
	await house.reserved('guest', 'hotel', { order: { on: dayIn(20), to: dayIn(22) } });
	await house.reserved('guest', 'tour', { order: { on: dayIn(21), time: '09:00' } });
	await house.reserved('guest', 'screening', { order: { on: dayIn(22), time: '08:30' } });
}

describe('a shared trip', () => {
	test('is seen by whoever has the link, without money, contact, passport and health', async () => {
		await aTrip();
		const { secret } = await shared();
		const { status, body } = await read(secret);
		expect(status).toBe(200);
		const trip = body as SharedTrip;
		expect(trip).toMatchObject({ by: 'Guest', from: dayIn(20), to: dayIn(22), regions: ['seoul'] });
		expect(trip.stays).toMatchObject([{ from: dayIn(20), to: dayIn(22), what: { title: 'hotel' } }]);
		expect(trip.days[1]?.slips).toMatchObject([{ time: '09:00', what: { title: 'tour', status: 'confirmed' } }]);
		expect(trip.days[2]?.slips).toEqual([
			{
				time: '08:30',
				startsAt: expect.any(String),
				endsAt: expect.any(String),
				what: null,
			},
		]);
		const text = JSON.stringify(body);
		const hidden = ['won', 'Tester', 'Wongsakul', 'example', '+66', 'Penicillin', 'thinners', 'screening', 'medical'];
		for (const word of [...hidden, 'Clinic', 'code', '"id"']) expect(text).not.toContain(word);
	});

	test('tells of the clinic where its owner ticked that, and still nothing of what was written to it', async () => {
		await aTrip();
		const { secret } = await shared({ ...days, isMedicalShown: true });
		const { body } = await read(secret);
		expect((body as SharedTrip).days[2]?.slips).toMatchObject([{ what: { title: 'screening', area: 'medical' } }]);
		for (const word of ['Penicillin', 'thinners', 'won']) expect(JSON.stringify(body)).not.toContain(word);
	});

	test('shows its own days and nothing before or after', async () => {
		await aTrip();
		await house.reserved('guest', 'park', { order: { on: dayIn(23) } });
		const { secret } = await shared({ from: dayIn(21), to: dayIn(21) });
		const { body } = await read(secret);
		expect((body as SharedTrip).days.map(({ on, slips }) => [on, slips.length])).toEqual([[dayIn(21), 1]]);
		expect((body as SharedTrip).stays).toEqual([]);
	});

	test('ends when it is revoked, by its owner alone; an ended link is as if it had never been', async () => {
		await aTrip();
		const { id, secret } = await shared();
		for (const who of ['other', 'partner', 'operator'] as const)
			expect((await house.call(who, `DELETE /api/trips/shares/${id}`)).body.code).toBe('not-found');
		expect((await house.call('visitor', `DELETE /api/trips/shares/${id}`)).status).toBe(401);
		expect((await read(secret)).status).toBe(200);
		expect((await house.call('guest', `DELETE /api/trips/shares/${id}`)).status).toBe(200);
		const gone = await read(secret);
		const never = await read('A'.repeat(43));
		expect([gone.status, gone.body.code]).toEqual([404, 'not-found']);
		const { requestId: _, ...rest } = gone.body;
		expect({ ...never.body, requestId: undefined }).toEqual({ ...rest, requestId: undefined });
		expect((await house.call('guest', `DELETE /api/trips/shares/${id}`)).status).toBe(404);
		expect((await list('guest')).items).toEqual([]);
		expect((await read('short')).status).toBe(404);
	});

	test('ends by itself a week after the trip, and with the account', async () => {
		await aTrip();
		const { secret } = await shared();
		house.clock.moveTo(koreanDayEnd(addDays(days.to, 7)));
		house.clock.pass({ minutes: -5 });
		expect((await read(secret)).status).toBe(200);
		house.clock.pass({ minutes: 6 });
		expect((await read(secret)).status).toBe(404);
		house.clock.reset();
		const isGuest = eq(member.id, house.idOf('guest'));
		await house.queries.update(member).set({ status: 'suspended' }).where(isGuest);
		expect((await read(secret)).status).toBe(404);
		await house.queries.update(member).set({ status: 'active' }).where(isGuest);
		expect((await read(secret)).status).toBe(200);
	});
});

describe('the links', () => {
	test('are listed to their owner alone, and the same days give the same link', async () => {
		await aTrip();
		const answers = await Promise.all([share('guest'), share('guest'), share('guest')]);
		expect(new Set(answers.map(({ body }) => body.secret)).size).toBe(1);
		const told = await shared({ ...days, isMedicalShown: true });
		expect(await list('guest')).toMatchObject({
			total: 2,
			items: [
				{ id: told.id, isMedicalShown: true },
				{ ...days, isMedicalShown: false },
			],
		});
		expect((await list('other')).items).toEqual([]);
	});

	test('of other days are listed too, so that they can be ended; not those that have ended by themselves', async () => {
		await aTrip();
		const [whole, part] = [await shared(), await shared({ from: days.from, to: dayIn(21) })];
		const idsOf = async () => (await list('guest')).items.map(({ id }: TripShare) => id);
		expect(await idsOf()).toEqual([part.id, whole.id]);
		// The shorter one has ended a week after its last day, the longer one has not.
		house.clock.moveTo(koreanDayEnd(dayIn(28)));
		house.clock.pass({ minutes: 1 });
		expect(await idsOf()).toEqual([whole.id]);
		expect((await house.call('guest', `DELETE /api/trips/shares/${whole.id}`)).status).toBe(200);
		expect(await idsOf()).toEqual([]);
	});

	test('are of days in which there is something, in order and not endless', async () => {
		await aTrip();
		expect((await share('guest', { from: dayIn(60), to: dayIn(61) })).body.code).toBe('not-found');
		expect((await share('other')).body.code).toBe('not-found');
		for (const wrong of [
			{ from: dayIn(22), to: dayIn(20) },
			{ from: dayIn(20), to: dayIn(200) },
			{ from: 'soon', to: dayIn(20) },
		])
			expect((await share('guest', wrong)).body.code).toBe('invalid-input');
		expect((await share('visitor')).status).toBe(401);
	});

	test('are no more than twenty at a time', async () => {
		await aTrip();
		for (let at = 0; at < 20; at += 1) await shared({ from: dayIn(20 - at), to: dayIn(22) });
		expect((await share('guest', { from: dayIn(20), to: dayIn(21) })).body.code).toBe('not-allowed');
	});

	test('are kept so that nobody who reads the table can open them', async () => {
		await aTrip();
		const { id, secret } = await shared();
		const [row] = await house.queries.select().from(tripShare).where(eq(tripShare.id, id));
		expect(JSON.stringify(row)).not.toContain(secret);
	});
});
