import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { LicenceKind, LicenceVerdict, ServiceItem } from '#domain/member/partner.ts';
import type { ApprovedFacts } from '#domain/member/partner-change.ts';
import type { SpokenLanguage } from '#domain/product/product.ts';
import { moment } from './moment.ts';
import { organisation } from './organisation.ts';

/** The facts of a cooperative member's business (SPEC section 3: entrepreneur, bank account number, service delivery items). */
export const partner = pgTable(
	'partner',
	{
		organisationId: uuid('organisation_id')
			.primaryKey()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		businessName: text('business_name').notNull(),
		businessNameKorean: text('business_name_korean').notNull(),
		/** Ten digits, check digit verified. */
		registrationNumber: text('registration_number').notNull(),
		representative: text().notNull(),
		/** Where the business is. */
		address: text(),
		/** Sealed (server/keys). */
		bankAccount: text('bank_account').notNull(),
		/** `area.kind`, as the areas name them. */
		serviceItems: text('service_items').array().$type<ServiceItem[]>().notNull(),
		languages: text().array().$type<SpokenLanguage[]>().notNull(),
		appliedAt: moment('applied_at').notNull().defaultNow(),
		decidedAt: moment('decided_at'),
		/** Told to the applicant; who decided stands in the audit trail. */
		refusalReason: text('refusal_reason'),
		/** What an operator asked for, as it was told, and when: while it stands here the application waits for the applicant. */
		moreAsked: text('more_asked'),
		moreAskedAt: moment('more_asked_at'),
		/** What the applicant wrote with the application. */
		comment: text(),
		/** When facts or papers were changed last. */
		factsChangedAt: moment('facts_changed_at'),
		/** What an approved business wishes to be; the columns above stand until an operator has looked. */
		proposed: jsonb().$type<ApprovedFacts>(),
		/** The same for the names of its public profile. */
		proposedNames: jsonb('proposed_names').$type<LocaleText>(),
		/** Since when facts, names or a health licence wait for an operator; another moment with every further change. */
		changeAskedAt: moment('change_asked_at'),
		changeRefusalReason: text('change_refusal_reason'),
	},
	(table) => [
		index('partner_change')
			.on(table.changeAskedAt, table.organisationId)
			.where(sql`${table.changeAskedAt} is not null`),
		index('partner_more_asked').on(table.appliedAt, table.organisationId).where(sql`${table.moreAskedAt} is not null`),
	],
);

/** What operators decided about a business, and why; rows are only ever added. */
export const partnerDecision = pgTable(
	'partner_decision',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		/** `house`: how it stands after its approval. */
		about: text().$type<'application' | 'change' | 'house'>().notNull(),
		/** Asked: for more, before it can be decided. Reopened: its refusal was taken back. */
		decision: text().$type<'approved' | 'refused' | 'asked' | 'reopened' | 'suspended' | 'restored'>().notNull(),
		reason: text(),
		at: moment('at').notNull(),
	},
	(table) => [index('partner_decision_of').on(table.organisationId, table.id)],
);

export const licence = pgTable(
	'licence',
	{
		id: uuid().primaryKey().defaultRandom(),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		kind: text().$type<LicenceKind>().notNull(),
		number: text(),
		expiresOn: date('expires_on'),
		fileId: uuid('file_id').notNull(),
		/** Counts once an operator has looked at it. */
		verdict: text().$type<LicenceVerdict>().notNull().default('waiting'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [index('licence_organisation').on(table.organisationId), index('licence_file').on(table.fileId)],
);
