import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Discount } from '#domain/promotion/promotion.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { organisation } from './organisation.ts';
import { reservation } from './reservation.ts';

/** `audience` and `scope` are what the law wants said of a medical discount; every promotion has them. */
export type PromotionText = { title: string; lead: string; body: string; audience: string; scope: string };

/** A lower price for a while: which products, which days, how much, how often. */
export const promotion = pgTable(
	'promotion',
	{
		id: text().primaryKey(),
		/** Whose it is and who bears it: a business lowers prices of its own products alone. Null is the agency, for everybody’s. */
		organisationId: uuid('organisation_id').references(() => organisation.id),
		area: text().$type<AreaSlug>().notNull(),
		/** Named products, or all products of these kinds; both empty: the whole area. */
		productIds: text('product_ids').array().notNull(),
		kinds: text().array().notNull(),
		discount: jsonb().$type<Discount>().notNull(),
		/** Asked for in capitals at reserving; null: it applies by itself. */
		code: text().unique(),
		/** From when to when one may reserve with it. */
		startsAt: momentMs('starts_at').notNull(),
		endsAt: momentMs('ends_at').notNull(),
		/** The days of service it holds for; null: any. */
		serviceFrom: date('service_from'),
		serviceTo: date('service_to'),
		minPersons: integer('min_persons').notNull().default(1),
		memberLimit: integer('member_limit'),
		totalLimit: integer('total_limit'),
		/** How many reservations hold it now; those that came to nothing give it back. */
		used: integer().notNull().default(0),
		picture: text().notNull(),
		/** Taken away from readers, and kept for those who hold it. */
		isArchived: boolean('is_archived').notNull().default(false),
		views: integer().notNull().default(0),
		texts: jsonb().$type<Partial<Record<ContentLocale, PromotionText>>>().notNull(),
	},
	(table) => [
		index('promotion_order').on(table.endsAt, table.id),
		index('promotion_of_organisation').on(table.organisationId),
		check('promotion_period', sql`${table.startsAt} < ${table.endsAt}`),
		check(
			'promotion_within_limit',
			sql`${table.used} >= 0 and ${table.used} <= coalesce(${table.totalLimit}, ${table.used})`,
		),
	],
);

/** How many reservations of a member hold a promotion now. */
export const promotionMember = pgTable(
	'promotion_member',
	{
		promotionId: text('promotion_id')
			.notNull()
			.references(() => promotion.id),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		used: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.promotionId, table.memberId] }),
		check('promotion_member_used', sql`${table.used} >= 0`),
	],
);

/** Which reservation holds which promotion; gone when the reservation comes to nothing. */
export const promotionUse = pgTable(
	'promotion_use',
	{
		reservationId: uuid('reservation_id')
			.primaryKey()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		promotionId: text('promotion_id')
			.notNull()
			.references(() => promotion.id),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
	},
	(table) => [index('promotion_use_of').on(table.promotionId)],
);
