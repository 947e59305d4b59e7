import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { CooperativeStatus, GroupCode } from '#domain/member/group.ts';

/** Who can log in. The other fields of SPEC section 3 come with the sign-up form. */
export const member = pgTable('member', {
	id: uuid().primaryKey().defaultRandom(),
	email: text().notNull().unique(),
	passwordHash: text('password_hash').notNull(),
	group: text('group_code').$type<GroupCode>().notNull(),
	cooperative: text('cooperative_status').$type<CooperativeStatus>(),
	firstName: text('first_name').notNull(),
	lastName: text('last_name').notNull(),
	locale: text().$type<ContentLocale>().notNull(),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
