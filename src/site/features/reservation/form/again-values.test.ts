import { expect, test } from 'vitest';
import type { ProductDetail } from '#contract/api/product.ts';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { type Kind, kind } from '#domain/area/area.ts';
import { againValues } from './again-values.ts';
import type { FormValues } from './form-values.ts';

const blank: FormValues = {
	choices: { route: 'seoul-busan', class: 'standard' },
	details: {},
	lead: { firstName: 'Me', lastName: 'Now', birthOn: '', gender: '', country: 'VN', email: 'me@x.example', phone: '' },
	travellers: [],
	passportFrom: 'kept',
	passport: '',
	needs: { halal: null, flags: [], childSeats: 0 },
	allergy: '',
	contents: '',
	promotionCode: '',
	coded: [],
	agreements: { provider: false, passport: false, health: false },
};
const product = {
	price: {
		unit: 'person',
		won: 1,
		choices: [
			{
				group: 'route',
				options: [
					{ id: 'seoul-busan', addWon: 0 },
					{ id: 'busan-seoul', addWon: 0 },
				],
			},
			{ group: 'class', options: [{ id: 'standard', addWon: 0 }] },
		],
	},
} as unknown as ProductDetail;
const lead = {
	firstName: 'Linh',
	lastName: 'Nguyen',
	birthOn: '1991-04-12',
	gender: 'female',
	country: 'VN',
	email: 'linh@example.com',
	phone: '+84901234567',
};
const before = {
	order: { choices: { route: 'busan-seoul', class: 'first' } },
	details: { flightNumber: 'KE652', fromPlace: 'Incheon T2', bags: 2, beds: 'twin' },
	lead,
	travellers: [{ firstName: 'An', lastName: 'Nguyen', birthOn: '1990-01-01' }],
	needs: { halal: 'pork-free', flags: ['vegetarian'], childSeats: 1 },
	allergy: 'Penicillin',
	contents: 'I take blood thinners.',
	passportMasked: '••••567',
} as unknown as ReservationDetail;
const pickUp: Kind = kind('pick-up', { cancellation: 'ticket', details: ['flightNumber', 'fromPlace', 'bags'] });

test('the same again: guests, needs, and what is still asked for and offered', () => {
	const values = againValues({ blank, again: before, product, kind: pickUp });
	expect(values.lead).toMatchObject({ firstName: 'Linh', birthOn: '1991-04-12', email: 'linh@example.com' });
	expect(values.lead.phone).toBe('+84-901-234-567');
	expect(values.travellers).toEqual(before.travellers);
	expect(values.needs).toEqual(before.needs);
	// A class that is not sold any more is the usual one.
	expect(values.choices).toEqual({ route: 'busan-seoul', class: 'standard' });
	expect(values.details).toEqual({ fromPlace: 'Incheon T2', bags: '2' });
});

test('passport number, allergy, own words and ticks are given anew', () => {
	const { passport, passportFrom, allergy, contents, agreements } = againValues({
		blank,
		again: before,
		product,
		kind: pickUp,
	});
	expect({ passport, passportFrom, allergy, contents, agreements }).toEqual({
		passport: '',
		passportFrom: 'kept',
		allergy: '',
		contents: '',
		agreements: blank.agreements,
	});
});

test('without a reservation to repeat, or without a guest in it, the form is filled in as ever', () => {
	expect(againValues({ blank, again: null, product, kind: pickUp })).toBe(blank);
	expect(againValues({ blank, again: { ...before, lead: null }, product, kind: pickUp }).lead).toEqual(blank.lead);
});
