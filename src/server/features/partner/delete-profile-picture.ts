import { accept, refuse } from '#domain/kernel/result.ts';
import { deleteFile } from '#server/features/file/file.repo.ts';
import { tellOfGone } from '#server/features/photograph/photograph-mails.ts';
import { findHiddenPhotographs } from '#server/features/photograph/photographed.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { BusinessContext } from './business-context.ts';
import { viewProfile } from './profile-view.ts';
import { lockProvider, setPictures } from './provider.repo.ts';

/** Takes a picture away; its bytes go when that is settled. */
export async function deleteProfilePicture(own: BusinessContext, id: string) {
	const { services, now, organisationId } = own;
	const result = await services.transact(async (queries) => {
		const profile = await lockProvider(queries, organisationId);
		if (!profile) return refuse('not-found');
		const hidden = await findHiddenPhotographs(queries, { kind: 'provider', id: profile.id });
		if (![...profile.pictureIds, ...hidden.map((one) => one.id)].includes(id)) return refuse('not-found');
		await setPictures(
			queries,
			organisationId,
			profile.pictureIds.filter((other) => other !== id),
		);
		await tellOfGone(queries, own, id);
		await deleteFile(queries, { id, use: 'provider-picture' });
		return accept(await viewProfile(queries, organisationId, now));
	});
	if (result.ok) await forgetBytes(services, [id]);
	return result;
}
