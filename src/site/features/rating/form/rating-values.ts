import type { OwnRating } from '#contract/api/rating.ts';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { ratingAspects, type Stars } from '#domain/product/product.ts';
import { ratingTextLength } from '#domain/rating/rating.ts';
import type { Faults } from '#ui/form/faults.ts';

/** What is filled in. */
export type RatingValues = {
	/** 0 where none is chosen yet. */
	stars: Stars;
	text: string;
	language: ContentLocale;
	/** Makes sending it twice harmless. */
	key: string;
	/** How many pictures were chosen and are not sent yet: a draft keeps their number alone. */
	pictures: number;
};

export type RatingField = `stars.${keyof Stars}` | 'text';
export type RatingFaults = Faults<RatingField>;

export const starField = (aspect: keyof Stars): RatingField => `stars.${aspect}`;
export const fieldId = (field: RatingField) => `field-${field.replace('.', '-')}`;

export const blankValues = (language: ContentLocale): RatingValues => ({
	stars: { service: 0, language: 0, value: 0, place: 0 },
	text: '',
	language,
	key: '',
	pictures: 0,
});

export const valuesOf = ({ stars, text, locale }: OwnRating): RatingValues => ({
	stars,
	text,
	language: locale,
	key: '',
	pictures: 0,
});

const isStar = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5;

/** What is wrong, in the order of the fields; the server says the same. */
export function faultsOf({ stars, text }: RatingValues): RatingFaults {
	const faults: RatingFaults = {};
	for (const aspect of ratingAspects) if (!isStar(stars[aspect])) faults[starField(aspect)] = 'choose-one';
	const { length } = text.trim();
	if (length === 0) faults.text = 'required';
	else if (length < ratingTextLength.min) faults.text = 'too-short';
	else if (length > ratingTextLength.max) faults.text = 'too-long';
	return faults;
}

/** Of what was kept, what is alike: an older version of the site may have kept something else under the name. */
export function wholeValues(kept: RatingValues, blank: RatingValues): RatingValues {
	const stars = { ...blank.stars };
	for (const aspect of ratingAspects) if (isStar(kept.stars[aspect])) stars[aspect] = kept.stars[aspect];
	return {
		stars,
		text: kept.text.slice(0, ratingTextLength.max),
		language: contentLocales.find((one) => one === kept.language) ?? blank.language,
		key: kept.key,
		pictures: kept.pictures,
	};
}
