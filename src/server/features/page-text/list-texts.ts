import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import { shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { isAgreedTo } from '#domain/member/consent.ts';
import { newestFirst, type PageTextSlug, pageTextSlugs, versionInForce } from '#domain/page/page-text.ts';
import { isAnnounced, standingOfVersion } from '#domain/page/text-change.ts';
import type { Queries } from '#server/queries.ts';
import {
	countAgreed,
	countMembersWithAccount,
	findAllVersions,
	findAnnouncements,
	findDraftedTexts,
} from './agreement.repo.ts';
import { findVersions } from './page-text.repo.ts';

type Asking = { queries: Queries; now: Date };

/** Every text, with its version in force, the next one, and how many agreed to it. */
export async function listTexts({ queries, now }: Asking, { language }: { language: ContentLocale }) {
	const [rows, counted, drafted, members] = await Promise.all([
		findAllVersions(queries),
		countAgreed(queries, pageTextSlugs),
		findDraftedTexts(queries),
		countMembersWithAccount(queries),
	]);
	const today = koreanDay(now);
	const texts = pageTextSlugs.map((slug) => {
		const versions = newestFirst(rows.filter((row) => row.slug === slug));
		const inForce = versionInForce(versions, today);
		const coming = versions.findLast((one) => standingOfVersion(one, versions, today) === 'coming');
		const titles: LocaleText = inForce?.titles ?? {};
		const agreed = counted.find((one) => one.slug === slug && one.version === inForce?.version)?.agreed ?? 0;
		const named = (one: typeof inForce) => one && { version: one.version, effectiveOn: one.effectiveOn };
		return {
			...{ slug, title: titles[shownLocale(titles, language) ?? 'ko'] ?? slug },
			...{ inForce: named(inForce) ?? null, coming: named(coming) ?? null },
			...{ agreed: isAgreedTo(slug) ? agreed : null, isAnnounced: isAnnounced(slug) },
			hasDraft: drafted.some(({ id }) => id === slug),
		};
	});
	return accept({ members, texts });
}

/** The versions of one text. */
export async function listTextVersions({ queries, now }: Asking, { slug }: { slug: PageTextSlug }) {
	const [rows, counted, announcements] = await Promise.all([
		findVersions(queries, slug),
		countAgreed(queries, [slug]),
		findAnnouncements(queries, slug),
	]);
	if (rows.length === 0) return refuse('not-found');
	const today = koreanDay(now);
	const versions = newestFirst(rows)
		.slice(0, 100)
		.map((row) => {
			const count = counted.find(({ version }) => version === row.version);
			const told = announcements.find(({ version }) => version === row.version);
			return {
				...{ version: row.version, effectiveOn: row.effectiveOn, standing: standingOfVersion(row, rows, today) },
				...{ agreed: count?.agreed ?? 0, withdrawn: count?.withdrawn ?? 0 },
				announced: told
					? { told: told.told, startedAt: told.startedAt.toISOString(), isDone: told.finishedAt !== null }
					: null,
			};
		});
	return accept({ versions });
}
