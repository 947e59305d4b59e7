import type { ProviderProfile } from '#contract/api/partner.ts';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import type { Region, SpokenLanguage } from '#domain/product/product.ts';

const textParts = ['name', 'trade', 'intro'] as const;
export type TextPart = (typeof textParts)[number];
export type Texts = Record<TextPart, string>;

/** What stands in the profile's form, complete or not. */
export type ProfileDraft = {
	texts: Record<ContentLocale, Texts>;
	region: Region;
	languages: readonly SpokenLanguage[];
	foundedYear: string;
	answersWithinHours: number;
};

export function draftOf(profile: ProviderProfile): ProfileDraft {
	const texts = contentLocales.map((locale) => [locale, profile.texts[locale] ?? { name: '', trade: '', intro: '' }]);
	return {
		texts: Object.fromEntries(texts) as ProfileDraft['texts'],
		region: profile.region,
		languages: profile.languages,
		foundedYear: String(profile.foundedYear),
		answersWithinHours: profile.answersWithinHours,
	};
}

const isEmpty = (texts: Texts) => textParts.every((part) => texts[part].trim() === '');
export const isWritten = (texts: Texts) => textParts.every((part) => texts[part].trim() !== '');

/** Field → what is wrong, as the server would say it: a language is written whole or not at all. */
export function faultsOf({ texts, languages, foundedYear }: ProfileDraft, year: number) {
	const begun = contentLocales.filter((locale) => !isEmpty(texts[locale]));
	const gaps = begun.flatMap((locale) =>
		textParts.flatMap((part) => (texts[locale][part].trim() === '' ? [[`texts.${locale}.${part}`, 'required']] : [])),
	);
	const founded = Number(foundedYear);
	const isYear = /^\d{4}$/.test(foundedYear) && founded >= 1900 && founded <= year;
	return Object.fromEntries([
		...(begun.length === 0 ? [['texts', 'required']] : gaps),
		...(languages.length === 0 ? [['languages', 'choose-one']] : []),
		...(isYear ? [] : [['foundedYear', 'date-wrong']]),
	]) as Record<string, 'required' | 'choose-one' | 'date-wrong'>;
}

export function bodyOf({ texts, languages, foundedYear, ...rest }: ProfileDraft) {
	return {
		...rest,
		languages: [...languages],
		foundedYear: Number(foundedYear),
		texts: Object.fromEntries(
			contentLocales.flatMap((locale) => (isEmpty(texts[locale]) ? [] : [[locale, texts[locale]]])),
		),
	};
}
