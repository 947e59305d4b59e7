import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { pageTextSlugs } from '#domain/page/page-text.ts';
import type { Queries, Transaction } from '#server/queries.ts';
import { insertItems, type Named } from './content.repo.ts';
import { findPageTextVersions, findUnadopted, type Live, readLive, readLives } from './live-content.repo.ts';
import { contentOf, newRevision } from './new-revision.ts';
import { noteLive } from './note-live.ts';

const atOnce = 200;

/** What was there before there were revisions, or came past them: its first revision is what readers see. */
function firstOf({ id, content, organisationId, isOut }: Live, now: Date) {
	const { row, listed } = newRevision({
		...{ id, content, before: undefined, number: 1, base: null, authorId: null, at: now },
		...(isOut && { publishedAt: now }),
	});
	const state = isOut ? ('published' as const) : ('archived' as const);
	return {
		item: { kind: content.kind, id, organisationId, state, latest: 1, published: 1, createdAt: now, ...listed },
		revisions: [row],
	};
}

/** Each version of a text is a revision; the newest is the one that is out. */
async function textsOf(queries: Queries, slugs: readonly string[], now: Date) {
	const rows = await findPageTextVersions(queries, slugs);
	return slugs.flatMap((slug) => {
		const versions = rows.filter((row) => row.slug === slug);
		const made = versions.map(({ effectiveOn, texts }, at) => {
			const content = contentOf('page-text', { effectiveOn, texts });
			return newRevision({
				...{ id: slug, content, before: undefined, number: at + 1, base: at === 0 ? null : at, authorId: null },
				...{ at: now, publishedAt: now },
			});
		});
		const last = made.at(-1);
		if (!last) return [];
		const latest = made.length;
		const standing = { state: 'published' as const, latest, published: latest, createdAt: now };
		const item = { kind: 'page-text' as const, id: slug, organisationId: agencyId, ...standing, ...last.listed };
		return [{ item, revisions: made.map(({ row }) => row) }];
	});
}

async function adoptKind(queries: Queries, kind: ContentKind, now: Date): Promise<void> {
	for (;;) {
		const ids = await findUnadopted(queries, kind, atOnce);
		const made =
			kind === 'page-text'
				? await textsOf(queries, ids, now)
				: (await readLives(queries, kind, ids)).map((live) => firstOf(live, now));
		await insertItems(
			queries,
			made.map(({ item }) => item),
			made.flatMap(({ revisions }) => revisions),
		);
		if (ids.length < atOnce) return;
	}
}

/** At every start: each thing that people edit has a revision. Nothing that readers see changes. */
export async function adoptContent(
	transact: <T>(work: (queries: Transaction) => Promise<T>) => Promise<T>,
	now: Date,
): Promise<void> {
	await transact(async (work) => {
		for (const kind of contentKinds) await adoptKind(work, kind, now);
		// Versions that came with a new release.
		for (const id of pageTextSlugs) await noteLive(work, { kind: 'page-text', id, authorId: null, now });
	});
}

/** The same for one thing that was made since the start. */
export async function adoptOne(work: Transaction, { kind, id }: Named, now: Date): Promise<void> {
	const made =
		kind === 'page-text'
			? await textsOf(work, [id], now)
			: [await readLive(work, { kind, id })].flatMap((live) => (live ? [firstOf(live, now)] : []));
	await insertItems(
		work,
		made.map(({ item }) => item),
		made.flatMap(({ revisions }) => revisions),
	);
}
