import { accept } from '#domain/kernel/result.ts';
import { deleteFile } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { MemberContext } from '#server/member-context.ts';
import { replacePhoto } from './photo.repo.ts';
import { readMe } from './read-me.ts';

/** Deletes the photo; where there is none, nothing happens. */
export async function deletePhoto({ queries, services, now, memberId }: MemberContext) {
	const old = await services.transact(async (transaction) => {
		const before = await replacePhoto(transaction, memberId, null);
		if (before) await deleteFile(transaction, { id: before, ownerId: memberId, use: 'photo' });
		return before;
	});
	if (old) await forgetBytes(services, [old]);
	return accept(await readMe({ queries, services, now }, memberId));
}
