import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Stars } from '#domain/product/product.ts';
import type { RatingStatus } from '#domain/rating/rating.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { product } from './product.ts';
import { reservation } from './reservation.ts';

/** A guest's word about a product, in the guest's own language. */
export const rating = pgTable(
	'rating',
	{
		id: uuid().primaryKey().defaultRandom(),
		productId: text('product_id')
			.notNull()
			.references(() => product.id, { onDelete: 'cascade' }),
		/** None for those of the demonstration, and once the account behind it is closed. */
		memberId: uuid('member_id').references(() => member.id, { onDelete: 'set null' }),
		/** One rating a reservation. */
		reservationId: uuid('reservation_id').references(() => reservation.id),
		author: text().notNull(),
		country: text().notNull(),
		locale: text().$type<ContentLocale>().notNull(),
		stars: jsonb().$type<Stars>().notNull(),
		text: text().notNull(),
		pictureIds: uuid('picture_ids').array().notNull().default([]),
		status: text().$type<RatingStatus>().notNull().default('published'),
		/** Why an operator hid it; told to the author. */
		statusReason: text('status_reason'),
		/** The provider's one reply. */
		reply: text(),
		repliedAt: momentMs('replied_at'),
		createdAt: momentMs('created_at').notNull(),
		editedAt: momentMs('edited_at'),
	},
	(table) => [
		index('rating_of_product').on(table.productId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index('rating_of_member').on(table.memberId, table.createdAt),
		index('rating_by_status').on(table.status, table.createdAt),
		uniqueIndex('rating_of_reservation').on(table.reservationId).where(sql`${table.reservationId} is not null`),
	],
);

/** Somebody finds a rating wrong; an operator looks at it. */
export const ratingReport = pgTable(
	'rating_report',
	{
		id: uuid().primaryKey(),
		ratingId: uuid('rating_id')
			.notNull()
			.references(() => rating.id, { onDelete: 'cascade' }),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		reason: text().notNull(),
		createdAt: momentMs('created_at').notNull(),
		resolvedAt: momentMs('resolved_at'),
	},
	(table) => [
		uniqueIndex('rating_report_once').on(table.ratingId, table.memberId),
		index('rating_report_open').on(table.createdAt).where(sql`${table.resolvedAt} is null`),
	],
);
