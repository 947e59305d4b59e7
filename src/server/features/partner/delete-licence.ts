import { accept, refuse } from '#domain/kernel/result.ts';
import { patientRegistration } from '#domain/provider/licence.ts';
import { deleteFile } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { BusinessContext } from './business-context.ts';
import { deleteLicence, findLicences } from './licence.repo.ts';
import { lockPartner } from './partner.repo.ts';
import { lockApproved, noteWish } from './partner-change.repo.ts';
import { viewOwnPartner } from './partner-view.ts';
import { setPatientRegistration } from './provider.repo.ts';

/** Takes a licence away; its paper goes when that is settled. */
export async function deleteOwnLicence({ services, now, organisationId }: BusinessContext, id: string) {
	const result = await services.transact(async (queries) => {
		await lockPartner(queries, organisationId);
		const fileId = await deleteLicence(queries, { id, organisationId });
		if (fileId === undefined) return refuse('not-found');
		await deleteFile(queries, { id: fileId, use: 'licence' });
		await setPatientRegistration(
			queries,
			organisationId,
			patientRegistration(await findLicences(queries, [organisationId])),
		);
		const approved = await lockApproved(queries, organisationId);
		if (approved) await noteWish(queries, { row: approved, wish: {}, now });
		return accept({ fileId, view: await viewOwnPartner({ queries, keys: services.keys, now }, organisationId) });
	});
	if (!result.ok) return result;
	await forgetBytes(services, [result.value.fileId]);
	return accept(result.value.view);
}
