import { expect, test } from 'vitest';
import { leadFacts } from '#domain/reservation/lead-facts.ts';
import { type LeadValues, leadBody, leadFaults } from './lead-checks.ts';

const values: LeadValues = {
	...{ lastName: 'Wongsakul', firstName: 'Siriporn', country: 'TH', phone: '081 234 5678' },
	...{ language: 'th', email: 'siriporn@mail.example', reason: 'Misspelt, told us by phone' },
};
const ofHouse = { correctable: leadFacts.filter((fact) => fact !== 'email'), isReasoned: true };
const ofGuest = { correctable: ['country', 'phone', 'language', 'email'] as const, isReasoned: false };

test('a number is sent as it is called from abroad, and only what one may put right goes along', () => {
	expect(leadFaults(values, ofHouse)).toEqual({});
	expect(leadBody(values, ofGuest.correctable).facts).toEqual({
		...{ country: 'TH', phone: '+66812345678', language: 'th', email: 'siriporn@mail.example' },
	});
});

test('each fault stands at its field; who only receives a guest says why', () => {
	const wrong = { ...values, lastName: 'ศรี', phone: '12', email: 'nobody', reason: ' ' };
	expect(leadFaults(wrong, ofHouse)).toEqual({
		...{ lastName: 'name-not-latin', phone: 'phone-wrong', reason: 'required' },
	});
	expect(leadFaults(wrong, ofGuest)).toEqual({ phone: 'phone-wrong', email: 'email-wrong' });
});

test('an address can be left empty: whether it is needed only the server knows', () => {
	expect(leadFaults({ ...values, email: '' }, { correctable: leadFacts, isReasoned: true })).toEqual({});
});
