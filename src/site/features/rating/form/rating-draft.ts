import { formDraft } from '#site/data/form-draft.ts';
import { type RatingValues, wholeValues } from './rating-values.ts';

/** Made by hand: crypto.randomUUID is there only on https. */
function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

type Kept = RatingValues & { pictures: number };

/**
 * By member and reservation, in this tab until it is sent or one logs out. Pictures are not kept: they are too big. How
 * many there were is, so that their author hears that they are gone.
 */
export function ratingDraft(given: { memberId: string; reservationId: string; blank: RatingValues }) {
	const { memberId, reservationId, blank } = given;
	const name = `rate:${memberId}:${reservationId}`;
	const kept = formDraft<Kept>({
		name,
		blank: { ...blank, pictures: 0 },
		fields: ['stars', 'text', 'language', 'key', 'pictures'],
	});
	return {
		read: (): RatingValues => {
			const values = wholeValues(kept.read(), blank);
			return values.key === '' ? { ...values, key: newKey() } : values;
		},
		hadPictures: (): boolean => kept.read().pictures > 0,
		write: (values: RatingValues, pictures: number) => kept.write({ ...values, pictures }),
		remove: kept.remove,
	};
}
