import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { product } from '#server/db/schema/product.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import {
	agreed,
	dayIn,
	type FormChanges,
	formFor,
	type ProductName,
} from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const party = (adult: number) => ({ adult, child: 0, infant: 0 });

const post = (who: 'guest' | 'other' | 'visitor', body: object) => house.call(who, 'POST /api/reservations', { body });

const faultsOf = async (product: ProductName, changes: FormChanges) => {
	const { status, body } = await house.reserve('guest', product, changes);
	expect(status).toBe(400);
	return body.faults.map(({ at, code }: { at: string; code: string }) => `${at}: ${code}`);
};

const expectNothing = async () => expect(await house.traces()).toEqual({});

describe('what is wrong is told at its field', () => {
	const cases: [string, ProductName, FormChanges, string[]][] = [
		['a day that is over', 'tour', { order: { on: dayIn(-1) } }, ['order.time: already-begun']],
		['a day without a slot', 'park', { order: { on: dayIn(200) } }, ['order.on: not-offered']],
		['a day no calendar reaches', 'park', { order: { on: '0000-01-01' } }, ['order.on: date-wrong']],
		['a time it does not begin at', 'tour', { order: { time: '10:00' } }, ['order.time: not-offered']],
		['no time', 'tour', { order: { time: null } }, ['order.time: required']],
		['a stay without an end', 'hotel', { order: { to: null } }, ['order.to: required']],
		['a stay that ends before it begins', 'hotel', { order: { to: dayIn(19) } }, ['order.to: invalid-input']],
		['nights where there are none', 'park', { order: { to: dayIn(22) } }, ['order.to: invalid-input']],
		[
			'children alone',
			'tour',
			{ order: { persons: { adult: 0, child: 2, infant: 0 } } },
			['order.persons: too-few-persons'],
		],
		['too many', 'tour', { order: { persons: party(11) } }, ['order.persons: too-many-persons']],
		[
			'needs of more than come',
			'tour',
			{
				order: { persons: party(2) },
				needs: { halal: 'certified', halalCount: 1_000, flags: ['wheelchair'], wheelchairs: 3, childSeats: 3 },
			},
			['needs.halalCount: more-than-party', 'needs.wheelchairs: more-than-party', 'needs.childSeats: more-than-party'],
		],
		[
			'more infants than laps',
			'tour',
			{ order: { persons: { adult: 1, child: 0, infant: 3 } } },
			['order.persons: too-many-infants'],
		],
		[
			'a lead guest who may not be a member yet',
			'tour',
			{ lead: { ...formFor('tour').lead, birthOn: `${dayIn(0).slice(0, 4)}-01-01` } },
			['lead.birthOn: guest-too-young'],
		],
		[
			'an infant’s fare for a grown-up',
			'train',
			{
				order: { persons: { adult: 1, child: 0, infant: 1 } },
				travellers: [{ firstName: 'A', lastName: 'B', birthOn: '2000-01-01' }],
			},
			['travellers.0.birthOn: guest-too-old'],
		],
		['too few rooms', 'hotel', { order: { persons: party(5) } }, ['order.units: invalid-input']],
		['no route and class', 'train', { order: { choices: {} } }, ['order.choices: required']],
		[
			'an option that is not offered',
			'train',
			{ order: { choices: { route: 'moon', class: 'first' } } },
			['order.choices: required'],
		],
		[
			'no flight',
			'pick-up',
			{ details: { fromPlace: 'A', toPlace: 'B', bags: 1 } },
			['details.flightNumber: required'],
		],
		[
			'a flight that cannot be',
			'pick-up',
			{ details: { flightNumber: 'soon', fromPlace: 'A', toPlace: 'B', bags: 1 } },
			['details.flightNumber: flight-wrong'],
		],
		[
			'more bags than the vehicle takes',
			'pick-up',
			{ details: { flightNumber: 'KE652', fromPlace: 'A', toPlace: 'B', bags: 7 } },
			['details.bags: too-many-bags'],
		],
		['a detail that is not asked for', 'tour', { details: { bags: 1 } }, ['details.bags: invalid-input']],
		[
			'a traveller without a name',
			'train',
			{
				order: { persons: party(3) },
				travellers: [{ firstName: 'A', lastName: 'B', birthOn: '1990-01-01' }],
			},
			['travellers.1.firstName: required'],
		],
		[
			'more names than travellers',
			'tour',
			{ travellers: [{ firstName: 'A', lastName: 'B', birthOn: '1990-01-01' }] },
			['travellers: invalid-input'],
		],
		['no passport number', 'flight', { passport: undefined } as FormChanges, ['passport: required']],
		[
			'a passport number without consent',
			'flight',
			{ agreements: { provider: agreed } },
			['agreements.passport: must-agree'],
		],
		['health without consent', 'screening', { agreements: { provider: agreed } }, ['agreements.health: must-agree']],
		[
			'a text that is no longer in force',
			'tour',
			{ agreements: { provider: '2020-01-01' } },
			['agreements.provider: text-outdated'],
		],
		[
			'a phone number that does not exist',
			'tour',
			{ lead: { ...formFor('tour').lead, phone: '+6681' + '2345' } },
			['lead.phone: phone-wrong'],
		],
		[
			'a name in another script',
			'tour',
			{ lead: { ...formFor('tour').lead, firstName: 'สิริพร' } },
			['lead.firstName: name-not-latin'],
		],
		[
			'a birthday that is yet to come',
			'train',
			{
				order: { persons: party(2) },
				travellers: [{ firstName: 'A', lastName: 'B', birthOn: '2999-01-01' }],
			},
			['travellers.0.birthOn: date-wrong'],
		],
	];
	test.each(cases)('%s', async (_, product, changes, faults) => {
		expect(await faultsOf(product, changes)).toEqual(faults);
		await expectNothing();
	});

	test('a guest who is younger on the day than the product takes', async () => {
		const own = eq(product.id, formFor('tour').productId);
		const [before] = await house.queries.select({ price: product.price }).from(product).where(own);
		if (!before) throw new Error('no tour');
		await house.queries
			.update(product)
			.set({ price: { ...before.price, fromAge: 14 } })
			.where(own);
		const young = { ...formFor('tour').lead, birthOn: addDays(dayIn(20), -14 * 365) };
		const faults = await faultsOf('tour', { lead: young });
		await house.queries.update(product).set(before).where(own);
		expect(faults).toEqual(['lead.birthOn: guest-too-young']);
		await expectNothing();
	});

	test('whoever keeps no passport number cannot use it', async () => {
		const form = { ...formFor('flight'), passport: undefined, usesKeptPassport: true };
		const { body } = await post('other', form);
		expect(body.faults).toEqual([{ at: 'passport', code: 'required' }]);
	});

	test('several at once', async () => {
		const faults = await faultsOf('pick-up', { order: { time: '11:00' }, details: {} });
		expect(faults).toContain('order.time: not-offered');
		expect(faults.filter((fault: string) => fault.startsWith('details.'))).toHaveLength(4);
	});
});

