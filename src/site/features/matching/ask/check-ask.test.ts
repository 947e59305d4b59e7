import { expect, test } from 'vitest';
import { type AskValues, blankValues } from './ask-values.ts';
import { editedBody, faultsOf, questionBody } from './check-ask.ts';

const key = '0b6f3f1e-52ab-4c1b-9d3c-2f6f0e6c9a11';
const blank = blankValues({ me: null, locale: 'ru', currency: 'RUB' });
const whole: AskValues = {
	...blank,
	key,
	area: 'medical',
	kind: 'health-screening',
	title: 'Проверить щитовидную железу маме',
	contents: 'Прилетаем на три дня, нужен переводчик в кабинете.',
	contact: { email: 'aigul@mail.example', phone: '+7 701 555 12 34', app: 'telegram', name: 'aigul_kz' },
	wished: { from: '2099-10-17', to: '2099-10-21' },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: '500 000', currency: 'KRW' },
	agreements: { provider: true, health: true },
};
const sending = { versions: { provider: '2026-01', health: '2026-02' }, country: 'KZ' };

test('a whole form has no faults, and becomes what the server takes', () => {
	expect(faultsOf(whole)).toEqual({});
	expect(questionBody(whole, sending)).toMatchObject({
		area: 'medical',
		isPrivate: true,
		contact: { phone: '+77015551234', messenger: { app: 'telegram', name: 'aigul_kz' } },
		budget: { amount: 500_000, currency: 'KRW' },
		agreements: { provider: '2026-01', health: '2026-02' },
	});
});

test('of an empty form everything that is missing is told, in the order of the page', () => {
	const fields = Object.keys(faultsOf(blank));
	expect(fields.slice(0, 5)).toEqual(['area', 'kind', 'title', 'contents', 'wished.from']);
	// What is empty is missing, not too short.
	expect(faultsOf(blank)).toMatchObject({ title: 'required', contents: 'required' });
	expect(faultsOf({ ...whole, title: 'Щи' })).toEqual({ title: 'too-short' });
	expect(faultsOf(blank)).toMatchObject({ 'contact.email': expect.any(String), 'agreements.provider': 'must-agree' });
});

test('health has a consent of its own, and is private unless its asker says otherwise', () => {
	expect(faultsOf({ ...whole, agreements: { provider: true, health: false } })).toEqual({
		'agreements.health': 'must-agree',
	});
	const tour: AskValues = {
		...whole,
		area: 'travel',
		kind: 'day-tour',
		agreements: { provider: true, health: false },
	};
	expect(faultsOf(tour)).toEqual({});
	expect(questionBody(tour, sending)).toMatchObject({ isPrivate: false, agreements: { provider: '2026-01' } });
	expect(questionBody({ ...whole, privacy: 'public' }, sending).isPrivate).toBe(false);
});

test('dates may be flexible, must not be over, and one day is enough', () => {
	expect(faultsOf({ ...whole, wished: { from: '', to: '' } })).toEqual({ 'wished.from': 'required' });
	expect(questionBody({ ...whole, isFlexible: true, wished: { from: '', to: '' } }, sending).wished).toBeNull();
	expect(faultsOf({ ...whole, wished: { from: '2021-01-01', to: '' } })).toEqual({ 'wished.from': 'date-past' });
	expect(questionBody({ ...whole, wished: { from: '2099-01-02', to: '' } }, sending).wished).toEqual({
		from: '2099-01-02',
		to: '2099-01-02',
	});
});

test('what is wrong stands beside its field', () => {
	expect(faultsOf({ ...whole, contact: { ...whole.contact, name: '' } })).toEqual({ 'contact.name': 'required' });
	expect(faultsOf({ ...whole, budget: { ...whole.budget, amount: 'much' } })).toHaveProperty(['budget.amount']);
	expect(faultsOf({ ...whole, persons: { adult: 0, child: 0, infant: 1 } })).toEqual({
		'persons.adult': 'too-few-persons',
	});
});

test('needs that the kind does not ask for are left out', () => {
	const needs: AskValues['needs'] = { halal: 'certified', flags: ['wheelchair'], childSeats: 2 };
	expect(questionBody({ ...whole, kind: 'dermatology', needs }, sending).needs).toEqual({
		halal: null,
		flags: ['wheelchair'],
		childSeats: 0,
	});
});

test('a question that is changed names the version that was read', () => {
	const body = editedBody(whole, { revision: 3, country: 'KZ' });
	expect(body).toMatchObject({ revision: 3, title: whole.title });
	expect(body).not.toHaveProperty('agreements');
	expect(body).not.toHaveProperty('key');
});
