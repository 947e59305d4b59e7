import { spelledCode } from '#domain/member/second-factor.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { replaceRecoveryCodes } from './factor.repo.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

/** Ten new ones in place of those there were, as they are shown this once. */
export async function giveRecoveryCodes(
	{ queries, services, now }: { queries: Transaction; services: Pick<Services, 'keys'>; now: Date },
	memberId: string,
): Promise<string[]> {
	const codes = newRecoveryCodes();
	const hashes = codes.map((code) => recoveryHash(services.keys, memberId, code));
	await replaceRecoveryCodes(queries, { memberId, hashes, at: now });
	return codes.map(spelledCode);
}
