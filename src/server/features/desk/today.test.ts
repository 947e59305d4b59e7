import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Arrival, EndingLicence, Today } from '#contract/api/desk.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { licence, partner } from '#server/db/schema/partner.ts';
import { tellEndingLicence } from '#server/features/partner/tell-ending-licence.ts';
import { calledBy } from '../../../../tests/support/called-by.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { insertedRow, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { readToday } from './read-today.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(licence);
	await becomes('owner');
});

const todayOf = async (who: Actor, more = ''): Promise<Today> =>
	(await house.call(who, `GET /api/desk/today?language=ko${more}`)).body;

/** What the partner is at their own house. */
async function becomes(role: Role) {
	await house.queries
		.update(staff)
		.set({ role })
		.where(and(eq(staff.memberId, house.idOf('partner')), eq(staff.organisationId, house.organisationOf('partner'))));
}

const comes = (days: number, time: string, product = 'tour') =>
	insertedRow(house, product, orderOn(dayIn(days), { time, persons: { adult: 2, child: 1, infant: 0 } }), {
		at: new Date(),
		with: () => ({ status: 'confirmed', confirmedAt: new Date() }),
	});

test('a request waits for its house with its end, for operators over all houses, and for nobody else', async () => {
	const { id } = await house.reserved('guest', 'private-walk');
	const { errands, waiting } = await todayOf('partner');
	expect(waiting).toBe(1);
	expect(errands).toMatchObject([
		{
			kind: 'answer-request',
			id,
			guest: 'Siriporn Wongsakul',
			until: (await house.rowOf(id)).expiresAt?.toISOString(),
		},
	]);
	expect((await todayOf('operator')).errands).toMatchObject([{ id }]);
	expect((await todayOf('operator', '&scope=own')).errands).toEqual([]);
	expect((await todayOf('rival')).errands).toEqual([]);
	expect((await house.call('guest', 'GET /api/desk/today?language=ko')).status).toBe(404);
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } });
	expect(await todayOf('partner')).toMatchObject({ errands: [], waiting: 0 });
});

test('who comes today and tomorrow is listed by the hour, with what they speak and need', async () => {
	const cameAt = house.now;
	const late = await comes(0, '23:30');
	const early = await comes(1, '09:00');
	await comes(2, '09:00');
	await house.set(late, { needs: { halal: 'certified', flags: ['wheelchair'], childSeats: 0 }, arrivedAt: cameAt });
	const today = await todayOf('partner');
	expect(today.arrivals.map(({ id, on }: Arrival) => [id, on])).toEqual([
		[late, dayIn(0)],
		[early, dayIn(1)],
	]);
	expect(today.arrivals[0]).toMatchObject({
		...{ persons: 3, time: '23:30', arrivedAt: cameAt.toISOString() },
		needs: { halal: 'certified', flags: ['wheelchair'], childSeats: 0 },
	});
	expect(today.guests).toBe(3);
	expect((await todayOf('rival')).arrivals).toEqual([]);
	expect((await todayOf('operator')).arrivals).toHaveLength(2);
	expect((await todayOf('operator', '&scope=own')).arrivals).toEqual([]);
});

test('each sees what their right is for: a guide who comes, an interpreter nothing of it', async () => {
	await house.reserved('guest', 'private-walk');
	await comes(0, '23:30');
	await addLicence(dayIn(3));
	expect(await todayOf('partner')).toMatchObject({ waiting: 1, guests: 3, licences: [{}] });
	await becomes('guide');
	expect(await todayOf('partner')).toMatchObject({ errands: [], waiting: 0, guests: 3, licences: [], queues: [] });
	await becomes('interpreter');
	expect(await todayOf('partner')).toMatchObject({ errands: [], arrivals: [], licences: [], queues: [], videos: [] });
});

const addLicence = (expiresOn: string | null, kind: 'liability-insurance' | 'other' = 'liability-insurance') =>
	house.queries.insert(licence).values({
		...{ organisationId: house.organisationOf('partner'), kind, number: null, expiresOn, fileId: randomUUID() },
	});

test('papers that run out are told until a later one is there', async () => {
	await addLicence(dayIn(30));
	await addLicence(dayIn(31), 'other');
	expect((await todayOf('partner')).licences).toMatchObject([{ kind: 'liability-insurance', isOver: false }]);
	expect((await todayOf('operator')).licences).toHaveLength(1);
	expect((await todayOf('operator', '&scope=own')).licences).toEqual([]);
	expect((await todayOf('rival')).licences).toEqual([]);
	await addLicence(dayIn(400));
	expect((await todayOf('partner')).licences).toEqual([]);
	await house.queries
		.update(licence)
		.set({ verdict: 'refused' })
		.where(eq(licence.expiresOn, dayIn(400)));
	expect((await todayOf('partner')).licences).toHaveLength(1);
});

