import { expect, test } from 'vitest';
import type { Me } from '#contract/api/member.ts';
import type { ProductDetail } from '#contract/api/product.ts';
import { kinds } from '#domain/area/areas.ts';
import { boundsOf, orderOf, readChoice } from '#views/booking/choice.ts';
import { type Filled, faultsOf, reservationBody } from './check-reservation.ts';
import { blankValues, type FormValues } from './form-values.ts';

const me = {
	id: 'm1',
	firstName: 'Linh',
	lastName: 'Nguyen',
	birthOn: '1991-04-12',
	gender: 'female',
	country: 'VN',
	email: 'linh@example.com',
	phone: '+84901234567',
	passportMasked: null,
} as Me;

const productOf = (kind: string, more: Partial<ProductDetail> = {}) =>
	({
		id: 'one',
		kind,
		area: kinds[kind]?.area,
		price: { unit: kinds[kind]?.unit, won: 100_000 },
		minPersons: 1,
		maxPersons: 6,
		capacity: 12,
		...more,
	}) as ProductDetail;

type Change = Partial<FormValues> | ((values: FormValues) => Partial<FormValues>);

function filled(product: ProductDetail, search: string, change: Change = {}, member: Me = me): Filled {
	const kind = kinds[product.kind];
	if (!kind) throw new Error('no such kind');
	const blank = blankValues({ product, kind, me: member });
	const agreed: FormValues = { ...blank, agreements: { provider: true, passport: true, health: true } };
	const values = { ...agreed, ...(typeof change === 'function' ? change(agreed) : change) };
	const bounds = boundsOf(product);
	const choice = readChoice(new URLSearchParams(search), bounds);
	return { values, choice, order: orderOf(choice, bounds, values.choices), product, kind, price: product.price };
}

const tour = productOf('day-tour');
const dated = '?on=2026-12-10&time=07:30&adult=2';
const sending = {
	key: '7c77c51f-8ee0-4df7-9b0a-9089244803e2',
	versions: { provider: '3', passport: '2', health: '1' },
	language: 'vn' as const,
	waitingId: undefined,
};

test('a member’s own details make a whole form of an address with date and persons', () => {
	const form = filled(tour, dated, { contents: ' No stairs. ' });
	expect(faultsOf(form)).toEqual({});
	expect(reservationBody(form, sending)).toMatchObject({
		key: sending.key,
		order: {
			on: '2026-12-10',
			to: null,
			time: '07:30',
			persons: { adult: 2, child: 0, infant: 0 },
			units: 1,
			choices: {},
		},
		total: 200_000,
		lead: { phone: '+84901234567', country: 'VN' },
		travellers: [],
		contents: 'No stairs.',
		agreements: { provider: '3' },
		language: 'vn',
	});
});

test.each([
	['?adult=2', tour, { 'order.on': 'required' }],
	['?on=2026-12-10', tour, { 'order.time': 'required' }],
	['?on=2026-12-10', productOf('hotel'), { 'order.to': 'required' }],
])('%s lacks its date', (search, product, faults) => {
	expect(faultsOf(filled(product, search))).toEqual(faults);
});

test('what the lead guest left out or wrote wrong is told beside the field', () => {
	const lead = { firstName: 'พลอย', lastName: '', birthOn: '', gender: '', country: '', email: 'x@', phone: '12' };
	expect(faultsOf(filled(tour, dated, { lead }))).toEqual({
		'lead.firstName': 'name-not-latin',
		'lead.lastName': 'required',
		'lead.birthOn': 'required',
		'lead.gender': 'required',
		'lead.country': 'country-unknown',
		'lead.email': 'email-wrong',
		'lead.phone': 'phone-wrong',
	});
});

test('where every name is asked for, each traveller is checked by their place', () => {
	const train = productOf('train-ticket');
	const one = { firstName: 'Minh', lastName: 'Nguyen', birthOn: '2015-02-01' };
	expect(faultsOf(filled(train, '?on=2026-12-10&time=07:30&adult=2&child=1', { travellers: [one] }))).toEqual({
		'travellers.1.firstName': 'required',
		'travellers.1.lastName': 'required',
		'travellers.1.birthOn': 'required',
	});
	// Who was named and does not come after all is not sent.
	const alone = filled(train, '?on=2026-12-10&time=07:30&adult=1', { travellers: [one] });
	expect(reservationBody(alone, sending).travellers).toEqual([]);
});

test('a pick-up needs its flight and places; the flight is written in its one way', () => {
	const pickUp = productOf('pick-up', { price: { unit: 'vehicle', won: 89_000, holds: 3 } });
	expect(faultsOf(filled(pickUp, dated))).toEqual({
		'details.flightNumber': 'required',
		'details.fromPlace': 'required',
		'details.toPlace': 'required',
	});
	const details = { flightNumber: 'ke 652', fromPlace: 'T1', toPlace: 'Hotel', bags: '2' };
	expect(faultsOf(filled(pickUp, dated, { details: { ...details, flightNumber: 'today' } }))).toEqual({
		'details.flightNumber': 'flight-wrong',
	});
	const body = reservationBody(filled(pickUp, '?on=2026-12-10&time=07:30&adult=4', { details }), sending);
	expect(body.details).toEqual({ flightNumber: 'KE652', fromPlace: 'T1', toPlace: 'Hotel', bags: 2 });
	expect(body.order.units).toBe(2);
	expect(body.total).toBe(178_000);
});

