import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { CooperativeStatus, GroupCode } from '#domain/member/group.ts';
import type { Gender, MemberStatus } from '#domain/member/member.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import { moment } from './moment.ts';

/**
 * The words of all a member's names, each to be found by its beginning, wherever it stands. In Korean, Chinese and Japanese a name
 * is one word: there the rest of it begins at each of its first letters too, so that a given name is found.
 */
export function nameWordsOf(names: { firstName: SQLWrapper; lastName: SQLWrapper; ownName: SQLWrapper }): SQL {
	const { firstName, lastName, ownName } = names;
	const all = sql`translate(lower(${firstName} || ' ' || ${lastName} || ' ' || coalesce(${ownName}, '')), '-.,·’', '    ''')`;
	const whole = sql`replace(lower(${ownName}), ' ', '')`;
	const rests = sql`array[${whole}, substr(${whole}, 2), substr(${whole}, 3), substr(${whole}, 4), substr(${whole}, 5)]`;
	const inside = sql`case when ${ownName} ~ '[가-힣一-鿿ぁ-ヿ]' then ${rests} else '{}'::text[] end`;
	return sql`array_to_tsvector(array_remove(string_to_array(${all}, ' ') || ${inside}, ''))`;
}

/**
 * Who can log in (SPEC section 3). An address belongs to the one member who verified it; until then several sign-ups may
 * name it, so that joining tells nobody whether an address is known (decision 0017). Operators made by the command and
 * closed accounts lack what is null here; the form of /join does not.
 */
export const member = pgTable(
	'member',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** In lower case. */
		email: text().notNull(),
		emailVerifiedAt: moment('email_verified_at'),
		passwordHash: text('password_hash').notNull(),
		group: text('group_code').$type<GroupCode>().notNull(),
		cooperative: text('cooperative_status').$type<CooperativeStatus>(),
		status: text().$type<MemberStatus>().notNull().default('active'),
		/** Told to the member when an operator suspended them. */
		statusReason: text('status_reason'),
		/** As in the passport, Latin letters. */
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		/** The whole name in the member's own script. */
		ownName: text('own_name'),
		birthOn: date('birth_on'),
		gender: text().$type<Gender>(),
		/** E.164. */
		phone: text(),
		country: text(),
		address: text(),
		/** Sealed (server/keys). */
		passport: text(),
		photoId: uuid('photo_id'),
		locale: text().$type<ContentLocale>().notNull(),
		/** What stands beside the won, on every device; null: never chosen. */
		currency: text().$type<ShownCurrency>(),
		/** What the console speaks to them, on every device; null: never chosen there. */
		consoleLocale: text('console_locale').$type<ContentLocale>(),
		/** An operator has lifted the bounds on open reservations (domain/reservation/open-bounds.ts). */
		reservesFreely: boolean('reserves_freely').notNull().default(false),
		/** From then on an operator works here with a second factor only; null: nobody has counted yet. */
		factorDueAt: moment('factor_due_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
		closedAt: moment('closed_at'),
	},
	(table) => [
		uniqueIndex('member_verified_email').on(table.email).where(sql`${table.emailVerifiedAt} is not null`),
		index('member_email').on(table.email, table.createdAt),
		// How the desk finds people, each in the order of its index: what many share is as quick as what one has.
		index('member_email_begins').on(table.email.op('text_pattern_ops'), table.id),
		index('member_last_name').on(
			sql`lower(${table.lastName}) text_pattern_ops`,
			sql`lower(${table.firstName}) text_pattern_ops`,
			table.id,
		),
		index('member_first_name').on(
			sql`lower(${table.firstName}) text_pattern_ops`,
			sql`lower(${table.lastName}) text_pattern_ops`,
			table.id,
		),
		index('member_own_name').on(sql`lower(${table.ownName}) text_pattern_ops`, table.id),
		index('member_name_words').using('gin', nameWordsOf(table)),
		// By its end: at home a number is dialled otherwise than from abroad.
		index('member_phone_end').on(sql`reverse(${table.phone}) text_pattern_ops`, table.id),
		index('member_newest').on(table.createdAt, table.id),
		index('member_unverified')
			.on(table.createdAt, table.id)
			.where(sql`${table.emailVerifiedAt} is null and ${table.status} = 'active'`),
		index('member_suspended').on(table.createdAt, table.id).where(sql`${table.status} = 'suspended'`),
		// Few among all: whose names are forgotten some time after they came.
		index('member_guest').on(table.id).where(sql`${table.status} = 'guest'`),
		// Told of whatever happens at houses that nobody keeps.
		index('member_operator').on(table.id).where(sql`${table.group} = 'GR0100'`),
	],
);
