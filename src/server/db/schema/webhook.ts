import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookKind } from '#domain/webhook/webhook-kinds.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { organisation } from './organisation.ts';

/** Where a house wants to be told what happens, and of which kinds. */
export const webhook = pgTable(
	'webhook',
	{
		/** Made by the page that asked for it: the same again is the same webhook. */
		id: uuid().primaryKey(),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		/** Sealed (server/keys): its address, which may hold a secret, and what it is signed with. */
		sealed: text().notNull(),
		kinds: text().array().$type<WebhookKind[]>().notNull(),
		madeBy: uuid('made_by').references(() => member.id, { onDelete: 'set null' }),
		createdAt: momentMs('created_at').notNull(),
		/** Turned off, by hand or since nothing came through. */
		stoppedAt: momentMs('stopped_at'),
		isFailed: boolean('is_failed').notNull().default(false),
		/** Since when nothing has come through. */
		failingSince: momentMs('failing_since'),
	},
	(table) => [index('webhook_of_house').on(table.organisationId, table.createdAt, table.id)],
);

/** One event to one webhook: made where the event is told, and kept until it was sent or given up. */
export const webhookDelivery = pgTable(
	'webhook_delivery',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		webhookId: uuid('webhook_id')
			.notNull()
			.references(() => webhook.id, { onDelete: 'cascade' }),
		/** `test` is of no event. */
		kind: text().$type<WebhookKind | 'test'>().notNull(),
		event: text().notNull(),
		subjectKind: text('subject_kind').notNull(),
		subjectId: text('subject_id').notNull(),
		/** When it happened. */
		at: momentMs('at').notNull(),
		createdAt: momentMs('created_at').notNull(),
		/** When it is tried next; null once it was sent or given up. */
		nextAt: momentMs('next_at'),
		tries: integer().notNull().default(0),
		isSent: boolean('is_sent').notNull().default(false),
	},
	(table) => [
		index('webhook_delivery_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
		index('webhook_delivery_of').on(table.webhookId, table.createdAt, table.id),
		index('webhook_delivery_old').on(table.createdAt),
	],
);

/** Each try: what was answered, or why nothing was. */
export const webhookTry = pgTable(
	'webhook_try',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		deliveryId: uuid('delivery_id')
			.notNull()
			.references(() => webhookDelivery.id, { onDelete: 'cascade' }),
		at: momentMs('at').notNull(),
		ms: integer().notNull(),
		/** Null where nobody answered. */
		status: integer(),
		failure: text(),
	},
	(table) => [index('webhook_try_of').on(table.deliveryId, table.at)],
);
