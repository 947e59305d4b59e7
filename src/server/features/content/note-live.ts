import { isSame, mergeContents } from '#domain/content/compare-content.ts';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import type { TextValue } from '#domain/content/content-texts.ts';
import { shownTexts } from '#domain/content/shown-texts.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import type { Transaction } from '#server/queries.ts';
import { findOutRevisions, findRevision, type Item, insertRevision, lockItem, saveItem } from './content.repo.ts';
import { findPageTextVersions, readLive } from './live-content.repo.ts';
import { contentOf, newRevision } from './new-revision.ts';

type Noted = { kind: ContentKind; id: string; authorId: string | null; now: Date };
type Plain = Record<string, unknown>;

/**
 * Something was changed past its drafts, as the profile form of a partner does: what readers see now is a revision too. A
 * draft that was begun is carried on top of it, so that neither is lost.
 */
export async function noteLive(work: Transaction, { kind, id, authorId, now }: Noted): Promise<void> {
	const live = await readLive(work, { kind, id });
	const item = await lockItem(work, { kind, id });
	// What has no revision yet gets its first one when it is opened, or at the next start.
	if (!live || !item) return;
	const latest = await findRevision(work, { kind, id, number: item.latest });
	const out = item.published === null ? undefined : await findRevision(work, { kind, id, number: item.published });
	if (!latest || (out && isSame(shownOf(kind, out.value), shownOf(kind, live.content.value)))) return;
	// Of a text the newest version may have gone out before the last one: that begins sooner.
	if (kind === 'page-text' && (await findLastOut(work, item, [live.content.value]))) return;
	const before = { content: contentOf(kind, (out ?? latest).value), marks: (out ?? latest).marks };
	const noted = newRevision({
		...{ id, content: live.content, before, number: item.latest + 1, base: item.published, authorId, at: now },
		publishedAt: now,
	});
	await insertRevision(work, noted.row);
	const standing = { state: 'published' as const, latest: item.latest + 1, published: item.latest + 1 };
	const isDraft = out !== undefined && item.published !== item.latest;
	if (!isDraft) return saveItem(work, { kind, id }, { ...standing, ...noted.listed });
	const merged = mergeContents<Plain>({
		base: out.value as Plain,
		mine: latest.value as Plain,
		theirs: live.content.value as Plain,
	});
	const carried = newRevision({
		...{ id, content: contentOf(kind, merged), number: item.latest + 2, base: item.latest + 1 },
		...{ before: { content: live.content, marks: noted.row.marks }, authorId: latest.authorId, at: now },
	});
	await insertRevision(work, carried.row);
	await saveItem(work, { kind, id }, { ...standing, latest: item.latest + 2, ...carried.listed });
}

/** The last of its revisions that went out and said one of these. */
async function findLastOut(
	work: Transaction,
	{ kind, id }: Pick<Item, 'kind' | 'id'>,
	values: readonly AnyContent['value'][],
): Promise<number | undefined> {
	const shown = values.map((value) => shownOf(kind, value));
	const out = await findOutRevisions(work, { kind, id });
	return out.find(({ value }) => shown.some((one) => isSame(one, shownOf(kind, value))))?.number;
}

/** Held before its versions are touched, as who publishes another does. */
export const lockText = (work: Transaction, id: PageTextSlug) => lockItem(work, { kind: 'page-text', id });

/**
 * After versions of a text were taken back: out is what went out last of those there are. Whether that is an earlier revision, so
 * that the words taken back are a draft, or in one.
 */
export async function fallBack(work: Transaction, id: PageTextSlug): Promise<boolean> {
	const item = await lockText(work, id);
	if (!item) return false;
	const versions = await findPageTextVersions(work, [id]);
	const published = await findLastOut(
		work,
		item,
		versions.map(({ effectiveOn, texts }) => ({ effectiveOn, texts })),
	);
	// A version that came with a release and was never noted: the next start does.
	if (published === undefined || published === item.published) return false;
	await saveItem(work, item, { published });
	return true;
}

/** As readers get it: what a language lacks is filled in when something goes out, and is no change. */
function shownOf(kind: ContentKind, value: AnyContent['value']): Plain {
	const texts = value.texts as Partial<Record<ContentLocale, Record<string, TextValue>>>;
	const shown = { texts: shownTexts(texts, kind === 'provider' ? 'name' : 'title') };
	// When a text begins is a part of its version, and settled when it goes out.
	return kind === 'page-text' ? shown : { ...value, ...shown };
}
