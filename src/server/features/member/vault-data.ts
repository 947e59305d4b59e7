import { findSharesOf, findVault } from '#server/features/vault/vault.repo.ts';
import { vaultFileBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';

/** What a member has told of their health files, in the open, and with whom each was shared; the files lie beside it. */
export async function gatherVault({
	queries,
	services,
	memberId,
}: Pick<MemberContext, 'queries' | 'services' | 'memberId'>) {
	const rows = await findVault(queries, memberId);
	const shares = await findSharesOf(
		queries,
		rows.map(({ fileId }) => fileId),
	);
	return {
		medicalFiles: rows.map(({ fileId, sealed, isKept, createdAt }) => ({
			fileId,
			...JSON.parse(services.keys.open(sealed, vaultFileBinding(fileId))),
			isKept,
			createdAt,
			shares: shares.filter((share) => share.fileId === fileId).map(({ fileId: _, ...share }) => share),
		})),
	};
}
