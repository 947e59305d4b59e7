import { z } from 'zod';
import { companyNumber, isCompanyNumber, isOfficePhone } from '#domain/page/site-facts.ts';
import { fault } from '../faults.ts';
import '../zod-in-browser.ts';

const text = (most: number) =>
	z.string(fault('required')).trim().min(1, fault('required')).max(most, fault('too-long'));

/** Korean and English are what every reader falls back on; the others are written or not. */
const texts = (most: number) =>
	z.strictObject({
		...{ ko: text(most), en: text(most), ru: text(most).optional(), th: text(most).optional() },
		...{ vn: text(most).optional(), id: text(most).optional() },
	});

const number = (least: number, most: number) =>
	z.number(fault('invalid-input')).min(least, fault('invalid-input')).max(most, fault('invalid-input'));
const whole = (least: number, most: number) => number(least, most).int(fault('invalid-input'));
const phone = z
	.string()
	.trim()
	.min(1, fault('required'))
	// What is missing is told once, as that.
	.refine((given) => given === '' || isOfficePhone(given), fault('office-phone-wrong'));
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('invalid-input'));
/** Signs of lines and buses: short, and never empty. */
const signs = (most: number) => z.array(text(10)).min(1, fault('required')).max(most, fault('too-much'));

const mostStations = 10;
const mostRoutes = 40;
/** What the column holds. */
const mostWon = 2_000_000_000;

const transfer = z.strictObject({
	bank: texts(80),
	account: z
		.string()
		.trim()
		.regex(/^\d(?:[\d-]{4,28})\d$/, fault('invalid-input')),
	holder: text(80),
	swift: z
		.string()
		.trim()
		.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, fault('invalid-input'))
		.optional(),
});

const visit = z.strictObject({
	hangulAddress: text(200),
	hangulHint: text(300),
	// Korea and a little sea around it: a slip of the keyboard leads nobody to another country.
	latitude: number(33, 39),
	longitude: number(124, 132),
	stations: z
		.array(z.strictObject({ lines: signs(10), name: texts(60), exit: text(10), way: texts(400) }))
		.max(mostStations, fault('too-much')),
	buses: z.strictObject({ stop: texts(200), stopHangul: text(60), routes: signs(mostRoutes), airport: texts(400) }),
	car: texts(400),
	hours: z.strictObject({ from: clock, to: clock }).refine(({ from, to }) => from < to, {
		...{ path: ['to'], ...fault('invalid-input') },
	}),
});

/** The company behind the site as it is kept: every language of every text. */
export const storedFacts = z.strictObject({
	companyName: texts(100),
	representative: texts(100),
	privacyOfficer: texts(100),
	address: texts(200),
	mailOrderNumber: texts(60),
	businessNumber: z
		.string()
		.trim()
		.regex(/^\d{3}-?\d{2}-?\d{5}$/, fault('registration-number-wrong')),
	tourismNumber: text(40),
	patientNumber: text(40),
	suretyWon: whole(0, mostWon),
	phone,
	/** Empty is none. */
	fax: z.union([z.literal(''), phone], fault('office-phone-wrong')),
	email: z.email(fault('email-wrong')).max(254, fault('too-long')),
	hosting: text(100),
	/** How many days after the service passport numbers and health texts of a reservation go. */
	eraseAfterDays: whole(1, 30),
	isDemonstration: z.boolean(),
	/** Null takes no transfers. */
	transfer: transfer.nullable(),
	/** Null shows no way to the office. */
	visit: visit.nullable(),
});

/** What the operator makes of it. */
export const siteFacts = storedFacts
	.refine((given) => isCompanyNumber(given.businessNumber, given), {
		...{ path: ['businessNumber'], ...fault('registration-number-wrong') },
	})
	.transform((given) => ({ ...given, businessNumber: companyNumber(given.businessNumber) }));
export type SiteFacts = z.output<typeof storedFacts>;
