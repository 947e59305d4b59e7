import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { MemberContext } from '#server/member-context.ts';
import { viewProfile } from './profile-view.ts';
import { findProvider, lockProvider, setPictures } from './provider.repo.ts';

type Input = InputOf<(typeof partnerEndpoints)['POST /api/partners/me/profile/pictures']>;

const mostPictures = 8;

/** A picture behind the others of the profile; there must be a profile. */
export async function addProfilePicture({ queries, services, now, memberId }: MemberContext, { query, body }: Input) {
	const hasRoom = (profile: { pictureIds: string[] } | undefined) =>
		profile !== undefined && profile.pictureIds.length < mostPictures;
	if (!hasRoom(await findProvider(queries, memberId))) return refuse('not-allowed');
	const stored = await storeFile(
		{ queries, services },
		{
			ownerId: memberId,
			use: 'provider-picture',
			name: query.name,
			bytes: body.bytes,
		},
	);
	if (!stored.ok) return stored;
	return services.transact(async (transaction) => {
		const profile = await lockProvider(transaction, memberId);
		if (!profile || !hasRoom(profile)) return refuse('not-allowed');
		await insertFile(transaction, stored.value);
		await setPictures(transaction, memberId, [...profile.pictureIds, stored.value.id]);
		return accept(await viewProfile(transaction, memberId, now));
	});
}
