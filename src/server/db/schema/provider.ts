import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { Region, SpokenLanguage } from '#domain/product/product.ts';
import { organisation } from './organisation.ts';

/** Who offers products: an approved partner, or the agency itself. */
export const provider = pgTable(
	'provider',
	{
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
		/** Who keeps this profile and answers for its products: the agency for itself and for those it looks after. */
		organisationId: uuid('organisation_id')
			.notNull()
			.default(agencyId)
			.references(() => organisation.id),
		/** Uploaded pictures, shown before the drawn ones. */
		pictureIds: uuid('picture_ids').array().notNull().default([]),
	},
	(table) => [
		/** A business has one profile; the agency keeps many. */
		uniqueIndex('provider_of_business')
			.on(table.organisationId)
			.where(sql.raw(`organisation_id <> '${agencyId}'`)),
		index('provider_organisation').on(table.organisationId),
	],
);
