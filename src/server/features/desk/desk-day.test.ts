import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staff } from '#server/db/schema/organisation.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { sealFacts } from '../reservation/sealed-facts.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const on = dayIn(20);
const day = (who: Actor, asked = on) => house.call(who, `GET /api/desk/day?language=ko&day=${asked}`);

test('a day sheet has who comes, with telephone and what matters at the door; never what was told in confidence', async () => {
	const { code } = await house.reserved('guest', 'tour', { order: { on } });
	await house.reserved('other', 'private-walk', { order: { on } });
	const { body, bytes } = await day('partner');
	expect(body.comers).toMatchObject([{ code, guest: 'Siriporn Wongsakul', on, phone: expect.stringMatching(/^\+/) }]);
	expect(bytes.toString('utf8')).not.toMatch(/passport|allergy|contents/);
	expect((await day('partner', dayIn(21))).body.comers).toEqual([]);
});

test('that there is an allergy is on the sheet, and which it is is not', async () => {
	const { id } = await house.reserved('guest', 'tour', { order: { on } });
	const told = { passport: null, contents: null, allergy: 'Penicillin' };
	await house.set(id, { sealed: sealFacts(house.services.keys, id, told) });
	const { body, bytes } = await day('partner');
	expect(body.comers).toMatchObject([{ isAllergic: true }]);
	expect(bytes.toString('utf8')).not.toContain('Penicillin');
});

test('it is the house’s own, and the operators’', async () => {
	const { code } = await house.reserved('guest', 'tour', { order: { on } });
	expect((await day('rival')).body.comers).toEqual([]);
	expect((await day('operator')).body.comers).toMatchObject([{ code }]);
	expect([(await day('guest')).status, (await day('visitor')).status]).toEqual([404, 401]);
	expect((await day('partner', '2026-13-01')).status).toBe(400);
});

test('a guide sees the places of a day and changes none', async () => {
	const { queries } = house;
	await queries
		.update(staff)
		.set({ role: 'guide' })
		.where(eq(staff.memberId, house.idOf('partner')));
	const plan = await house.call('partner', `GET /api/console/products/tour/days?first=${on}&last=${on}`);
	const body = { first: on, last: on, change: { sale: 'stopped' } };
	const change = await house.call('partner', 'PUT /api/console/products/tour/days', { body });
	await queries
		.update(staff)
		.set({ role: 'owner' })
		.where(eq(staff.memberId, house.idOf('partner')));
	expect([plan.status, change.status]).toEqual([200, 404]);
});
