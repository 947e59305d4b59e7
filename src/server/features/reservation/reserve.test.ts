import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoProfile } from '#demo/profile.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { isReservationCode } from '#domain/reservation/code.ts';
import { consent } from '#server/db/schema/consent.ts';
import { member } from '#server/db/schema/member.ts';
import { reservationBinding } from '#server/keys/seal-bindings.ts';
import {
	keptPassport,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { agreed, dayIn, type FormChanges } from '../../../../tests/support/reservation-products.ts';
import { reservationMails, type TellFacts } from './reservation-mails.ts';
import { findTellFacts } from './tell-facts.repo.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const party = (adult: number) => ({ adult, child: 0, infant: 0 });

describe('each way to reserve', () => {
	test('an instant product is confirmed at once, with its price, terms, history and places', async () => {
		const persons = { adult: 2, child: 1, infant: 1 };
		const { status, body } = await house.reserve('guest', 'tour', { order: { persons } });
		expect(status).toBe(200);
		expect(body).toEqual({ id: expect.any(String), code: expect.any(String), status: 'confirmed' });
		expect(isReservationCode(body.code)).toBe(true);
		expect(await house.rowOf(body.id)).toMatchObject({
			code: body.code,
			memberId: house.idOf('guest'),
			productId: 'tour',
			providerId: 'walks',
			status: 'confirmed',
			on: dayIn(20),
			time: '09:00',
			persons,
			totalWon: 300_000,
			paidWon: 0,
			firstName: 'Siriporn',
			phone: '+66812345678',
			sealed: null,
			expiresAt: null,
			confirmedAt: expect.any(Date),
			dueAt: expect.any(Date),
			locale: 'th',
			terms: { confirmation: 'instant', depositPercent: 20, scale: expect.any(Array), minutes: 240 },
		});
		const events = await house.eventsOf(body.id);
		expect(events.map(({ event, actor, actorId, status }) => [event, actor, actorId, status])).toEqual([
			['book', 'member', house.idOf('guest'), 'confirmed'],
		]);
		// An infant sits on somebody's lap.
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(3);
	});

	test('a product on request begins as a request that holds its places and runs out', async () => {
		const { id, status } = await house.reserved('guest', 'private-walk', {
			order: { persons: { adult: 2, child: 2, infant: 0 } },
		});
		expect(status).toBe('requested');
		const row = await house.rowOf(id);
		expect(row).toMatchObject({ totalWon: 320_000, details: { pickUpPlace: 'Hotel Lotte, lobby' }, confirmedAt: null });
		expect(Number(row.expiresAt) - Date.now()).toBeGreaterThan(47 * 3_600_000);
		expect(row.dueAt).toEqual(row.expiresAt);
		expect((await house.eventsOf(id)).map(({ event }) => event)).toEqual(['request']);
		expect(await house.takenOf('private-walk', dayIn(20), '09:00')).toBe(4);
	});

	test('a stay takes its rooms in each of its nights, and not on the day of leaving', async () => {
		const on = dayIn(30);
		const order = { on, to: addDays(on, 3), units: 2, persons: party(3) };
		const { id } = await house.reserved('guest', 'hotel', { order });
		expect(await house.rowOf(id)).toMatchObject({ totalWon: 900_000, to: addDays(on, 3), units: 2 });
		const taken = await Promise.all([0, 1, 2, 3].map((night) => house.takenOf('hotel', addDays(on, night))));
		expect(taken).toEqual([2, 2, 2, 0]);
	});

	test('a day alone, a vehicle with its flight, a ticket with route, class and every name', async () => {
		await house.reserved('guest', 'park', { order: { persons: party(2) } });
		expect(await house.takenOf('park', dayIn(20))).toBe(2);
		const pickUp = await house.reserved('guest', 'pick-up', {
			order: { persons: party(7), units: 2 },
			details: { flightNumber: 'ke 652', fromPlace: 'Incheon T2', toPlace: 'Myeongdong', bags: 0 },
		});
		expect(await house.takenOf('pick-up', dayIn(20), '10:00')).toBe(2);
		expect((await house.rowOf(pickUp.id)).details).toMatchObject({ flightNumber: 'KE652', bags: 0 });
		const travellers = [{ firstName: 'Anong', lastName: 'Wongsakul', birthOn: '2018-01-02' }];
		const train = await house.reserved('guest', 'train', {
			order: { persons: { adult: 1, child: 1, infant: 0 }, choices: { route: 'busan-seoul', class: 'first' } },
			travellers,
		});
		expect(await house.rowOf(train.id)).toMatchObject({
			totalWon: 59_800 + 29_900 + 2 * 23_900,
			choices: { route: 'busan-seoul', class: 'first' },
			travellers,
		});
	});

	test('passport number, own words and allergy are sealed, and stand nowhere else', async () => {
		const { id } = await house.reserved('guest', 'screening', {
			passport: 'AA9876543',
			agreements: { provider: agreed, passport: agreed, health: agreed },
		});
		const { sealed } = await house.rowOf(id);
		expect(JSON.parse(house.services.keys.open(sealed ?? '', reservationBinding(id)))).toEqual({
			passport: 'AA9876543',
			contents: 'I take blood thinners.',
			allergy: 'Penicillin',
		});
		const { rows } = await house.queries.execute(sql`select to_jsonb(r)::text || to_jsonb(i)::text ||
			coalesce((select string_agg(to_jsonb(m)::text, '') from mail m), '') as everything
			from reservation r, idempotency i where r.id = ${id}`);
		for (const secret of ['AA9876543', 'blood', 'Penicillin']) expect(rows[0]?.everything).not.toContain(secret);
	});

	test('the passport number that my information keeps is used where it is asked for', async () => {
		const { id } = await house.reserved('guest', 'flight', {
			passport: undefined,
			usesKeptPassport: true,
		} as FormChanges);
		const { sealed } = await house.rowOf(id);
		expect(JSON.parse(house.services.keys.open(sealed ?? '', reservationBinding(id)))).toMatchObject({
			passport: keptPassport,
		});
	});

	test('each consent is kept with its version, the provider it names and the reservation', async () => {
		const { id } = await house.reserved('guest', 'screening', {
			passport: 'AA9876543',
			agreements: { provider: agreed, passport: agreed, health: agreed },
		});
		const rows = await house.queries.select().from(consent).where(eq(consent.reservationId, id));
		expect(rows.map(({ kind }) => kind).sort()).toEqual(['health', 'passport', 'provider']);
		for (const row of rows)
			expect(row).toMatchObject({
				memberId: house.idOf('guest'),
				version: agreed,
				locale: 'th',
				providerId: 'clinic',
				withdrawnAt: null,
			});
	});

	test('a consent to what is not there is not kept', async () => {
		const { id } = await house.reserved('guest', 'tour', {
			agreements: { provider: agreed, passport: agreed, health: agreed },
		});
		const rows = await house.queries.select().from(consent).where(eq(consent.reservationId, id));
		expect(rows.map(({ kind }) => kind)).toEqual(['provider']);
	});
});

describe('mails', () => {
	test('tell the member and the provider of a booking, each in their language', async () => {
		const { code } = await house.reserved('guest', 'tour');
		expect(await house.mailsTo(house.emailOf('guest'))).toMatchObject([
			{ template: 'reservation-confirmed', locale: 'th', memberId: house.idOf('guest'), data: { code } },
		]);
		expect(await house.mailsTo(house.emailOf('partner'))).toMatchObject([
			{ template: 'provider-booked', locale: 'vn', memberId: house.idOf('partner'), data: { code } },
		]);
		const { rows } = await house.queries.execute(sql`select count(*)::int as jobs from graphile_worker._private_jobs
			where key in (select 'mail ' || id from mail)`);
		expect(rows).toEqual([{ jobs: 2 }]);
	});

	test('tell the agency, in Korean, of a request for what it looks after', async () => {
		const { code } = await house.reserved('other', 'pick-up');
		expect(await house.mailsTo(house.emailOf('other'))).toMatchObject([
			{ template: 'reservation-requested', locale: 'ru' },
		]);
		expect(await house.mailsTo(demoProfile.email)).toMatchObject([
			{ template: 'provider-requested', locale: 'ko', memberId: null, data: { code } },
		]);
	});

	test('say of a reservation what later ones say', async () => {
		const { id } = await house.reserved('guest', 'train');
		const told = await findTellFacts(house.queries, id, house.now);
		const sent = (await house.mailsTo(house.emailOf('guest')))[0];
		const again = reservationMails('book', { ...told, actor: 'member' } as TellFacts, house.services.origin)[0];
		// Route before class, as the form asks for them.
		expect(sent?.data.chosen).toBe('seoul-busan, standard');
		expect(sent?.data).toEqual(again?.data);
	});
});

test('one reservation is eleven statements, login and all; one who comes too late is two', async () => {
	const statements: string[] = [];
	const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
	const counted = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function count(this: pg.Client, ...args) {
		const [statement] = args as unknown as [string | { name?: string; text: string }];
		statements.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text));
		return query.apply(this, args) as never;
	});
	const isBounded = (is: boolean) => house.queries.update(member).set({ reservesFreely: !is });
	await isBounded(true);
	statements.splice(0);
	await house.reserved('guest', 'tour', { order: { persons: party(10) } });
	const ofOne = statements.splice(0);
	expect((await house.reserve('other')).status).toBe(409);
	counted.mockRestore();
	await isBounded(false);
	// Jobs are handed on after the commit.
	expect(ofOne.slice(0, ofOne.indexOf('commit') + 1)).toEqual([
		'session-by-secret',
		'reserve-facts',
		'begin',
		'buyer-lock',
		'buyer-held',
		'reservation-insert',
		'event-insert',
		'mails-insert',
		'wanted-jobs-insert',
		'slot-take',
		'commit',
	]);
	expect(statements).toEqual(['session-by-secret', 'reserve-facts']);
});
