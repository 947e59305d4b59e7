import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AgencyTexts } from '#domain/phrase/agency-phrase.ts';
import type { PhraseTopic } from '#domain/phrase/phrases.ts';
import { momentMs } from './moment.ts';

/** Sentences that the agency offers to every house besides the phrase book. What was sent is words by then: these may change. */
export const agencyPhrase = pgTable(
	'agency_phrase',
	{
		id: uuid().primaryKey().defaultRandom(),
		topic: text().$type<PhraseTopic>().notNull(),
		texts: jsonb().$type<AgencyTexts>().notNull(),
		position: integer().notNull(),
		/** Counts up with each change: whoever saves names the one they have seen. */
		revision: integer().notNull().default(1),
		archivedAt: momentMs('archived_at'),
		changedAt: momentMs('changed_at').notNull(),
	},
	(table) => [index('agency_phrase_order').on(table.position)],
);
