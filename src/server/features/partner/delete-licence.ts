import { accept, refuse } from '#domain/kernel/result.ts';
import { patientRegistration } from '#domain/provider/licence.ts';
import { deleteFile } from '#server/features/file/file.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deleteLicence, findLicences } from './licence.repo.ts';
import { lockPartner } from './partner.repo.ts';
import { lockApproved, noteWish } from './partner-change.repo.ts';
import { viewOwnPartner } from './partner-view.ts';
import { setPatientRegistration } from './provider.repo.ts';

/** Takes a licence away; its paper goes when that is settled. */
export async function deleteOwnLicence({ services, now, memberId }: MemberContext, id: string) {
	const result = await services.transact(async (queries) => {
		await lockPartner(queries, memberId);
		const fileId = await deleteLicence(queries, { id, memberId });
		if (fileId === undefined) return refuse('not-found');
		await deleteFile(queries, { id: fileId, ownerId: memberId, use: 'licence' });
		await setPatientRegistration(queries, memberId, patientRegistration(await findLicences(queries, [memberId])));
		const approved = await lockApproved(queries, memberId);
		if (approved) await noteWish(queries, { row: approved, wish: {}, now });
		return accept({ fileId, view: await viewOwnPartner({ queries, keys: services.keys, now }, memberId) });
	});
	if (!result.ok) return result;
	await services.files.remove(result.value.fileId);
	return accept(result.value.view);
}
