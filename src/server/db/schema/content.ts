import { sql } from 'drizzle-orm';
import {
	type AnyPgColumn,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core';
import type { Marks } from '#domain/content/completeness.ts';
import type { Content, ContentKind } from '#domain/content/content.ts';
import type { ContentState } from '#domain/content/content-machine.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { organisation } from './organisation.ts';

type Numbered = Record<'state' | 'published' | 'latest', AnyPgColumn>;

/** Readers see it, and something newer waits (`isAhead` of the domain). Its indexes serve who asks in these words. */
export const aheadOf = ({ state, published, latest }: Numbered) =>
	sql`${state} = 'published' and ${published} <> ${latest}`;

/**
 * How a thing that people edit stands: a product, a provider, a notice, a promotion, a page's text. What readers see of it is
 * in its own table, which is written when a revision goes out.
 */
export const content = pgTable(
	'content',
	{
		kind: text().$type<ContentKind>().notNull(),
		/** The id it has in its own table. */
		id: text().notNull(),
		/** Whose it is to edit; the agency's where no business keeps it. */
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id),
		state: text().$type<ContentState>().notNull(),
		/** Numbers of revisions. */
		latest: integer().notNull(),
		published: integer(),
		scheduled: integer(),
		publishAt: momentMs('publish_at'),
		scheduledBy: uuid('scheduled_by').references(() => member.id, { onDelete: 'set null' }),
		/** The last plan that could not be kept, until the next thing goes out. */
		planFailedAt: momentMs('plan_failed_at'),
		/** Of the latest revision, for lists. */
		title: jsonb().$type<LocaleText>().notNull(),
		percent: jsonb().$type<Record<ContentLocale, number>>().notNull(),
		createdAt: momentMs('created_at').notNull(),
		changedAt: momentMs('changed_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.id] }),
		index('content_of_all').on(table.kind, table.changedAt, table.id),
		index('content_of_organisation').on(table.organisationId, table.kind, table.changedAt, table.id),
		index('content_ahead_of_all').on(table.kind, table.changedAt, table.id).where(aheadOf(table)),
		index('content_ahead_of_organisation')
			.on(table.organisationId, table.kind, table.changedAt, table.id)
			.where(aheadOf(table)),
		index('content_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
		check('content_plan_is_whole', sql`(${table.scheduled} is null) = (${table.publishAt} is null)`),
		check('content_numbers', sql`${table.latest} >= 1 and coalesce(${table.published}, 1) <= ${table.latest}`),
	],
);

/** What it said at one time: rows are only ever added. Drafts that came to nothing go when they are old. */
export const revision = pgTable(
	'revision',
	{
		kind: text().$type<ContentKind>().notNull(),
		contentId: text('content_id').notNull(),
		number: integer().notNull(),
		/** The revision it was written on. */
		base: integer(),
		/** The older one that was brought back. */
		restored: integer(),
		value: jsonb().$type<Content>().notNull(),
		marks: jsonb().$type<Marks>().notNull(),
		/** Null is the system itself, or who has left. */
		authorId: uuid('author_id').references(() => member.id, { onDelete: 'set null' }),
		at: momentMs('at').notNull(),
		/** When readers saw it first. */
		publishedAt: momentMs('published_at'),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.contentId, table.number] }),
		foreignKey({ columns: [table.kind, table.contentId], foreignColumns: [content.kind, content.id] }).onDelete(
			'cascade',
		),
		index('revision_unpublished').on(table.at).where(sql`${table.publishedAt} is null`),
	],
);
