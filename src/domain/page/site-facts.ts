import { isRegistrationNumber } from '../member/partner.ts';

/** The company's own registration number. A demonstration has one of zeros, which belongs to nobody. */
export function isCompanyNumber(number: string, { isDemonstration }: { isDemonstration: boolean }): boolean {
	if (!/^\d{3}-?\d{2}-?\d{5}$/.test(number)) return false;
	const digits = number.replaceAll('-', '');
	return isRegistrationNumber(digits) || (isDemonstration && /^0+$/.test(digits));
}

/** As it is written on papers: 123-45-67890. */
export const companyNumber = (number: string): string =>
	number.replaceAll('-', '').replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');

/** A telephone in Korea as one writes it at home, with its area code, or one with + and the country's. */
export const isOfficePhone = (phone: string): boolean => /^(?:0\d{1,3}|1\d{3}|\+\d{1,3})(?:-\d{1,4}){1,3}$/.test(phone);
