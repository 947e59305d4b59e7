import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Duty } from '#domain/organisation/duties.ts';
import type { OrganisationKind, OrganisationStatus, Role } from '#domain/organisation/organisation.ts';
import { member } from './member.ts';
import { moment } from './moment.ts';

/** A business, or the agency (`agencyId`, a row of the migration). What is approved is the organisation, not a person. */
export const organisation = pgTable('organisation', {
	id: uuid().primaryKey().defaultRandom(),
	kind: text().$type<OrganisationKind>().notNull().default('provider'),
	status: text().$type<OrganisationStatus>().notNull(),
	createdAt: moment('created_at').notNull(),
});

/** Who works where, as what. Rows stay when somebody goes: what they did is still theirs. */
export const staff = pgTable(
	'staff',
	{
		id: uuid().primaryKey().defaultRandom(),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		role: text().$type<Role>().notNull(),
		/** Of operators who do not look after everything: what they do (domain/organisation/duties.ts). */
		duties: text().array().$type<Duty[]>(),
		joinedAt: moment('joined_at').notNull(),
		leftAt: moment('left_at'),
	},
	(table) => [
		uniqueIndex('staff_working').on(table.memberId, table.organisationId).where(sql`${table.leftAt} is null`),
		index('staff_organisation').on(table.organisationId, table.joinedAt),
	],
);

/** A link by mail to somebody who is to work here. Only its hash is kept. */
export const invitation = pgTable(
	'invitation',
	{
		id: uuid().primaryKey().defaultRandom(),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		/** In lower case. */
		email: text().notNull(),
		role: text().$type<Role>().notNull(),
		/** Of an operator who will not look after everything. */
		duties: text().array().$type<Duty[]>(),
		/** The language its mail was written in. */
		locale: text().$type<ContentLocale>().notNull(),
		/** SHA-256, base64url. */
		secretHash: text('secret_hash').notNull().unique(),
		invitedBy: uuid('invited_by').references(() => member.id, { onDelete: 'set null' }),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		acceptedAt: moment('accepted_at'),
		withdrawnAt: moment('withdrawn_at'),
	},
	(table) => [
		uniqueIndex('invitation_open')
			.on(table.organisationId, table.email)
			.where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
	],
);
