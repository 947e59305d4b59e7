import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FoundAtDesk } from '#contract/api/desk.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { product } from '#server/db/schema/product.ts';
import { reservation } from '#server/db/schema/reservation.ts';
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
beforeEach(() => house.clear());

const found = async (who: Actor, text: string): Promise<FoundAtDesk> =>
	(await house.call(who, `GET /api/desk/found?${new URLSearchParams({ language: 'en', text })}`)).body;
const codes = async (who: Actor, text: string) => (await found(who, text)).reservations.map(({ code }) => code);

test('a reservation is found by its code, its last five signs and the beginning of its guest’s names', async () => {
	const { code } = await house.reserved('guest', 'tour');
	for (const text of [code, code.toLowerCase().replaceAll('-', ' '), code.slice(-5), 'wong', 'Siri WONGSAKUL'])
		expect(await codes('partner', text), text).toEqual([code]);
	for (const text of ['ongsakul', 'siri kim', '%', '_', '\\']) expect(await codes('partner', text), text).toEqual([]);
	expect((await found('partner', code)).reservations).toMatchObject([{ guest: 'Siriporn Wongsakul', title: 'tour' }]);
});

test('a reservation is found by a part of its code, a telephone, the guest’s own name and what is reserved', async () => {
	const { id, code } = await house.reserved('guest', 'tour');
	await house.queries.update(reservation).set({ phone: '+66812345678' }).where(eq(reservation.id, id));
	await house.queries
		.update(member)
		.set({ ownName: 'ศิริพร วงศ์สกุล' })
		.where(eq(member.id, house.idOf('guest')));
	const parts = [code.slice(0, 9).toLowerCase(), code.slice(3, 9), code.slice(0, 12)];
	for (const text of [...parts, '081-234 5678', '+66 81 234 5678', '5678', 'ศิริพร', 'tour'])
		expect(await codes('partner', text), text).toEqual([code]);
	for (const text of ['mr-2', '678', '9999', 'วงศ์', 'no such tour'])
		expect(await codes('partner', text), text).toEqual([]);
	for (const text of ['5678', 'ศิริพร', 'tour']) expect(await codes('rival', text), text).toEqual([]);
});

test('nothing is found that one may not see', async () => {
	const { code } = await house.reserved('guest', 'tour');
	expect(await codes('rival', code)).toEqual([]);
	expect(await codes('operator', code)).toEqual([code]);
	expect((await house.call('guest', 'GET /api/desk/found?language=en&text=wong')).status).toBe(404);
	await house.queries
		.update(staff)
		.set({ role: 'interpreter' })
		.where(and(eq(staff.memberId, house.idOf('partner'))));
	expect(await codes('partner', code)).toEqual([]);
	await house.queries
		.update(staff)
		.set({ role: 'owner' })
		.where(eq(staff.memberId, house.idOf('partner')));
});

test('products are found by their titles, of one’s own houses', async () => {
	const titles = async (who: Actor) => (await found(who, 'TOUR')).products.map(({ title }) => title);
	expect(await titles('partner')).toContain('tour');
	expect(await titles('operator')).toContain('tour');
	expect(await titles('rival')).not.toContain('tour');
});

test('products are found whatever their state, by who edits them', async () => {
	const titles = async (who: Actor) => (await found(who, 'TOUR')).products.map(({ title }) => title);
	const play = (role: 'owner' | 'guide') =>
		house.queries
			.update(staff)
			.set({ role })
			.where(eq(staff.memberId, house.idOf('partner')));
	await house.queries.update(product).set({ status: 'hidden' }).where(eq(product.id, 'tour'));
	expect(await titles('partner')).toContain('tour');
	await play('guide');
	expect(await titles('partner')).toEqual([]);
	await play('owner');
	await house.queries.update(product).set({ status: 'published' }).where(eq(product.id, 'tour'));
});
