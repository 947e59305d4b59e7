import type { ratingEndpoints } from '#contract/api/rating.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { toAgency, toEveryone } from '#domain/file/file-grant.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayAddPicture, mayEdit } from '#domain/rating/rating-rules.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { MemberContext } from '#server/member-context.ts';
import { type FoundRating, findRating, lockRating, setRatingPictures } from './rating.repo.ts';
import { viewOwnRating } from './rating-view.ts';

type Input = InputOf<(typeof ratingEndpoints)['POST /api/ratings/:id/pictures']>;

const hasRoom = ({ row, area }: FoundRating, now: Date) =>
	mayEdit(row.createdAt, now) && mayAddPicture({ area, status: row.status, pictures: row.pictureIds.length });

/** A picture behind the others. Asked before it is read, and again when it is kept: reading one takes a while. */
export async function addRatingPicture(member: MemberContext, { params: { id }, query, body }: Input) {
	const { queries, services, now, viewer } = member;
	const seen = await findRating(queries, id);
	if (seen?.row.memberId !== viewer.id) return refuse('not-found');
	if (!hasRoom(seen, now)) return refuse('not-allowed');
	const retryAfter = await countAttempt({ queries, services }, 'rating-picture-member', viewer.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const given = { ownerId: viewer.id, use: 'rating-picture' as const, name: query.name, file: body.file };
	const stored = await storeFile({ queries, services }, given);
	if (!stored.ok) return stored;
	const isStored = await services.transact(async (work) => {
		const found = await lockRating(work, id);
		if (found?.row.memberId !== viewer.id || !hasRoom(found, now)) return false;
		const subject = { subjectKind: 'rating', subjectId: id } as const;
		await insertFile(work, stored.value, { grants: [toEveryone(subject), toAgency(subject)], now });
		await setRatingPictures(work, id, [...found.row.pictureIds, stored.value.id]);
		return true;
	});
	if (!isStored) {
		await forgetBytes(services, [stored.value.id]);
		return refuse('not-allowed');
	}
	const view = await viewOwnRating(queries, { id, memberId: viewer.id, language: query.language, now });
	return view ? accept(view) : refuse('not-found');
}
