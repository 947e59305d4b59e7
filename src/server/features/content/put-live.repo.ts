import { and, eq, ne, sql } from 'drizzle-orm';
import { addDays } from '#domain/availability/schedule.ts';
import type {
	NoticeContent,
	PageTextContent,
	ProductContent,
	PromotionContent,
	ProviderContent,
} from '#domain/content/content.ts';
import { shownTexts } from '#domain/content/shown-texts.ts';
import { type ContentLocale, contentLocales, type LocaleText } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { dayPrice } from '#domain/product/price.ts';
import { notice, noticeGram } from '#server/db/schema/notice.ts';
import { pageText } from '#server/db/schema/page-text.ts';
import { product, productWording } from '#server/db/schema/product.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries, Transaction } from '#server/queries.ts';

/** The lowest price of any day within a year; without rules every day is alike. */
const fromWon = (price: ProductContent['price'], today: string): number =>
	Math.min(...Array.from({ length: price.rules?.length ? 366 : 1 }, (_, at) => dayPrice(price, addDays(today, at))));

function productColumns(value: ProductContent, today: string) {
	const { schedule, texts, ...facts } = value;
	return { ...facts, schedule, fromWon: fromWon(value.price, today), texts: shownTexts(texts, 'title') };
}

/** Held alone, as who changes its schedule has to (slot.repo.ts). */
export async function lockProduct(work: Transaction, id: string) {
	const [row] = await work
		.select({ schedule: product.schedule, status: product.status, providerId: product.providerId })
		.from(product)
		.where(eq(product.id, id))
		.for('update');
	return row;
}

/**
 * Whoever reserved keeps the words they reserved by: where others go out, the ones there were are kept as a version, by one
 * statement whatever number of reservations there is. The version that ended; undefined where the words stay.
 */
export async function keepWording(
	work: Transaction,
	{ id, value, now }: { id: string; value: ProductContent; now: Date },
): Promise<number | undefined> {
	const texts = JSON.stringify(shownTexts(value.texts, 'title'));
	const { rows } = await work.execute<{ version: number }>(sql`
		with ended as (
			insert into ${productWording} (product_id, version, texts, place, ended_at)
			select id, wording, texts, place, ${now.toISOString()}::timestamptz from ${product}
			where id = ${id} and (texts <> ${texts}::jsonb or place <> ${JSON.stringify(value.place)}::jsonb)
			returning product_id, version
		)
		update ${product} set wording = ended.version + 1 from ended where ${product.id} = ended.product_id
		returning ended.version`);
	return rows[0]?.version;
}

/** What readers query is what went out; its days that differ are put back by who called. */
export async function putProduct(
	work: Transaction,
	{ id, value, today }: { id: string; value: ProductContent; today: string },
): Promise<void> {
	await work
		.update(product)
		.set({ ...productColumns(value, today), status: 'published' })
		.where(eq(product.id, id));
}

type NewProduct = Pick<typeof product.$inferInsert, 'id' | 'area' | 'kind' | 'providerId'>;

type Hidden = NewProduct & { value: ProductContent; today: string; now: Date };

/** The row of a product that nobody is shown yet: it has an id, and photographs can be added to it. */
export const hiddenProduct = ({ value, today, now, ...of }: Hidden): typeof product.$inferInsert => ({
	...productColumns(value, today),
	...{ ...of, status: 'hidden', createdAt: now },
});

/** Whether the id was free. */
export async function insertHiddenProduct(work: Transaction, made: Hidden): Promise<boolean> {
	const { rowCount } = await work.insert(product).values(hiddenProduct(made)).onConflictDoNothing();
	return rowCount === 1;
}

export async function hideProduct(work: Transaction, id: string): Promise<void> {
	await work.update(product).set({ status: 'hidden' }).where(eq(product.id, id));
}

/** Those that are out. */
export async function findProductsOf(queries: Queries, providerId: string): Promise<string[]> {
	const rows = await queries
		.select({ id: product.id })
		.from(product)
		.where(and(eq(product.providerId, providerId), eq(product.status, 'published')));
	return rows.map(({ id }) => id);
}

const only = (texts: ProviderContent['texts'], part: 'name' | 'trade' | 'intro'): LocaleText =>
	Object.fromEntries(
		contentLocales.flatMap((locale: ContentLocale) => (texts[locale] ? [[locale, texts[locale][part]]] : [])),
	);

