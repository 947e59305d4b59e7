import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { member } from './member.ts';
import { product } from './product.ts';

/** A product a member wants to remember, and what it cost from when they did. */
export const wish = pgTable(
	'wish',
	{
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		productId: text('product_id')
			.notNull()
			.references(() => product.id, { onDelete: 'cascade' }),
		wonThen: integer('won_then').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.memberId, table.productId] }),
		index('wish_of_product').on(table.productId, table.createdAt),
		index('wish_of_member').on(table.memberId, table.createdAt),
	],
);
