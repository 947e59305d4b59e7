import { z } from 'zod';
import { type AreaSlug, areas } from '#domain/area/areas.ts';
import { countryCodes } from '#domain/country/country-codes.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { genders, youngest } from '#domain/member/member.ts';
import { ageOn, hasLink, isLatinName } from '#domain/member/name.ts';
import { isRegistrationNumber, type ServiceItem } from '#domain/member/partner.ts';
import { passwordLimits } from '#domain/member/password.ts';
import { spokenLanguages } from '#domain/product/product.ts';
import { fault } from '../faults.ts';
// Before the first schema is made.
import '../zod-in-browser.ts';

/** Every field of SPEC section 3's sign-up form: the page checks as one leaves a field, the server checks again. */

/** Messages are codes; the words are chosen at the edge. */
export const latinName = z
	.string(fault('required'))
	.trim()
	.min(1, fault('required'))
	.max(50, fault('too-long'))
	.refine(isLatinName, fault('name-not-latin'));
export const ownName = z
	.string()
	.trim()
	.max(100, fault('too-long'))
	.refine((name) => !hasLink(name), fault('name-with-link'));
export const email = z
	.string(fault('required'))
	.trim()
	.toLowerCase()
	.min(1, fault('required'))
	.max(254, fault('too-long'))
	.pipe(z.email(fault('email-wrong')));
/** E.164, as `contract/phone.ts` makes it from what was typed. */
export const phone = z.string(fault('required')).regex(/^\+[1-9]\d{6,14}$/, fault('phone-wrong'));
export const country = z.enum(countryCodes, fault('country-unknown'));
export const gender = z.enum(genders, fault('required'));
export const birthOn = z.iso
	.date(fault('date-wrong'))
	.refine((day) => day >= '1900-01-01' && day <= koreanDay(new Date()), fault('date-wrong'))
	.refine((day) => ageOn(day, koreanDay(new Date())) >= youngest, fault('too-young'));
export const address = z.string().trim().max(200, fault('too-long'));
export const passport = z
	.string()
	.trim()
	.toUpperCase()
	.regex(/^[A-Z0-9]{5,15}$/, fault('passport-wrong'));
/** Common and personal ones are refused where the member's other facts are known. */
export const password = z
	.string(fault('required'))
	.min(passwordLimits.min, fault('password-short'))
	.max(passwordLimits.max, fault('password-long'));

const isServiceItem = (word: string): word is ServiceItem => {
	const [area = '', kind = ''] = word.split('.');
	return Object.hasOwn(areas, area) && areas[area as AreaSlug].kinds.some(({ slug }) => slug === kind);
};

export const business = z.strictObject({
	businessName: z.string(fault('required')).trim().min(1, fault('required')).max(120, fault('too-long')),
	businessNameKorean: z.string(fault('required')).trim().min(1, fault('required')).max(120, fault('too-long')),
	/** Ten digits; hyphens are taken away where it is typed. */
	registrationNumber: z.string(fault('required')).refine(isRegistrationNumber, fault('registration-number-wrong')),
	representative: z.string(fault('required')).trim().min(1, fault('required')).max(100, fault('too-long')),
	bankAccount: z
		.string(fault('required'))
		.trim()
		.min(1, fault('required'))
		.max(80, fault('too-long'))
		.regex(/\d{6}|\d.*\d.*\d.*\d.*\d.*\d/, fault('bank-account-wrong')),
	serviceItems: z
		.array(
			z
				.string()
				.refine(isServiceItem, fault('required'))
				.transform((word) => word as ServiceItem),
		)
		.min(1, fault('choose-one'))
		.max(40),
	languages: z.array(z.enum(spokenLanguages)).min(1, fault('choose-one')).max(10),
});

/** Which version of a text was agreed to. */
export const textVersion = z.string(fault('must-agree')).regex(/^[\w.-]{1,20}$/, fault('must-agree'));
