import { accept } from '#domain/kernel/result.ts';
import { deleteFile } from '#server/features/file/file.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { replacePhoto } from './photo.repo.ts';
import { readMe } from './read-me.ts';

/** Deletes the photo; where there is none, nothing happens. */
export async function deletePhoto({ queries, services, viewer }: Context) {
	if (!viewer) throw new Error('a visitor has no photo');
	const old = await services.transact(async (transaction) => {
		const before = await replacePhoto(transaction, viewer.id, null);
		if (before) await deleteFile(transaction, { id: before, ownerId: viewer.id, use: 'photo' });
		return before;
	});
	if (old) await services.files.remove(old);
	return accept(await readMe({ queries, services }, viewer.id));
}
