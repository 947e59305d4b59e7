import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Order } from '#domain/reservation/order.ts';
import type { WaitingStatus } from '#domain/waiting/waiting.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { product } from './product.ts';

/** Who waits for places in a slot that was full. While `offered`, its places are taken in `slot`. */
export const waiting = pgTable(
	'waiting',
	{
		id: uuid().primaryKey(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		productId: text('product_id')
			.notNull()
			.references(() => product.id),
		status: text().$type<WaitingStatus>().notNull().default('waiting'),
		/** The first day, to find who waits; the whole wish stands in `order`. */
		on: date('on_day').notNull(),
		lastOn: date('last_day').notNull(),
		places: integer().notNull(),
		order: jsonb('wished_order').$type<Order>().notNull(),
		offerUntil: momentMs('offer_until'),
		locale: text().$type<ContentLocale>().notNull(),
		createdAt: momentMs('created_at').notNull(),
	},
	(table) => [
		index('waiting_line').on(table.productId, table.status, table.createdAt),
		index('waiting_of_member').on(table.memberId, table.createdAt),
		index('waiting_due').on(table.status, table.offerUntil),
	],
);
