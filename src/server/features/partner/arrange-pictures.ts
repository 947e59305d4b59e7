import { arranged } from '#domain/file/photograph.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { BusinessContext } from './business-context.ts';
import { viewProfile } from './profile-view.ts';
import { lockProvider, setPictures } from './provider.repo.ts';

/** The pictures of the profile in another order; the first stands where there is room for one. */
export function arrangePictures({ services, now, organisationId }: BusinessContext, ids: readonly string[]) {
	return services.transact(async (work) => {
		const profile = await lockProvider(work, organisationId);
		if (!profile) return refuse('not-found');
		const next = arranged(
			profile.pictureIds.map((id) => ({ id })),
			ids,
		);
		if (!next) return refuse('changed-since');
		await setPictures(
			work,
			organisationId,
			next.map(({ id }) => id),
		);
		return accept(await viewProfile(work, organisationId, now));
	});
}
