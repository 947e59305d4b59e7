import type { DeskNote } from '#domain/reservation/desk-note.ts';
import type { Guest } from '#domain/reservation/guest-list.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { reservationBinding } from '#server/keys/seal-bindings.ts';

/**
 * What of a reservation only its member reads without asking: passport number, own words, allergy, who comes of a large party. And what
 * only who works on it reads: their note. All of it is sealed anew and erased together.
 */
export type SealedFacts = {
	passport: string | null;
	contents: string | null;
	allergy: string | null;
	guests: Guest[] | null;
	note: DeskNote | null;
};

const none: SealedFacts = { passport: null, contents: null, allergy: null, guests: null, note: null };

/** A list of guests and a note come later, if at all. */
type Later = 'guests' | 'note';
export type GivenFacts = Omit<SealedFacts, Later> & Partial<Pick<SealedFacts, Later>>;

/** Null where there is nothing to seal. */
export function sealFacts(keys: Keyring, reservationId: string, facts: GivenFacts): string | null {
	const isEmpty = Object.values(facts).every((fact) => fact === null);
	return isEmpty ? null : keys.seal(JSON.stringify(facts), reservationBinding(reservationId));
}

export const openFacts = (keys: Keyring, { id, sealed }: { id: string; sealed: string | null }): SealedFacts =>
	sealed === null ? none : { ...none, ...JSON.parse(keys.open(sealed, reservationBinding(id))) };
