import { accept, refuse } from '#domain/kernel/result.ts';
import { deleteFile } from '#server/features/file/file.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { viewProfile } from './profile-view.ts';
import { lockProvider, setPictures } from './provider.repo.ts';

/** Takes a picture away; its bytes go when that is settled. */
export async function deleteProfilePicture({ services, now, memberId }: MemberContext, id: string) {
	const result = await services.transact(async (queries) => {
		const profile = await lockProvider(queries, memberId);
		if (!profile?.pictureIds.includes(id)) return refuse('not-found');
		await setPictures(
			queries,
			memberId,
			profile.pictureIds.filter((other) => other !== id),
		);
		await deleteFile(queries, { id, ownerId: memberId, use: 'provider-picture' });
		return accept(await viewProfile(queries, memberId, now));
	});
	if (result.ok) await services.files.remove(id);
	return result;
}
