import { sql } from 'drizzle-orm';
import {
	type AnyPgColumn,
	boolean,
	check,
	customType,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
} from 'drizzle-orm/pg-core';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { Schedule } from '#domain/availability/schedule.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import type { Care } from '#domain/product/care.ts';
import type { ProductPlace } from '#domain/product/meeting-place.ts';
import type { PriceList } from '#domain/product/price.ts';
import type { ConfirmationMode, ProductTag, ProductText, Region, SpokenLanguage } from '#domain/product/product.ts';
import type { CancellationScaleId } from '#domain/reservation/cancellation.ts';
import { provider } from './provider.ts';

/** As the planner must read it: written out, since an index knows no parameters. */
const isPublished = ({ status }: Record<'status', AnyPgColumn>) => sql`${status} = 'published'`;

/** The mean of its stars, drawn towards that of all by five ratings more: one good word is not the best there is. */
export const ratedMean = ({ ratingStars, ratingCount }: Record<'ratingStars' | 'ratingCount', AnyPgColumn>) =>
	sql<number>`(${ratingStars} + 86.0) / (4 * (${ratingCount} + 5))`;

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The titles of its texts by themselves, which a trigger keeps (0132): lists name things, and all words are large. */
const titles = () => jsonb().$type<LocaleText>().notNull().default({});

/** One model serves the three areas; what lists filter and sort by stands in columns of its own. */
export const product = pgTable(
	'product',
	{
		id: text().primaryKey(),
		area: text().$type<AreaSlug>().notNull(),
		kind: text().notNull(),
		providerId: text('provider_id')
			.notNull()
			.references(() => provider.id),
		status: text().$type<'published' | 'hidden'>().notNull().default('published'),
		/** Names of drawn ones: shown while there are no photographs. */
		pictures: text().array().notNull(),
		/** Names (`photographName`) of its partner's, in their order; the first is the cover. */
		photographs: text().array().notNull().default([]),
		/** The picture beside a shared link is drawn, whatever photographs there are. */
		isShareDrawn: boolean('is_share_drawn').notNull().default(false),
		region: text().$type<Region>().notNull(),
		place: jsonb().$type<ProductPlace>().notNull(),
		minutes: integer(),
		nights: integer(),
		languages: text().array().$type<SpokenLanguage[]>().notNull(),
		tags: text().array().$type<ProductTag[]>().notNull(),
		price: jsonb().$type<PriceList>().notNull(),
		/** The lowest price of a day: what a list shows as "from". */
		fromWon: integer('from_won').notNull(),
		schedule: jsonb().$type<Schedule>().notNull(),
		confirmation: text().$type<ConfirmationMode>().notNull(),
		cancellation: text().$type<CancellationScaleId>().notNull(),
		/** A deposit below this is not asked for: all is paid on site. */
		depositFromWon: integer('deposit_from_won').notNull().default(0),
		minPersons: integer('min_persons').notNull(),
		maxPersons: integer('max_persons').notNull(),
		care: jsonb().$type<Care>().notNull().default({}),
		stepTimes: text('step_times').array().$type<(string | null)[]>().notNull(),
		texts: jsonb().$type<Partial<Record<ContentLocale, ProductText>>>().notNull(),
		titles: titles(),
		/** The version of texts and place: each that was ever sold can be read, this one here and the former ones in product_wording. */
		wording: integer().notNull().default(0),
		/** Sums over the published ratings; four aspects a rating. */
		ratingCount: integer('rating_count').notNull().default(0),
		ratingStars: integer('rating_stars').notNull().default(0),
		createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
		/** The transaction that changed it last, set by a trigger: lists in memory ask what has changed since. */
		changedIn: transactionId('changed_in').notNull().default(sql`pg_current_xact_id()`),
	},
	(table) => [
		index('product_changed').on(table.changedIn),
		index('product_by_price').on(table.area, table.fromWon, table.id),
		index('product_by_provider').on(table.providerId),
		// What is counted by kind and business is read from here alone; of a kind the best known first.
		index('product_shown')
			.on(table.providerId, table.area, table.kind, table.ratingCount.desc().nullsFirst(), table.id)
			.where(isPublished(table)),
		// Where a provider has something, and how all of it is rated.
		index('product_of_provider')
			.on(table.providerId, table.region, table.ratingCount, table.ratingStars)
			.where(isPublished(table)),
		// Of a kind the best known first, whoever offers it.
		index('product_known')
			.on(table.area, table.kind, table.ratingCount.desc().nullsFirst(), table.id)
			.where(isPublished(table)),
		// Of a region the best rated first: what might fill an afternoon there.
		index('product_best')
			.on(table.region, sql`(${ratedMean(table)}) desc`, table.id)
			.where(sql`${isPublished(table)} and ${table.minutes} is not null`),
		check('product_prices_are_whole', sql`${table.fromWon} >= 0`),
		check('product_persons_fit', sql`${table.minPersons} between 1 and ${table.maxPersons}`),
	],
);

/** What a product said until other words went out: reservations that were made by it keep them. A row is never edited. */
export const productWording = pgTable(
	'product_wording',
	{
		productId: text('product_id')
			.notNull()
			.references(() => product.id, { onDelete: 'cascade' }),
		version: integer().notNull(),
		texts: jsonb().$type<Partial<Record<ContentLocale, ProductText>>>().notNull(),
		titles: titles(),
		place: jsonb().$type<ProductPlace>().notNull(),
		endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.productId, table.version] })],
);

/** The words of a product's texts in all languages; heavier where they stand in a title. */
export const productWord = pgTable(
	'product_word',
	{
		word: text().notNull(),
		productId: text('product_id')
			.notNull()
			.references(() => product.id, { onDelete: 'cascade' }),
		weight: smallint().notNull(),
	},
	(table) => [primaryKey({ columns: [table.word, table.productId] }), index('product_word_of').on(table.productId)],
);

/** Every word that some product has, by its three-letter pieces: to find it with a slip of the finger. */
export const wordGram = pgTable('word_gram', { gram: text().notNull(), word: text().notNull() }, (table) => [
	primaryKey({ columns: [table.gram, table.word] }),
	// Every word has one piece that begins so: each word once, in the order of its letters.
	index('word_gram_first').on(table.word.op('text_pattern_ops')).where(sql`${table.gram} like '  %'`),
]);

/** One row: the transaction that changed any word last. What searches found holds as long as it is the same. */
export const searchMark = pgTable('search_mark', {
	isOnly: boolean('is_only').primaryKey().default(true),
	changedIn: transactionId('changed_in').notNull(),
});
