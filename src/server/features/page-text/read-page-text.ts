import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { compareTexts } from '#domain/page/compare-texts.ts';
import { newestFirst, type PageTextSlug, versionInForce } from '#domain/page/page-text.ts';
import type { Queries } from '#server/queries.ts';
import { findPageText, findVersions } from './page-text.repo.ts';

/** The version in force, or the one asked for, in the reader's language. */
export async function readPageText(
	queries: Queries,
	input: { slug: PageTextSlug; language: ContentLocale; version?: string | undefined },
	now: Date,
) {
	const versions = newestFirst(await findVersions(queries, input.slug));
	const wanted =
		input.version === undefined
			? versionInForce(versions, koreanDay(now))
			: versions.find(({ version }) => version === input.version);
	if (!wanted) return refuse('not-found');
	const text = await findPageText(queries, { slug: input.slug, version: wanted.version, locale: input.language });
	if (!text) return refuse('not-found');
	const former = versions[versions.indexOf(wanted) + 1];
	const changes = former ? await changesSince(queries, { slug: input.slug, former: former.version, text }) : null;
	return accept({ slug: input.slug, ...wanted, ...text, changes, versions: versions.slice(0, 100) });
}

/** Two languages cannot be compared: then nothing is said. */
async function changesSince(
	queries: Queries,
	{ slug, former, text }: { slug: PageTextSlug; former: string; text: { shownLocale: ContentLocale; body: string } },
) {
	const before = await findPageText(queries, { slug, version: former, locale: text.shownLocale });
	if (before?.shownLocale !== text.shownLocale) return null;
	return { since: former, sections: compareTexts(before.body, text.body) };
}
