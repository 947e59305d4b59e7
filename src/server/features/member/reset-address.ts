import type { Keyring } from '#server/keys/keyring.ts';

const binding = 'job.request-password-reset';

/** Jobs lie open in the database; whose password is being reset is nobody's business. */
export const sealResetAddress = (keys: Keyring, address: string): string => keys.seal(address, binding);
export const openResetAddress = (keys: Keyring, sealed: string): string => keys.open(sealed, binding);
