import type { PageTextSlug } from '#domain/page/page-text.ts';
import type { Transaction } from '#server/queries.ts';
import { lockItem, saveItem } from './content.repo.ts';
import { findPageTextVersions } from './live-content.repo.ts';
import { findLastOut } from './note-live.ts';

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
