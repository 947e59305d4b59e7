/** What a member agrees to at sign-up or in my information, each a tick of its own (DECISIONS "Consents"). */
export const consentKinds = ['terms', 'privacy', 'passport', 'news'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Without these there is no account: they end with it. */
export const requiredConsents: readonly ConsentKind[] = ['terms', 'privacy'];
