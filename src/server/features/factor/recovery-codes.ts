import { randomInt } from 'node:crypto';
import { recoveryCodes } from '#domain/member/second-factor.ts';
import type { Keyring } from '#server/keys/keyring.ts';

const { count, length, letters } = recoveryCodes;

const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Fifty bits each: nobody comes to one by trying, as often as one may. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** Keyed, and another one for every member: who reads the table finds no code in it. */
export const recoveryHash = (keys: Pick<Keyring, 'mac'>, memberId: string, code: string): string =>
	keys.mac('recovery-code', `${memberId} ${code}`);
