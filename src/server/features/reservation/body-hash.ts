import type { Keyring } from '#server/keys/keyring.ts';

/** Fields in the order of their names, so that the same form is the same text. */
const ordered = (_: string, value: unknown): unknown =>
	value !== null && typeof value === 'object' && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
		: value;

/** Tells one form from another. Keyed, because a passport number could be guessed from a plain hash. */
export const bodyHashOf = (keys: Keyring, form: object): string =>
	keys.mac('idempotency', JSON.stringify(form, ordered));
