import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { toAgency, toEveryone, toOrganisation } from '#domain/file/file-grant.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { findHiddenPhotographs } from '#server/features/photograph/photographed.repo.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { Queries } from '#server/queries.ts';
import type { BusinessContext } from './business-context.ts';
import { viewProfile } from './profile-view.ts';
import { findProvider, lockProvider, type ProviderRow, setPictures } from './provider.repo.ts';

type Input = InputOf<(typeof partnerEndpoints)['POST /api/partners/me/profile/pictures']>;

const mostPictures = 8;

/** One that is hidden keeps its place: it may come back. */
async function hasRoom(queries: Queries, profile: ProviderRow | undefined): Promise<boolean> {
	if (!profile) return false;
	const hidden = await findHiddenPhotographs(queries, { kind: 'provider', id: profile.id });
	return profile.pictureIds.length + hidden.length < mostPictures;
}

/** A picture behind the others of the profile; there must be a profile. */
export async function addProfilePicture(
	{ queries, services, now, memberId, organisationId }: BusinessContext,
	{ query, body }: Input,
) {
	if (!(await hasRoom(queries, await findProvider(queries, organisationId)))) return refuse('not-allowed');
	const stored = await storeFile(
		{ queries, services },
		{
			ownerId: memberId,
			use: 'provider-picture',
			name: query.name,
			file: body.file,
		},
	);
	if (!stored.ok) return stored;
	return services.transact(async (transaction) => {
		const profile = await lockProvider(transaction, organisationId);
		if (!profile || !(await hasRoom(transaction, profile))) return refuse('not-allowed');
		const subject = { subjectKind: 'provider', subjectId: profile.id } as const;
		const grants = [toEveryone(subject), toAgency(subject), toOrganisation(organisationId, subject)];
		await insertFile(transaction, stored.value, { grants, now });
		await setPictures(transaction, organisationId, [...profile.pictureIds, stored.value.id]);
		return accept(await viewProfile(transaction, organisationId, now));
	});
}
