/** What people write to each other about. */
export const threadSubjectKinds = ['reservation', 'matching-answer', 'consultation', 'video'] as const;
export type ThreadSubjectKind = (typeof threadSubjectKinds)[number];
export type ThreadSubject = { kind: ThreadSubjectKind; id: string };

/** As what somebody takes part. A provider is an organisation; the others are people. */
export const partyRoles = ['guest', 'provider', 'interpreter', 'operator'] as const;
export type PartyRole = (typeof partyRoles)[number];

/** The two who wait for each other's word; an operator speaks for the house, an interpreter for neither. */
export type ThreadSide = 'guest' | 'house';
export const sideOf = (role: PartyRole): ThreadSide | null =>
	role === 'guest' ? 'guest' : role === 'interpreter' ? null : 'house';

export const maxMessageLength = 2_000;
export const mostMessageFiles = 5;

/**
 * What is written about a reservation is sealed whatever it is about: allergies and illnesses are told there too. Elsewhere
 * what is about health is.
 */
export const isSealed = ({ kind, isHealth }: { kind: ThreadSubjectKind; isHealth: boolean }): boolean =>
	kind === 'reservation' || isHealth;
