import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deleteVault } from './vault.repo.ts';
import { withdrawVaultConsent } from './vault-consent.repo.ts';

/** One file, or all of them: keys and shares go in one transaction, so that nothing opens from then on; the bytes follow. */
export async function eraseVault({ services, now, memberId }: MemberContext, fileId?: string) {
	const ids = await services.transact(async (work) => {
		const gone = await deleteVault(work, { memberId, ...(fileId !== undefined && { fileId }) });
		if (fileId === undefined) await withdrawVaultConsent(work, memberId, now);
		if (gone.length > 0) await addJob(work, 'note-erasure', { kind: 'file', ids: gone });
		if (gone.length > 0)
			await recordAudit(work, {
				...{ event: 'vault.erased', actorId: memberId, subjectId: memberId, actor: 'member', at: now },
				details: { files: gone.length },
			});
		return gone;
	});
	if (fileId !== undefined && ids.length === 0) return refuse('not-found');
	await forgetBytes(services, ids);
	return accept({});
}
