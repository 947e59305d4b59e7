import { expect, test } from 'vitest';
import { businessFault, businessFaults } from './business-checks.ts';
import { emptyBusiness } from './business-draft.ts';
import { registrationNumberText } from './registration-number-text.ts';

const whole = {
	businessName: 'Lumi Skin Clinic',
	businessNameKorean: '루미피부과의원',
	registrationNumber: '1208100006',
	representative: 'Yoon Ha-eun',
	bankAccount: 'KB 123-456',
	serviceItems: ['medical.dermatology'],
	languages: ['vn'],
} as const;

test('an empty form lacks everything, a whole one nothing', () => {
	expect(Object.keys(businessFaults(emptyBusiness))).toHaveLength(7);
	const number = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
		.map((last) => `120810000${last}`)
		.find((digits) => businessFault({ ...whole, registrationNumber: digits }, 'registrationNumber') === undefined);
	expect(businessFaults({ ...whole, registrationNumber: number ?? '' })).toEqual({});
});

test('the last digit of the registration number is checked, and the bank account has a number', () => {
	expect(businessFault({ ...whole, registrationNumber: '1234567890' }, 'registrationNumber')).toBe(
		'registration-number-wrong',
	);
	expect(businessFault({ ...whole, bankAccount: 'my bank 12' }, 'bankAccount')).toBe('bank-account-wrong');
});

test('a bank account that is kept may stay empty', () => {
	const draft = { ...whole, bankAccount: '' };
	expect(businessFault(draft, 'bankAccount')).toBe('required');
	expect(businessFault(draft, 'bankAccount', { hasBankAccount: true })).toBeUndefined();
});

test('a registration number is written as certificates print it', () => {
	expect(registrationNumberText('1208100007')).toBe('120-81-00007');
	expect(registrationNumberText('1208')).toBe('120-8');
	expect(registrationNumberText('')).toBe('');
});
