import type { ProviderProfile } from '#contract/api/partner.ts';
import type { Region, SpokenLanguage } from '#domain/product/product.ts';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { type Texts, textFaults, textsOf, writtenTexts } from '#ui/form/texts.ts';

export type TextPart = 'name' | 'trade' | 'intro';

/** What stands in the profile's form, complete or not. */
export type ProfileDraft = {
	texts: Texts<TextPart>;
	region: Region;
	languages: readonly SpokenLanguage[];
	foundedYear: string;
	answersWithinHours: number;
};

export function draftOf(profile: ProviderProfile): ProfileDraft {
	return {
		texts: textsOf<TextPart>(profile.texts, { name: '', trade: '', intro: '' }),
		region: profile.region,
		languages: profile.languages,
		foundedYear: String(profile.foundedYear),
		answersWithinHours: profile.answersWithinHours,
	};
}

/** Field → what is wrong, as the server would say it: a language is written whole or not at all. */
export function faultsOf({ texts, languages, foundedYear }: ProfileDraft, year: number): Faults {
	const founded = Number(foundedYear);
	const isYear = /^\d{4}$/.test(foundedYear) && founded >= 1900 && founded <= year;
	return {
		...textFaults(texts),
		...onlyWrong({
			languages: languages.length === 0 ? 'choose-one' : undefined,
			foundedYear: isYear ? undefined : 'date-wrong',
		}),
	};
}

export function bodyOf({ texts, languages, foundedYear, ...rest }: ProfileDraft) {
	return { ...rest, languages: [...languages], foundedYear: Number(foundedYear), texts: writtenTexts(texts) };
}
