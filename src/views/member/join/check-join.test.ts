import { expect, test } from 'vitest';
import { callingCodeOf, faultsOf, joinBody } from './check-join.ts';
import { blankJoin, type JoinValues } from './join-values.ts';

const isCommon = (word: string) => word === 'password12';

const ploy: JoinValues = {
	...blankJoin('general', 'th'),
	firstName: 'Ploy',
	lastName: 'Srisuk',
	birthOn: '1990-04-12',
	gender: 'female',
	phone: '081 234 5678',
	email: ' Ploy@Example.com ',
	password: 'seven lanterns over the river',
	passwordAgain: 'seven lanterns over the river',
	agreements: { terms: true, privacy: true, passport: false, news: false },
};

const clinic: JoinValues = {
	...ploy,
	type: 'cooperative',
	address: '00 Dosan-daero, Gangnam-gu, Seoul',
	business: {
		businessName: 'Lumi Skin Clinic',
		businessNameKorean: '루미피부과의원',
		registrationNumber: '1208800767',
		representative: 'Yoon Ha-eun',
		bankAccount: 'Hana 123-456789-01',
		serviceItems: ['medical.dermatology'],
		languages: ['en'],
	},
};

test('a form that is complete has no fault, and is sent as the server wants it', () => {
	expect(faultsOf(ploy, isCommon)).toEqual({});
	const versions = { terms: '2026-11-01', privacy: '2026-11-02', news: '2026-11-03' };
	const body = joinBody(ploy, { versions, language: 'th' });
	expect(body).toMatchObject({ phone: '+66812345678', email: 'ploy@example.com', country: 'TH', language: 'th' });
	expect(body.agreements).toEqual({ terms: '2026-11-01', privacy: '2026-11-02' });
	expect(body).not.toHaveProperty('business');
	expect(faultsOf(clinic, isCommon)).toEqual({});
});

test('of an empty form every required field is missing, each by its own name', () => {
	expect(faultsOf(blankJoin('general', 'en'), isCommon)).toEqual({
		firstName: 'required',
		lastName: 'required',
		birthOn: 'required',
		gender: 'required',
		country: 'country-unknown',
		phone: 'required',
		email: 'required',
		password: 'required',
		passwordAgain: 'required',
		'agreements.terms': 'must-agree',
		'agreements.privacy': 'must-agree',
	});
});

test.each<[Partial<JoinValues>, object]>([
	[{ firstName: 'พลอย' }, { firstName: 'name-not-latin' }],
	[{ birthOn: '2020-01-01' }, { birthOn: 'too-young' }],
	[{ phone: '12' }, { phone: 'phone-wrong' }],
	[{ email: 'ploy@' }, { email: 'email-wrong' }],
	[{ passwordAgain: 'seven lanterns' }, { passwordAgain: 'password-different' }],
	[{ password: 'password12', passwordAgain: 'password12' }, { password: 'password-common' }],
	[{ password: 'ploysrisuk1', passwordAgain: 'ploysrisuk1' }, { password: 'password-personal' }],
	[{ passport: 'AA 123-4567' }, { 'agreements.passport': 'must-agree' }],
	[{ passport: 'A1' }, { passport: 'passport-wrong', 'agreements.passport': 'must-agree' }],
])('%j is told', (change, faults) => {
	expect(faultsOf({ ...ploy, ...change }, isCommon)).toEqual(faults);
});

test('a cooperative member also gives the address and the business', () => {
	expect(faultsOf({ ...clinic, address: ' ' }, isCommon)).toEqual({ address: 'required' });
	const business = { ...clinic.business, registrationNumber: '1208100003', serviceItems: [], languages: [] };
	expect(faultsOf({ ...clinic, business }, isCommon)).toEqual({
		'business.registrationNumber': 'registration-number-wrong',
		'business.serviceItems': 'choose-one',
		'business.languages': 'choose-one',
	});
});

test('a passport number is sent with its consent, and a consent without one is not', () => {
	const agreements = { ...ploy.agreements, passport: true };
	const sending = { versions: { terms: '1', privacy: '1', passport: '3' }, language: 'th' as const };
	const withNumber = joinBody({ ...ploy, passport: 'aa 1234567', agreements }, sending);
	expect(withNumber.passport).toBe('AA1234567');
	expect(withNumber.agreements.passport).toBe('3');
	expect(joinBody({ ...ploy, agreements }, sending).agreements.passport).toBeUndefined();
});

test('a country’s calling code stands before the number', () => {
	expect(callingCodeOf('TH')).toBe('+66');
	expect(callingCodeOf('XK')).toBe('+383');
	expect(callingCodeOf('')).toBeUndefined();
});
