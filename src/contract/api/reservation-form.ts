import { z } from 'zod';
import { countryCodes } from '#domain/country/country-codes.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { genders } from '#domain/member/member.ts';
import { choiceGroups } from '#domain/product/price.ts';
import { spokenLanguages } from '#domain/product/product.ts';
import { detailIds, longestDetail } from '#domain/reservation/details.ts';
import { halalLevels, mostChildSeats, needFlags, wheelchairKinds } from '#domain/reservation/needs.ts';
import { mostUnits } from '#domain/reservation/order.ts';
import { language } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { email, latinName, passport, phone, textVersion } from './member-fields.ts';

/** Every field of SPEC section 3's reservation: the page checks as one leaves a field, the server checks again. */

const day = z.iso.date(fault('date-wrong'));
/** Of a service: in this century, so that a stay of a thousand years is refused before anybody counts its nights. */
const serviceDay = day.refine((one) => one >= '2020-01-01' && one < '2100-01-01', fault('date-wrong'));
const count = z.int().min(0).max(1_000);
/** Anybody may travel, from birth on; who reserves is a member. */
const birthOn = day.refine((one) => one >= '1900-01-01' && one <= koreanDay(new Date()), fault('date-wrong'));

/** When, who and how much of it: domain/reservation/order.ts. */
export const orderFields = z.strictObject({
	on: serviceDay,
	to: serviceDay.nullable(),
	time: z
		.string()
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('invalid-input'))
		.nullable(),
	persons: z.strictObject({ adult: count, child: count, infant: count }),
	units: z.int().min(1).max(mostUnits),
	choices: z.partialRecord(z.enum(choiceGroups), z.string().max(40)),
});

/** The guest in whose name it is, as in the passport. */
export const leadGuest = z.strictObject({
	firstName: latinName,
	lastName: latinName,
	birthOn,
	gender: z.enum(genders, fault('required')),
	country: z.enum(countryCodes, fault('country-unknown')),
	email,
	phone,
});

export const traveller = z.strictObject({ firstName: latinName, lastName: latinName, birthOn });

export const needsFields = z.strictObject({
	halal: z.enum(halalLevels).nullable(),
	flags: z.array(z.enum(needFlags)).max(needFlags.length),
	childSeats: z.int().min(0).max(mostChildSeats),
	halalCount: z.int().min(1).max(1_000).optional(),
	wheelchair: z.enum(wheelchairKinds).optional(),
	wheelchairs: z.int().min(1).max(1_000).optional(),
	interpreter: z.enum(spokenLanguages).optional(),
});

const contentsText = z.string().trim().max(5_000, fault('too-long'));
const allergyText = z.string().trim().max(500, fault('too-long'));

export const reservationForm = z.strictObject({
	/** Made by the page once for this form; the same key again gives the same answer. */
	key: z.uuid(),
	productId: z.string().max(64),
	order: orderFields,
	/** What the page showed as total: another price is refused, never charged. */
	total: z.int().nonnegative(),
	/** The promotion that total was shown with; when it is not to be had any more, that is said. */
	promotionId: z.string().max(64).optional(),
	/** As it was typed. */
	promotionCode: z.string().trim().max(40, fault('too-long')).optional(),
	details: z.partialRecord(
		z.enum(detailIds),
		z.union([z.string().trim().max(longestDetail, fault('too-long')), z.int()]),
	),
	lead: leadGuest,
	/** The other travellers, where the kind asks for every name: as many as come besides the lead guest. */
	travellers: z.array(traveller).max(49),
	passport: passport.optional(),
	/** Take the number that my information keeps. */
	usesKeptPassport: z.boolean(),
	needs: needsFields,
	allergy: allergyText.optional(),
	contents: contentsText.optional(),
	/** The version of each text that was agreed to; one that was not asked for is not there. */
	agreements: z.strictObject({
		provider: textVersion,
		passport: textVersion.optional(),
		health: textVersion.optional(),
	}),
	/** The language it is read and answered in. */
	language,
	/** The offer of the waiting list it takes up. */
	waitingId: z.uuid().optional(),
});
export type ReservationForm = z.output<typeof reservationForm>;
