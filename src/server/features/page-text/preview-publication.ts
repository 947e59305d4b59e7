import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { changedLanguages, formerVersion, isAnnounced, standingOfVersion } from '#domain/page/text-change.ts';
import { findItem, findRevision } from '#server/features/content/content.repo.ts';
import { contentOf } from '#server/features/content/new-revision.ts';
import type { Queries } from '#server/queries.ts';
import { countToldMembers } from './announcement.repo.ts';
import { findTexts, findVersions } from './page-text.repo.ts';

/** What would follow if the newest draft of a text went out: who is told, and what differs from the version that it follows. */
export async function previewPublication(
	{ queries, now }: { queries: Queries; now: Date },
	{ slug }: { slug: PageTextSlug },
) {
	const named = { kind: 'page-text' as const, id: slug };
	const item = await findItem(queries, named);
	const draft = item && (await findRevision(queries, { ...named, number: item.latest }));
	const content = draft && contentOf('page-text', draft.value);
	if (content?.kind !== 'page-text') return refuse('not-found');
	const today = koreanDay(now);
	const effectiveOn = content.value.effectiveOn ?? today;
	const [versions, members] = await Promise.all([
		findVersions(queries, slug),
		isAnnounced(slug) ? countToldMembers(queries) : 0,
	]);
	const former = formerVersion(versions, { effectiveOn, today })?.version;
	const before = former === undefined ? undefined : await findTexts(queries, { slug, version: former });
	return accept({
		...{ members, effectiveOn, changed: changedLanguages(before ?? {}, content.value.texts) },
		coming: versions.filter((one) => standingOfVersion(one, versions, today) === 'coming'),
	});
}
