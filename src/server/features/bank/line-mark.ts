import type { Keyring } from '#server/keys/keyring.ts';

/** A keyed hash: a line is known again when its words are gone, and nobody reads them from it. */
export const markOf = (keys: Pick<Keyring, 'mac'>, key: string): string => keys.mac('bank-line', key);
