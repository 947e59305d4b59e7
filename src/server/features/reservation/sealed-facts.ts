import type { Guest } from '#domain/reservation/guest-list.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { reservationBinding } from '#server/keys/seal-bindings.ts';

/** What of a reservation only its member reads without asking: passport number, own words, allergy, who comes of a large party. */
export type SealedFacts = {
	passport: string | null;
	contents: string | null;
	allergy: string | null;
	guests: Guest[] | null;
};

const none: SealedFacts = { passport: null, contents: null, allergy: null, guests: null };

/** A list of guests comes later, if at all. */
export type GivenFacts = Omit<SealedFacts, 'guests'> & Partial<Pick<SealedFacts, 'guests'>>;

/** Null where there is nothing to seal. */
export function sealFacts(keys: Keyring, reservationId: string, facts: GivenFacts): string | null {
	const isEmpty = Object.values(facts).every((fact) => fact === null);
	return isEmpty ? null : keys.seal(JSON.stringify(facts), reservationBinding(reservationId));
}

export const openFacts = (keys: Keyring, { id, sealed }: { id: string; sealed: string | null }): SealedFacts =>
	sealed === null ? none : { ...none, ...JSON.parse(keys.open(sealed, reservationBinding(id))) };
