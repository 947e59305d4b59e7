import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { AnyConsent } from '#domain/member/consent.ts';
import { member } from './member.ts';
import { moment } from './moment.ts';

/** Each tick with the version and language that was read; never changed but for the withdrawal, never deleted. */
export const consent = pgTable(
	'consent',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		kind: text().$type<AnyConsent>().notNull(),
		version: text().notNull(),
		locale: text().$type<ContentLocale>().notNull(),
		/** Whom the data go to, where the consent names one, and for which reservation, question or consultation it was given. */
		providerId: text('provider_id'),
		reservationId: uuid('reservation_id'),
		questionId: uuid('question_id'),
		consultationId: uuid('consultation_id'),
		givenAt: moment('given_at').notNull().defaultNow(),
		withdrawnAt: moment('withdrawn_at'),
	},
	(table) => [
		index('consent_member').on(table.memberId, table.kind, table.givenAt),
		/** Who agreed to which version of a text. */
		index('consent_of_version').on(table.kind, table.version, table.givenAt, table.id),
		index('consent_of_consultation').on(table.consultationId).where(sql`${table.consultationId} is not null`),
	],
);
