import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { Home } from '#domain/page/home.ts';

/** The address in Hangul for a driver, the point on the map, stations, stops and hours. Texts by language. */
export type Visit = {
	hangulAddress: string;
	hangulHint: string;
	latitude: number;
	longitude: number;
	stations: { lines: string[]; name: LocaleText; exit: string; way: LocaleText }[];
	buses: { stop: LocaleText; stopHangul: string; routes: string[]; airport: LocaleText };
	car: LocaleText;
	/** Korean time, every day. */
	hours: { from: string; to: string };
};

/** The company behind the site: one row. */
export const siteProfile = pgTable(
	'site_profile',
	{
		id: integer().primaryKey().default(1),
		companyName: jsonb('company_name').$type<LocaleText>().notNull(),
		representative: jsonb().$type<LocaleText>().notNull(),
		address: jsonb().$type<LocaleText>().notNull(),
		privacyOfficer: jsonb('privacy_officer').$type<LocaleText>().notNull(),
		businessNumber: text('business_number').notNull(),
		mailOrderNumber: jsonb('mail_order_number').$type<LocaleText>().notNull(),
		tourismNumber: text('tourism_number').notNull(),
		patientNumber: text('patient_number').notNull(),
		suretyWon: integer('surety_won').notNull(),
		phone: text().notNull(),
		fax: text().notNull(),
		email: text().notNull(),
		hosting: text().notNull(),
		/** Where travellers transfer to; shown with a reservation alone. */
		transfer: jsonb().$type<{ bank: LocaleText; account: string; holder: string; swift?: string }>(),
		/** How many days after the service passport numbers and health texts of a reservation go. */
		eraseAfterDays: integer('erase_after_days').notNull().default(7),
		/** The way to the office: page /about/introduction. Null: nothing is shown. */
		visit: jsonb().$type<Visit>(),
		/** The operator's switch for talks by video: the law on them may change overnight. */
		isVideoOn: boolean('is_video_on').notNull().default(true),
		/** The operator's switch for new accounts. */
		isJoinOpen: boolean('is_join_open').notNull().default(true),
		/** What stands above every page of the site; null: nothing. */
		maintenance: jsonb().$type<LocaleText>(),
		/** The order of the main page's parts, and the products pinned to it; null is as it usually is. */
		home: jsonb().$type<Home>(),
		isDemonstration: boolean('is_demonstration').notNull(),
	},
	(table) => [
		check('site_profile_is_one', sql`${table.id} = 1`),
		check('site_profile_erases', sql`${table.eraseAfterDays} between 1 and 30`),
	],
);
