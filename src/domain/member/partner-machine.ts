import { type CooperativeStatus, cooperativeStatuses } from './group.ts';

/** Where an application stands: the specification's statuses, and between them that the applicant was asked for more. */
export const applicationStands = [...cooperativeStatuses, 'MORE_ASKED'] as const;
export type ApplicationStand = (typeof applicationStands)[number];

/** Either can still be decided: who was asked may never answer, or answers on the phone. */
const undecided = ['COOPERATIVE_REQ', 'MORE_ASKED'] as const;

/**
 * The life cycle of a cooperative sign-up (DECISIONS "The people"): every change there is. The applicant applies, also
 * with what was asked for; the rest is an operator's.
 */
export const partnerMoves = {
	apply: { from: ['COOPERATIVE_REFUSED', 'MORE_ASKED'], to: 'COOPERATIVE_REQ' },
	ask: { from: undecided, to: 'MORE_ASKED' },
	approve: { from: undecided, to: 'COOPERATIVE_MEMBER' },
	refuse: { from: undecided, to: 'COOPERATIVE_REFUSED' },
	/** A refusal that was a mistake is taken back; an approval is not, what ends that is a suspension. */
	reopen: { from: ['COOPERATIVE_REFUSED'], to: 'COOPERATIVE_REQ' },
} as const satisfies Record<string, { from: readonly ApplicationStand[]; to: ApplicationStand }>;
export type PartnerMove = keyof typeof partnerMoves;

/** Where a move leads from here; undefined where it is not allowed. */
export function movedPartner(stand: ApplicationStand | null, move: PartnerMove): ApplicationStand | undefined {
	const { from, to } = partnerMoves[move];
	return (from as readonly (ApplicationStand | null)[]).includes(stand) ? to : undefined;
}

/** Who was asked for more has applied all the same: to the specification that is one status. */
export const statusOfStand = (stand: ApplicationStand): CooperativeStatus =>
	stand === 'MORE_ASKED' ? 'COOPERATIVE_REQ' : stand;

type Asked = { status: CooperativeStatus | null; moreAskedAt: Date | null };

export const standOf = ({ status, moreAskedAt }: Asked): ApplicationStand | null =>
	status === 'COOPERATIVE_REQ' && moreAskedAt !== null ? 'MORE_ASKED' : status;

type Moments = { appliedAt: Date; moreAskedAt: Date | null; factsChangedAt: Date | null };

/** What an application that is looked at is known by: another moment with all that is sent, changed or asked since. */
export const applicationMoment = ({ appliedAt, moreAskedAt, factsChangedAt }: Moments): Date =>
	new Date(Math.max(...[appliedAt, moreAskedAt, factsChangedAt].map((at) => at?.getTime() ?? 0)));
