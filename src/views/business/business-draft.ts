import type { ServiceItem } from '#domain/member/partner.ts';
import type { SpokenLanguage } from '#domain/product/product.ts';
import type { Faults } from '#ui/form/faults.ts';

/** What stands in the business form, complete or not. */
export type BusinessDraft = {
	businessName: string;
	businessNameKorean: string;
	/** Digits only; the field shows them as the certificate does. */
	registrationNumber: string;
	representative: string;
	bankAccount: string;
	serviceItems: readonly ServiceItem[];
	languages: readonly SpokenLanguage[];
};

export type BusinessField = keyof BusinessDraft;

/** By field, without the `business.` of the join form. */
export type BusinessFaults = Faults<BusinessField>;

export const emptyBusiness: BusinessDraft = {
	businessName: '',
	businessNameKorean: '',
	registrationNumber: '',
	representative: '',
	bankAccount: '',
	serviceItems: [],
	languages: [],
};

/** The field's id in the page, for the summary of errors. */
export const businessFieldId = (field: BusinessField | 'address') => `business-${field}`;
