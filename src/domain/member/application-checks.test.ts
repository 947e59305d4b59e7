import { expect, test } from 'vitest';
import { checkApplication } from './application-checks.ts';

const today = '2026-11-16';
const facts = {
	isEmailVerified: true,
	registrationNumber: '0000000015',
	serviceItems: ['wellness.spa'],
	licences: [{ kind: 'business-registration' as const, expiresOn: null }],
};
const missing = (changes: Partial<Parameters<typeof checkApplication>[0]>) =>
	checkApplication({ ...facts, ...changes }, today).flatMap(({ check, isMet }) => (isMet ? [] : [check]));

test('e-mail, number and certificate are asked of everybody', () => {
	expect(missing({})).toEqual([]);
	expect(missing({ isEmailVerified: false, registrationNumber: '0000000016', licences: [] })).toEqual([
		'email',
		'registration-number',
		'business-registration',
	]);
});

test('who offers health services has two licences in force besides', () => {
	const serviceItems = ['medical.dermatology'];
	expect(missing({ serviceItems })).toEqual(['foreign-patient', 'liability-insurance']);
	const both = [
		...facts.licences,
		{ kind: 'foreign-patient' as const, expiresOn: '2027-01-01' },
		{ kind: 'liability-insurance' as const, expiresOn: '2026-11-15' },
	];
	expect(missing({ serviceItems, licences: both })).toEqual(['liability-insurance']);
});
