import { expect, test } from 'vitest';
import { siteFacts } from '#contract/api/site-facts.ts';
import { demoProfile } from '#demo/profile.ts';
import { schemaFaults } from '#ui/form/faults.ts';
import { asTextPath, factsOf, fieldOf, namedPart, valuesOf } from './company-values.ts';

const facts = siteFacts.parse({ ...demoProfile, eraseAfterDays: 7 });

test('what is kept comes out of the form as it went in', () => {
	expect(factsOf(valuesOf(facts))).toEqual(facts);
	const none = { ...facts, transfer: null, visit: null, fax: '' };
	expect(factsOf(valuesOf(none))).toEqual(none);
});

test('an empty form says what is missing, in Korean and English alone, beside the fields', () => {
	const faults = schemaFaults(siteFacts, factsOf({ ...valuesOf(null), showsWay: true }));
	expect(faults).toMatchObject({
		...{ 'companyName.ko': 'required', 'companyName.en': 'required', tourismNumber: 'required' },
		...{ suretyWon: 'invalid-input', email: 'email-wrong', phone: 'required' },
		...{ 'visit.car.ko': 'required', 'visit.latitude': 'invalid-input', 'visit.buses.routes': 'required' },
	});
	expect(Object.keys(faults).filter((field) => /\.(ru|th|vn|id)$/.test(field))).toEqual([]);
	expect(Object.keys(faults).filter((field) => field.startsWith('transfer'))).toEqual([]);
});

test('a telephone is written as its hint says, and a missing one is told as missing', () => {
	const faultsWith = (phone: string) => schemaFaults(siteFacts, factsOf({ ...valuesOf(facts), phone }));
	for (const phone of ['02-123-4567', '1588-1234', '+82-2-123-4567']) expect(faultsWith(phone), phone).toEqual({});
	for (const phone of ['', '  ']) expect(faultsWith(phone)).toEqual({ phone: 'required' });
	for (const phone of ['123-4567', '021234567', 'call us'])
		expect(faultsWith(phone), phone).toEqual({ phone: 'office-phone-wrong' });
	expect(schemaFaults(siteFacts, factsOf({ ...valuesOf(facts), fax: 'call us' }))).toEqual({
		fax: 'office-phone-wrong',
	});
});

test('fields are named by what they are, and by their language', () => {
	expect(namedPart('visit.stations.0.name.ko')).toEqual({ part: 'name', locale: 'ko' });
	expect(namedPart('visit.stations.1.lines')).toEqual({ part: 'lines', locale: undefined });
	expect(namedPart('visit.stations')).toEqual({ part: 'stations', locale: undefined });
	expect(fieldOf('facts.visit.stations.0.lines.2')).toBe('visit.stations.0.lines');
	expect(asTextPath('address.ru')).toBe('texts.ru.address');
	expect(asTextPath('phone')).toBe('phone');
});
