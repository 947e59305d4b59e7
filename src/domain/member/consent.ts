/** What a member agrees to at sign-up or in my information, each a tick of its own (DECISIONS "Consents"). */
export const consentKinds = ['terms', 'privacy', 'passport', 'news'] as const;

/** What is agreed to with each reservation: health where it is a matter, and handing the data to the named provider. */
export const reservationConsents = ['health', 'provider'] as const;
export type ReservationConsent = (typeof reservationConsents)[number];

export type ConsentKind = (typeof consentKinds)[number];
/** Keeping health files is asked for with the first of them. */
export const anyConsents = [...consentKinds, ...reservationConsents, 'vault'] as const;
export type AnyConsent = (typeof anyConsents)[number];

export const isAgreedTo = (slug: string): slug is AnyConsent => (anyConsents as readonly string[]).includes(slug);

/** Without these there is no account: they end with it. */
export const requiredConsents: readonly ConsentKind[] = ['terms', 'privacy'];
