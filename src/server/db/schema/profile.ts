import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LocaleText } from '#domain/kernel/locale-text.ts';

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
		isDemonstration: boolean('is_demonstration').notNull(),
	},
	(table) => [check('site_profile_is_one', sql`${table.id} = 1`)],
);