test('a passport number is needed where the kind says so, and never sent with another choice', () => {
	const flight = productOf('flight-ticket');
	const alone = '?on=2026-12-10&time=07:30&adult=1';
	expect(faultsOf(filled(flight, alone))).toEqual({ passport: 'required' });
	expect(faultsOf(filled(flight, alone, { passport: 'A1' }))).toEqual({ passport: 'passport-wrong' });
	const kept = filled(flight, alone, { passport: 'B7654321' }, { ...me, passportMasked: 'AA0••••••' });
	expect(reservationBody(kept, sending)).toMatchObject({ usesKeptPassport: true, agreements: { passport: '2' } });
	expect(reservationBody(kept, sending).passport).toBeUndefined();
	const without = filled(tour, dated, { passportFrom: 'none', passport: 'B7654321' });
	expect(reservationBody(without, sending).passport).toBeUndefined();
	expect(reservationBody(without, sending).agreements.passport).toBeUndefined();
});

test('consents are asked for what is told, each by itself', () => {
	const none = { agreements: { provider: false, passport: false, health: false } };
	expect(faultsOf(filled(tour, dated, none))).toEqual({ 'agreements.provider': 'must-agree' });
	expect(faultsOf(filled(tour, dated, { ...none, allergy: 'Peanuts', passport: 'C1234567' }))).toEqual({
		'agreements.provider': 'must-agree',
		'agreements.passport': 'must-agree',
		'agreements.health': 'must-agree',
	});
	expect(faultsOf(filled(productOf('dentistry'), '?on=2026-12-10&time=07:30', none))).toEqual({
		'agreements.provider': 'must-agree',
		'agreements.health': 'must-agree',
	});
});

test('a choice of route and class counts in the total, and the usual one stands from the start', () => {
	const price = {
		unit: 'person' as const,
		won: 60_000,
		choices: [
			{
				group: 'class' as const,
				options: [
					{ id: 'second', addWon: 0 },
					{ id: 'first', addWon: 25_000 },
				],
			},
		],
	};
	const show = productOf('show-ticket', { price });
	expect(reservationBody(filled(show, dated), sending).order.choices).toEqual({ class: 'second' });
	const first = reservationBody(filled(show, dated, { choices: { class: 'first' } }), sending);
	expect(first).toMatchObject({ order: { choices: { class: 'first' } }, total: 170_000 });
});

test('a form goes with the total its promotion gives, with which promotion that is, and with a code that was found right', () => {
	const off = { id: 'hello', discount: { percent: 10 }, minPersons: 1, serviceFrom: null, serviceTo: null };
	const plain = filled(tour, dated, { promotionCode: 'hello maru' });
	expect(reservationBody(plain, sending)).toMatchObject({ total: 200_000 });
	expect(reservationBody(plain, sending).promotionCode).toBeUndefined();
	const coded = { ...off, title: 'Hello', audience: '', scope: '', startsAt: '', endsAt: '' };
	const form = filled(tour, dated, { promotionCode: 'hello maru', coded: [coded] });
	const promoted = { ...form, price: { ...tour.price, promotion: off } };
	expect(reservationBody(promoted, sending)).toMatchObject({
		total: 180_000,
		promotionId: 'hello',
		promotionCode: 'hello maru',
	});
});

test('who is younger on the day than the product takes is told at their birth', () => {
	const yoga = productOf('day-tour', { price: { unit: 'person', won: 45_000, fromAge: 14 } });
	const young = { ...me, birthOn: '2012-12-11' } as Me;
	expect(faultsOf(filled(yoga, dated, {}, young))).toEqual({ 'lead.birthOn': 'guest-too-young' });
	expect(faultsOf(filled(yoga, dated.replace('12-10', '12-11'), {}, young))).toEqual({});
	// Nobody leads a party as an adult before they may be a member.
	expect(faultsOf(filled(tour, dated, {}, young))).toEqual({ 'lead.birthOn': 'guest-too-young' });
	expect(faultsOf(filled(tour, dated.replace('12-10', '12-11'), {}, young))).toEqual({});
});

test('bags that the vehicles do not take are told at their number, and another vehicle takes them', () => {
	const car = productOf('pick-up', { price: { unit: 'vehicle', won: 89_000, holds: 4, bags: 3 } });
	const details = { flightNumber: 'KE652', fromPlace: 'T1', toPlace: 'Bukchon', bags: '4' };
	const bagsOf = (search: string) => faultsOf(filled(car, search, { details }))['details.bags'];
	expect(bagsOf('?on=2026-12-10&time=10:00&adult=2')).toBe('too-many-bags');
	expect(bagsOf('?on=2026-12-10&time=10:00&adult=2&units=2')).toBeUndefined();
});