test('each says where its business is found: among the houses, or in a list of applications', async () => {
	const { queries } = house;
	const [own, applicant] = [house.organisationOf('partner'), house.organisationOf('applicant')];
	await queries.delete(licence);
	for (const organisationId of [own, applicant])
		await queries
			.insert(licence)
			.values({ organisationId, kind: 'other', number: null, expiresOn: dayIn(3), fileId: randomUUID() });
	const found = async () => {
		const { items } = (await house.call('operator', 'GET /api/moderation/licences')).body;
		return Object.fromEntries(
			items.map((one: EndingLicence) => [one.organisationId, [one.application, one.isSuspended]]),
		);
	};
	const stand = (id: string, status: 'approved' | 'suspended' | 'applied' | 'refused') =>
		queries.update(organisation).set({ status }).where(eq(organisation.id, id));
	expect(await found()).toEqual({ [own]: [null, false], [applicant]: ['COOPERATIVE_REQ', false] });
	await stand(own, 'suspended');
	await queries.update(partner).set({ moreAskedAt: house.now }).where(eq(partner.organisationId, applicant));
	expect(await found()).toEqual({ [own]: [null, true], [applicant]: ['MORE_ASKED', false] });
	await stand(applicant, 'refused');
	expect((await found())[applicant]).toEqual(['COOPERATIVE_REFUSED', false]);
	await stand(own, 'approved');
	await stand(applicant, 'applied');
	await queries.update(partner).set({ moreAskedAt: null }).where(eq(partner.organisationId, applicant));
	await queries.delete(licence);
});

test('the agency sees all of them page by page, and whether they were mailed about', async () => {
	const { queries } = house;
	await queries.delete(licence);
	for (let day = 1; day <= 22; day += 1) await addLicence(dayIn(day), 'other');
	await queries.delete(licence).where(gt(licence.expiresOn, dayIn(22)));
	const list = async (cursor = '') => (await house.call('operator', `GET /api/moderation/licences${cursor}`)).body;
	// Of a kind the last to end counts.
	const [last] = (await list()).items;
	expect(last).toMatchObject({ expiresOn: dayIn(22), toldAt: null, isOver: false, application: null });
	await queries.update(licence).set({ expiresOn: dayIn(5) });
	const [first] = await queries.select().from(licence);
	const at = house.now;
	await tellEndingLicence({ services: house.services, now: at }, { licenceId: first?.id ?? '' });
	const page = await list();
	expect([page.total, page.items.length]).toEqual([22, 20]);
	expect(new Set(page.items.map(({ toldAt }: { toldAt: string }) => toldAt))).toEqual(new Set([at.toISOString()]));
	expect((await list(`?cursor=${page.nextCursor}`)).items).toHaveLength(2);
	expect((await house.call('partner', 'GET /api/moderation/licences')).status).toBe(404);
	await queries.delete(licence);
});

test('one business is looked at alone, and only where one works', async () => {
	await house.reserved('guest', 'private-walk');
	const at = (id: string) => `&organisation=${id}`;
	expect((await todayOf('partner', at(house.organisationOf('partner')))).waiting).toBe(1);
	for (const id of [house.organisationOf('rival'), randomUUID()])
		expect((await house.call('partner', `GET /api/desk/today?language=ko${at(id)}`)).status).toBe(404);
});

test('it asks as often for many guests as for one', async () => {
	const asked: string[] = [];
	const pool = house.queries.$client;
	const queries = drizzle(pool, { logger: { logQuery: (text) => void asked.push(text) } });
	const read = async (who: 'partner' | 'operator') => {
		asked.length = 0;
		const called = calledBy(house.viewerOf(who), { queries, services: house.services });
		await readToday(called, { language: 'ko', scope: 'all' });
		return asked.length;
	};
	await comes(0, '23:30');
	await house.reserved('guest', 'private-walk');
	// How the site runs is at hand for some minutes.
	await read('operator');
	const once = [await read('partner'), await read('operator')];
	for (const hour of [10, 11, 12, 13, 14, 15]) await comes(1, `${hour}:00`);
	expect([await read('partner'), await read('operator')]).toEqual(once);
	expect(Math.max(...once)).toBeLessThan(20);
});
