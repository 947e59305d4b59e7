import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayEdit } from '#domain/rating/rating-rules.ts';
import { deleteFile } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockRating, setRatingPictures } from './rating.repo.ts';
import { viewOwnRating } from './rating-view.ts';

type Asked = { id: string; pictureId: string; language: ContentLocale };

/** Takes a picture away; its bytes go when that is settled. */
export async function deleteRatingPicture({ queries, services, now, viewer }: MemberContext, asked: Asked) {
	const { id, pictureId, language } = asked;
	const deleted = await services.transact(async (work) => {
		const found = await lockRating(work, id);
		if (found?.row.memberId !== viewer.id || !found.row.pictureIds.includes(pictureId)) return refuse('not-found');
		if (!mayEdit(found.row.createdAt, now)) return refuse('not-allowed');
		const left = found.row.pictureIds.filter((other) => other !== pictureId);
		await setRatingPictures(work, id, left);
		await deleteFile(work, { id: pictureId, ownerId: viewer.id, use: 'rating-picture' });
		return accept({});
	});
	if (!deleted.ok) return deleted;
	await forgetBytes(services, [pictureId]);
	const view = await viewOwnRating(queries, { id, memberId: viewer.id, language, now });
	return view ? accept(view) : refuse('not-found');
}
