import { expect, test } from 'vitest';
import { companyNumber, isCompanyNumber, isOfficePhone } from './site-facts.ts';

const real = { isDemonstration: false };

test('a company is named by a number that checks itself; zeros are a demonstration’s alone', () => {
	expect(isCompanyNumber('124-81-00998', real)).toBe(true);
	expect(isCompanyNumber('1248100998', real)).toBe(true);
	expect(isCompanyNumber('124-81-00997', real)).toBe(false);
	expect(isCompanyNumber('000-00-00000', real)).toBe(false);
	expect(isCompanyNumber('000-00-00000', { isDemonstration: true })).toBe(true);
	expect(isCompanyNumber('124-81-0099', real)).toBe(false);
	expect(companyNumber('1248100998')).toBe('124-81-00998');
});

test('telephones are dialled from home or from abroad, and have no words in them', () => {
	for (const phone of ['02-0000-0000', '031-123-4567', '1588-0000', '+82-2-1234-5678'])
		expect(isOfficePhone(phone), phone).toBe(true);
	for (const phone of ['', '2-0000-0000', '02 office', '02-0000-0000 ext 3', '12345'])
		expect(isOfficePhone(phone), phone).toBe(false);
});
