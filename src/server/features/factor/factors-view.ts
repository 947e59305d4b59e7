import type { Factors } from '#contract/api/factor.ts';
import { areaOf, areaSlugs } from '#domain/area/areas.ts';
import { dutyOf } from '#domain/member/second-factor.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAuthenticator, findPasskeys, findSetUp, offersAny } from './factor.repo.ts';
import { relyingPartyOf } from './relying-party.ts';

const healthAreas = areaSlugs.filter((slug) => areaOf(slug).isHealth);

/** What a member sees of what they sign in with. */
export async function factorsView(own: Pick<MemberContext, 'queries' | 'services' | 'viewer'>): Promise<Factors> {
	const { queries, services, viewer } = own;
	const memberId = viewer.id;
	const { host } = relyingPartyOf(services.origin);
	const [found, passkeys, app, setUp, isAtHealth] = await Promise.all([
		findMember(queries, memberId),
		findPasskeys(queries, memberId),
		findAuthenticator(queries, memberId),
		findSetUp(queries, { memberId, host }),
		worksAtHealth(own),
	]);
	if (!found) throw new Error('a member without a row');
	return {
		passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt, isSynced, host: of }) => ({
			...{ id, label, isSynced, isUsable: of === host },
			createdAt: createdAt.toISOString(),
			lastUsedAt: lastUsedAt?.toISOString() ?? null,
		})),
		authenticator: app
			? { createdAt: app.createdAt.toISOString(), lastUsedAt: app.lastUsedAt?.toISOString() ?? null }
			: null,
		recoveryCodesLeft: setUp.recoveryCodesLeft,
		// Of who is held back, the group of the row and not of the viewer.
		duty: dutyOf({ group: found.group, isAtHealth }),
		dueAt: found.factorDueAt?.toISOString() ?? null,
	};
}

function worksAtHealth({ queries, viewer }: Pick<MemberContext, 'queries' | 'viewer'>): Promise<boolean> {
	const organisationIds = viewer.works.map(({ organisationId }) => organisationId).filter((id) => id !== agencyId);
	return offersAny(queries, { organisationIds, areas: healthAreas });
}
