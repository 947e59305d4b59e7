import { expect, test } from 'vitest';
import { maskedBankAccount } from './bank-account.ts';
import { providerId } from './provider-id.ts';

test('a provider’s id can be read, whatever script its name is in', () => {
	expect(providerId(['Lumi Skin Clinic'], 'a1b2')).toBe('lumi-skin-clinic-a1b2');
	expect(providerId(['Phòng khám Ánh Sáng', 'x'], 'a1b2')).toBe('phong-kham-anh-sang-a1b2');
	expect(providerId([undefined, '루미피부과', 'Lumi & Co., Ltd.'], 'a1b2')).toBe('lumi-co-ltd-a1b2');
	expect(providerId(['루미피부과'], 'a1b2')).toBe('provider-a1b2');
	expect(providerId(['a'.repeat(39).concat('-bcd')], 'x')).toBe(`${'a'.repeat(39)}-x`);
});

test('of a bank account the bank and the last digits are shown', () => {
	expect(maskedBankAccount('국민은행 123456-04-567890')).toBe('국민은행 ••••••-••-••7890');
	expect(maskedBankAccount('123456')).toBe('••••56');
	expect(maskedBankAccount('Bank 12345678')).toBe('Bank ••••••78');
});
