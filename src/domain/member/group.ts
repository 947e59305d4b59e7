/** Group codes of SPEC section 3; the operator's is our addition. */
export const groupCodes = { operator: 'GR0100', cooperative: 'GR0200', general: 'GR0300' } as const;
export type GroupCode = (typeof groupCodes)[keyof typeof groupCodes];

/** Where a cooperative sign-up stands (SPEC section 3); null for everyone else. */
export const cooperativeStatuses = ['COOPERATIVE_REQ', 'COOPERATIVE_MEMBER', 'COOPERATIVE_REFUSED'] as const;
export type CooperativeStatus = (typeof cooperativeStatuses)[number];
