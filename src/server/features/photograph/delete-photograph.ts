import { accept, refuse } from '#domain/kernel/result.ts';
import { deleteFileFor } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockOwnProduct, savePhotographs } from './photograph.repo.ts';
import { tellOfGone } from './photograph-mails.ts';
import { viewPhotographs } from './photograph-view.ts';
import { findHiddenPhotographs } from './photographed.repo.ts';

/** Takes one away; its bytes go when that is settled. */
export async function deletePhotograph(own: MemberContext, { id, photographId }: { id: string; photographId: string }) {
	const { services, viewer } = own;
	const result = await services.transact(async (work) => {
		const found = await lockOwnProduct(work, viewer, id);
		if (!found) return refuse('not-found');
		const hidden = await findHiddenPhotographs(work, { kind: 'product', id });
		if (![...found.photographs, ...hidden].some((one) => one.id === photographId)) return refuse('not-found');
		const photographs = found.photographs.filter((one) => one.id !== photographId);
		await savePhotographs(work, id, { ...found, photographs });
		await tellOfGone(work, own, photographId);
		await deleteFileFor(work, photographId, { subjectKind: 'product', subjectId: id });
		return accept(await viewPhotographs(work, { ...found, photographs }));
	});
	if (result.ok) await forgetBytes(services, [photographId]);
	return result;
}
