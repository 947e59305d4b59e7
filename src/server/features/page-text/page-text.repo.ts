import { and, eq, sql } from 'drizzle-orm';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { type PageTextSlug, type PageTextVersion, pageTextSlugs, versionInForce } from '#domain/page/page-text.ts';
import { pageText } from '#server/db/schema/page-text.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export function findVersions(queries: Queries, slug: PageTextSlug): Promise<PageTextVersion[]> {
	return queries
		.select({ version: pageText.version, effectiveOn: pageText.effectiveOn })
		.from(pageText)
		.where(eq(pageText.slug, slug));
}

/** One version in every language. */
export async function findTexts(queries: Queries, { slug, version }: { slug: PageTextSlug; version: string }) {
	const [row] = await queries
		.select({ texts: pageText.texts })
		.from(pageText)
		.where(and(eq(pageText.slug, slug), eq(pageText.version, version)));
	return row?.texts;
}

/** With how far they were announced; which those were. */
export async function deleteVersionsOfDay(
	work: Transaction,
	{ slug, effectiveOn }: { slug: PageTextSlug; effectiveOn: string },
): Promise<string[]> {
	const rows = await work
		.delete(pageText)
		.where(and(eq(pageText.slug, slug), eq(pageText.effectiveOn, effectiveOn)))
		.returning({ version: pageText.version });
	return rows.map(({ version }) => version);
}

/** What somebody who agrees now agrees to. */
export async function findCurrentVersions(
	queries: Queries,
	now: Date,
): Promise<Record<PageTextSlug, string | undefined>> {
	const rows = await queries
		.select({ slug: pageText.slug, version: pageText.version, effectiveOn: pageText.effectiveOn })
		.from(pageText);
	const today = koreanDay(now);
	const current = pageTextSlugs.map((slug) => [
		slug,
		versionInForce(
			rows.filter((row) => row.slug === slug),
			today,
		)?.version,
	]);
	return Object.fromEntries(current);
}

/** The reader's language, else English, else Korean: chosen in the database, so that one text travels. */
const shownLocale = (locale: ContentLocale) =>
	sql<ContentLocale>`(select word from unnest(array[${locale}, 'en', 'ko']::text[]) with ordinality as wish(word, rank)
		where ${pageText.texts} ? word order by rank limit 1)`;

export async function findPageText(
	queries: Queries,
	options: { slug: PageTextSlug; version: string; locale: ContentLocale },
) {
	const shown = shownLocale(options.locale);
	const [row] = await queries
		.select({
			shownLocale: sql<ContentLocale | null>`${shown}`,
			text: sql<{ title: string; body: string } | null>`${pageText.texts} -> ${shown}`,
		})
		.from(pageText)
		.where(and(eq(pageText.slug, options.slug), eq(pageText.version, options.version)));
	return row?.shownLocale && row.text ? { shownLocale: row.shownLocale, ...row.text } : undefined;
}
