import { accept, refuse } from '#domain/kernel/result.ts';
import { isTakenOn } from '#domain/vault/vault.ts';
import type { MemberContext } from '#server/member-context.ts';
import { sealWords, type VaultWords } from './sealed-vault.ts';
import { updateVaultFile } from './vault.repo.ts';

/** What its owner calls it, of which day it is, and whether it stays after the journey. */
export async function changeVaultFile(
	{ queries, services, now, memberId }: MemberContext,
	{ id, name, takenOn, isKept }: { id: string; isKept: boolean } & VaultWords,
) {
	if (takenOn !== null && !isTakenOn(takenOn, now))
		return refuse('invalid-input', { faults: [{ at: 'takenOn', code: 'date-wrong' as const }] });
	const sealed = sealWords(services.keys, id, { name, takenOn });
	const isChanged = await updateVaultFile(queries, { fileId: id, memberId }, { sealed, isKept });
	return isChanged ? accept({}) : refuse('not-found');
}
