import { deleteFactorsById } from '#server/features/factor/factor.repo.ts';
import { eraseAgain } from '#server/features/member/close-member.ts';
import { deleteVaultFiles } from '#server/features/vault/vault.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { erasureKinds, findErasures, noteErasures } from './erasure-notes.ts';

type Given = { queries: Queries; services: Services; places: readonly FileStore[]; now: Date };

/** Who and what was erased since the backup was made is erased from what came back. */
export async function eraseAllAgain({ queries, services, places, now }: Given) {
	const noted = await findErasures(places);
	const counts = { members: 0, unsettled: 0, files: 0, factors: 0 };
	for (const id of noted.member) {
		const erased = await eraseAgain({ queries, services, now }, id);
		if (erased) counts.members += 1;
		if (erased?.isUnsettled) counts.unsettled += 1;
	}
	const gone = await deleteVaultFiles(queries, noted.file);
	counts.files = gone.length;
	await forgetBytes(services, gone);
	counts.factors = await deleteFactorsById(queries, noted.factor);
	// Where the next restore looks.
	for (const kind of erasureKinds) await noteErasures(services.erasureStores, { kind, ids: noted[kind] }, now);
	return counts;
}
