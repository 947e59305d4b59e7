import type { CooperativeStatus } from './group.ts';

/** The life cycle of a cooperative sign-up (DECISIONS "The people"): every change there is. */
export const partnerMoves = {
	apply: { from: 'COOPERATIVE_REFUSED', to: 'COOPERATIVE_REQ' },
	approve: { from: 'COOPERATIVE_REQ', to: 'COOPERATIVE_MEMBER' },
	refuse: { from: 'COOPERATIVE_REQ', to: 'COOPERATIVE_REFUSED' },
} as const satisfies Record<string, { from: CooperativeStatus; to: CooperativeStatus }>;
export type PartnerMove = keyof typeof partnerMoves;

/** Where a move leads from here; undefined where it is not allowed. */
export function movedPartner(status: CooperativeStatus | null, move: PartnerMove): CooperativeStatus | undefined {
	return partnerMoves[move].from === status ? partnerMoves[move].to : undefined;
}