describe('what is refused', () => {
	test('another price than the page showed', async () => {
		const { status, body } = await house.reserve('guest', 'tour', { total: 99_000 });
		expect([status, body.code]).toEqual([409, 'price-changed']);
		await expectNothing();
	});

	test('a product that is hidden, not there, or whose provider is no longer shown', async () => {
		const missing = await post('guest', { ...formFor('tour'), productId: 'nothing' });
		expect(missing.status).toBe(404);
		await house.queries.execute(sql`update product set status = 'hidden' where id = 'tour'`);
		expect((await house.reserve('guest', 'tour')).status).toBe(404);
		await house.queries.execute(sql`update product set status = 'published' where id = 'tour'`);
		// The clinic's registration is good until the end of 2099.
		house.clock.moveTo(new Date('2099-12-31T15:00:00Z'));
		expect((await house.reserve('guest', 'screening')).status).toBe(404);
		house.clock.reset();
		await house.queries.execute(sql`update member set status = 'suspended' where email = 'partner@maru.example'`);
		expect((await house.reserve('guest', 'tour')).status).toBe(404);
		await house.queries.execute(sql`update member set status = 'active' where email = 'partner@maru.example'`);
		await expectNothing();
	});

	test('a visitor', async () => {
		expect((await house.reserve('visitor')).status).toBe(401);
	});

	test('a party that no longer fits; a smaller one still does', async () => {
		await house.reserved('guest', 'tour', { order: { persons: party(8) } });
		const three = await house.reserve('other', 'tour', { order: { persons: party(3) } });
		expect([three.status, three.body.code]).toEqual([409, 'slot-full']);
		await house.reserved('other', 'tour', { order: { persons: party(2) } });
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(10);
		// The other slot of the day is its own.
		await house.reserved('other', 'tour', { order: { time: '14:00' } });
	});

	test('a stay of which one night is full; the nights before it are given back', async () => {
		const on = dayIn(40);
		const full = { on: addDays(on, 1), to: addDays(on, 2), units: 5 };
		await house.reserved('guest', 'hotel', { order: full });
		const { status } = await house.reserve('other', 'hotel', { order: { on, to: addDays(on, 3) } });
		expect(status).toBe(409);
		expect(await house.takenOf('hotel', on)).toBe(0);
		expect(await house.takenOf('hotel', addDays(on, 2))).toBe(0);
	});
});