export const providerNames = (value: ProviderContent): LocaleText => only(shownTexts(value.texts, 'name'), 'name');

export async function putProvider(
	work: Transaction,
	{ id, value, name }: { id: string; value: ProviderContent; name: LocaleText },
): Promise<void> {
	const { texts, ...facts } = value;
	const shown = shownTexts(texts, 'name');
	await work
		.update(provider)
		.set({ ...facts, name, trade: only(shown, 'trade'), intro: only(shown, 'intro') })
		.where(eq(provider.id, id));
}

export async function putNotice(
	work: Transaction,
	{ id, value, grams, now }: { id: string; value: NoticeContent; grams: readonly string[]; now: Date },
): Promise<void> {
	const { publishedAt, endsAt, ...facts } = value;
	const columns = {
		...{ ...facts, isArchived: false, texts: shownTexts(value.texts, 'title') },
		endsAt: endsAt === null ? null : new Date(endsAt),
	};
	const first = publishedAt === null ? now : new Date(publishedAt);
	await work
		.insert(notice)
		.values({ id, ...columns, publishedAt: first })
		.onConflictDoUpdate({
			target: notice.id,
			// Without a date of its own it keeps the one it went out with.
			set: { ...columns, ...(publishedAt !== null && { publishedAt: first }) },
		});
	await work.delete(noticeGram).where(eq(noticeGram.noticeId, id));
	await work.execute(sql`insert into ${noticeGram} (gram, notice_id)
		select gram, ${id} from unnest(${sql.param(grams)}::text[]) as gram on conflict do nothing`);
}

export async function archiveNotice(work: Transaction, id: string): Promise<void> {
	await work.update(notice).set({ isArchived: true }).where(eq(notice.id, id));
}

/** How often it is held; whoever reserves with it waits until the transaction ends. */
export async function lockPromotionUse(work: Transaction, id: string): Promise<number> {
	const [row] = await work.select({ used: promotion.used }).from(promotion).where(eq(promotion.id, id)).for('update');
	return row?.used ?? 0;
}

/** Whether another promotion that went out is asked for by that code. */
export async function isCodeTaken(
	queries: Queries,
	{ id, code }: { id: string; code: string | null },
): Promise<boolean> {
	if (code === null) return false;
	const rows = await queries
		.select({ id: promotion.id })
		.from(promotion)
		.where(and(eq(promotion.code, code), ne(promotion.id, id)));
	return rows.length > 0;
}

export async function putPromotion(
	work: Transaction,
	{ id, value, organisationId }: { id: string; value: PromotionContent; organisationId: string },
): Promise<void> {
	const columns = {
		...{ ...value, isArchived: false, texts: shownTexts(value.texts, 'title') },
		...{ startsAt: new Date(value.startsAt), endsAt: new Date(value.endsAt) },
		organisationId: organisationId === agencyId ? null : organisationId,
	};
	await work
		.insert(promotion)
		.values({ id, ...columns })
		.onConflictDoUpdate({ target: promotion.id, set: columns });
}

export async function archivePromotion(work: Transaction, id: string): Promise<void> {
	await work.update(promotion).set({ isArchived: true }).where(eq(promotion.id, id));
}

/** Another version each time: what people have agreed to stays as it was. */
export async function putPageText(
	work: Transaction,
	{ slug, value, today }: { slug: PageTextSlug; value: PageTextContent; today: string },
): Promise<string> {
	// A version with a day that has passed would stand behind the one of today.
	const effectiveOn = value.effectiveOn !== null && value.effectiveOn > today ? value.effectiveOn : today;
	const rows = await work.select({ version: pageText.version }).from(pageText).where(eq(pageText.slug, slug));
	const known = new Set(rows.map(({ version }) => version));
	// Of two that begin on one day, the later name counts.
	const names = Array.from({ length: 99 }, (_, at) =>
		at === 0 ? effectiveOn : `${effectiveOn}-${String(at + 1).padStart(2, '0')}`,
	);
	const version = names.find((name) => !known.has(name));
	if (version === undefined) throw new Error(`a hundred versions of ${slug} on one day`);
	await work.insert(pageText).values({ slug, version, effectiveOn, texts: shownTexts(value.texts, 'title') });
	return version;
}
