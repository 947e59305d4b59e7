import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ViewChoices } from '#domain/desk/saved-view.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { organisation } from './organisation.ts';

/** What somebody looks at again and again of a desk's list, under a name of their own; for one business, or for all of theirs. */
export const savedView = pgTable(
	'saved_view',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		organisationId: uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		choices: jsonb().$type<ViewChoices>().notNull(),
		/** What the list is opened with. */
		isDefault: boolean('is_default').notNull().default(false),
		createdAt: momentMs('created_at').notNull(),
		/** Whose people see it as well: a house's, or the agency's. It stays its maker's. */
		sharedWith: uuid('shared_with').references(() => organisation.id, { onDelete: 'set null' }),
	},
	(table) => [
		index('saved_view_of').on(table.memberId, table.createdAt),
		index('saved_view_shared').on(table.sharedWith, table.createdAt).where(sql`${table.sharedWith} is not null`),
		// One of a name, and one default, for each business and for all.
		uniqueIndex('saved_view_name').on(
			table.memberId,
			sql`coalesce(${table.organisationId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
			table.name,
		),
		uniqueIndex('saved_view_default')
			.on(table.memberId, sql`coalesce(${table.organisationId}, '00000000-0000-0000-0000-000000000000'::uuid)`)
			.where(sql`${table.isDefault}`),
	],
);
