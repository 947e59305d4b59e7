import { type FormDraft, formDraft } from '#ui/form/draft.ts';
import { newKey } from '#ui/form/new-key.ts';
import { type RatingValues, wholeValues } from './rating-values.ts';

/**
 * By member and reservation, in this tab until it is sent or one logs out. Pictures are not kept: they are too big. How
 * many there were is, so that their author hears that they are gone.
 */
export function ratingDraft(given: { memberId: string; reservationId: string; blank: RatingValues }) {
	const { memberId, reservationId, blank } = given;
	const draft: FormDraft<RatingValues> = formDraft({
		name: `rate:${reservationId}`,
		owner: memberId,
		blank,
		fields: ['stars', 'text', 'language', 'key', 'pictures'],
	});
	return {
		...draft,
		read: (): RatingValues => {
			const values = wholeValues(draft.read(), blank);
			return values.key === '' ? { ...values, key: newKey() } : values;
		},
	};
}
