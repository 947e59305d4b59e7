import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { Region, SpokenLanguage } from '#domain/product/product.ts';
import { member } from './member.ts';

/** Who offers products: an approved partner, or the agency itself. */
export const provider = pgTable('provider', {
	id: text().primaryKey(),
	name: jsonb().$type<LocaleText>().notNull(),
	trade: jsonb().$type<LocaleText>().notNull(),
	intro: jsonb().$type<LocaleText>().notNull(),
	region: text().$type<Region>().notNull(),
	languages: text().array().$type<SpokenLanguage[]>().notNull(),
	portrait: text().notNull(),
	answersWithinHours: integer('answers_within_hours').notNull(),
	foundedYear: integer('founded_year').notNull(),
	/** Foreign-patient registration: without one in force a clinic is not shown. */
	patientNumber: text('patient_number'),
	patientNumberUntil: date('patient_number_until'),
	isAgency: boolean('is_agency').notNull().default(false),
	/** The partner who keeps this profile; none for the agency and for providers it looks after itself. */
	memberId: uuid('member_id')
		.unique()
		.references(() => member.id, { onDelete: 'set null' }),
	/** Uploaded pictures, shown before the drawn ones. */
	pictureIds: uuid('picture_ids').array().notNull().default([]),
});
