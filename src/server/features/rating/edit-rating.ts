import type { ratingEndpoints } from '#contract/api/rating.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { editedStatus, mayEdit } from '#domain/rating/rating-rules.ts';
import type { MemberContext } from '#server/member-context.ts';
import { changeRating, lockRating } from './rating.repo.ts';
import { tellOfModeration } from './rating-mails.ts';
import { viewOwnRating } from './rating-view.ts';

type Written = InputOf<(typeof ratingEndpoints)['PATCH /api/ratings/:id']>['body'];
type Asked = { id: string; language: ContentLocale; written: Written };

/** Changes what its author said. What an operator had to do with is looked at again before others read it. */
export async function editRating({ queries, services, now, viewer }: MemberContext, { id, language, written }: Asked) {
	const changed = await services.transact(async (work) => {
		const found = await lockRating(work, id);
		if (found?.row.memberId !== viewer.id) return refuse('not-found');
		if (!mayEdit(found.row.createdAt, now)) return refuse('not-allowed');
		const status = editedStatus(found.area, found.row.status);
		const words = { stars: written.stars, text: written.text, locale: written.language, editedAt: now };
		await changeRating(work, id, { status, statusReason: null, words });
		if (status === 'in-moderation' && found.row.status !== status)
			await tellOfModeration(work, services, { id, actor: 'member', actorId: viewer.id, at: now });
		return accept({});
	});
	if (!changed.ok) return changed;
	const view = await viewOwnRating(queries, { id, memberId: viewer.id, language, now });
	return view ? accept(view) : refuse('not-found');
}
