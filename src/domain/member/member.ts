/** The lists a member's facts are chosen from, and the limits of SPEC section 3's fields (DECISIONS "Sign-up"). */
export const genders = ['female', 'male'] as const;
export type Gender = (typeof genders)[number];

/** A guest has no account: somebody for whom a desk took a reservation, until they join with the address they gave. */
const memberStatuses = ['active', 'suspended', 'closed', 'guest'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export type TokenPurpose = 'verify-email' | 'change-email' | 'reset-password';

/** How long a mailed link works. */
export const tokenMinutes: Record<TokenPurpose, number> = {
	'verify-email': 7 * 24 * 60,
	'change-email': 24 * 60,
	'reset-password': 30,
};

export const youngest = 14;
