import type { Me } from '#contract/api/member.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { maskPassport } from '#domain/member/mask-passport.ts';
import { isGiven } from '#domain/organisation/rights.ts';
import { passportBinding } from '#server/keys/seal-bindings.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findMember, findOwnBusinesses, findPhoto } from './member.repo.ts';
import { findPendingEmail } from './member-token.repo.ts';

/** The first signs tell which passport it is; the rest is shown on request. */
/** A member as they see themselves. */
export async function readMe(
	{ queries, services, now }: { queries: Queries; services: Pick<Services, 'keys'>; now: Date },
	memberId: string,
): Promise<Me> {
	const [found, photo, pendingEmail, owned] = await Promise.all([
		findMember(queries, memberId),
		findPhoto(queries, memberId),
		findPendingEmail(queries, memberId, now),
		findOwnBusinesses(queries, memberId),
	]);
	if (!found) throw new Error('a member without a row');
	const { passport } = found;
	return {
		id: found.id,
		email: found.email,
		isEmailVerified: found.emailVerifiedAt !== null,
		pendingEmail: pendingEmail ?? null,
		group: found.group,
		cooperative: found.cooperative,
		businesses: owned.map(({ status, ...business }) => ({
			...business,
			isSuspended: status === 'suspended',
			mayEditProfile: isGiven({ role: 'owner', status }, 'profile.edit'),
		})),
		firstName: found.firstName,
		lastName: found.lastName,
		ownName: found.ownName,
		birthOn: found.birthOn,
		gender: found.gender,
		phone: found.phone,
		country: found.country,
		address: found.address,
		passportMasked: passport === null ? null : maskPassport(services.keys.open(passport, passportBinding(memberId))),
		photo: photo ? { id: photo.id, widths: widthsOf(photo.variants) } : null,
		language: found.locale,
		joinedOn: koreanDay(found.createdAt),
	};
}

const widthsOf = (variants: { width: number | null }[]) =>
	[...new Set(variants.flatMap(({ width }) => width ?? []))].sort((one, other) => one - other);
