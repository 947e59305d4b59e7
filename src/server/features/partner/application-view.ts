import type { Application } from '#contract/api/partner.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { checkApplication } from '#domain/member/application-checks.ts';
import { approvedFactsOf } from '#domain/member/partner-change.ts';
import { applicationMoment } from '#domain/member/partner-machine.ts';
import { cooperativeStatusOf } from '#domain/organisation/organisation-status.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { maskedAccount } from '#server/masked-account.ts';
import type { LicenceRow } from './licence.repo.ts';
import type { findApplications } from './partner.repo.ts';
import type { findDecisions } from './partner-change.repo.ts';
import { askedView, licenceView } from './partner-view.ts';

type Row = Pick<Awaited<ReturnType<typeof findApplications>>[number], 'member' | 'partner' | 'status' | 'shownNames'>;
type Around = {
	keys: Keyring;
	today: string;
	licences: readonly LicenceRow[];
	decisions: readonly Awaited<ReturnType<typeof findDecisions>>[number][];
};

/** So many of the last decisions. */
const mostDecisions = 20;

/** An application as an operator sees it: the facts, what is there and missing, what was decided before. */
export function viewApplication(
	{ member, partner, status, shownNames }: Row,
	{ keys, today, licences, decisions }: Around,
): Application {
	const { appliedAt, decidedAt, changeAskedAt, proposed } = partner;
	// What would count if it were approved.
	const facts = { ...partner, ...proposed, isEmailVerified: member.emailVerifiedAt !== null, licences };
	const last = decisions.at(-1);
	const lastAsked = last?.decision === 'asked' ? last : undefined;
	return {
		organisationId: partner.organisationId,
		name: `${member.firstName} ${member.lastName}`,
		email: member.email,
		phone: member.phone,
		address: partner.address,
		language: member.locale,
		...approvedFactsOf(partner),
		representative: partner.representative,
		bankAccountMasked: maskedAccount(keys, partner.organisationId, partner.bankAccount),
		languages: partner.languages,
		status: cooperativeStatusOf(status) ?? 'COOPERATIVE_REQ',
		refusalReason: partner.refusalReason,
		asked: askedView(partner),
		seenAt: applicationMoment(partner).toISOString(),
		comment: partner.comment,
		appliedOn: koreanDay(appliedAt),
		decidedOn: decidedAt && koreanDay(decidedAt),
		checks: checkApplication(facts, today),
		decisions: decisions.slice(-mostDecisions).map(({ about, decision, reason, at }) => ({
			...{ about, decision, reason, on: koreanDay(at) },
		})),
		shownNames: shownNames ?? {},
		change: changeAskedAt && {
			askedAt: changeAskedAt.toISOString(),
			facts: proposed,
			names: partner.proposedNames,
		},
		licences: licences.map((licence) => ({
			...licenceView(licence, today),
			isSinceAsked: lastAsked !== undefined && licence.createdAt > lastAsked.at,
		})),
	};
}
