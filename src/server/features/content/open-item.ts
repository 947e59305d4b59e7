import { mayEdit } from '#domain/content/edit-right.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Transaction } from '#server/queries.ts';
import { adoptOne } from './adopt-content.ts';
import { findItem, type Item, lockItem, type Named } from './content.repo.ts';

type Asked = Named & { viewer: Viewer; now: Date };

/** Something that somebody may edit, held until the transaction ends; undefined where it is another's, or none. */
export async function lockOwnItem(work: Transaction, { kind, id, viewer, now }: Asked): Promise<Item | undefined> {
	const known = await lockItem(work, { kind, id });
	if (known) return mayEdit(viewer, known) ? known : undefined;
	await adoptOne(work, { kind, id }, now);
	const adopted = await lockItem(work, { kind, id });
	return adopted && mayEdit(viewer, adopted) ? adopted : undefined;
}

/** The same, to look at. */
export async function findOwnItem(work: Transaction, { kind, id, viewer, now }: Asked): Promise<Item | undefined> {
	const known = await findItem(work, { kind, id });
	if (!known) return lockOwnItem(work, { kind, id, viewer, now });
	return mayEdit(viewer, known) ? known : undefined;
}
