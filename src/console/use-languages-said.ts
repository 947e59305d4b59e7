import { languageInside, languageList } from '#i18n/language-list.ts';
import type { Locale } from '#i18n/locales.ts';
import { useTranslations } from '#ui/translations.tsx';

/** One language or several, in the reader’s own words, as they stand inside a sentence. */
export function useLanguagesSaid(): (languages: readonly Locale[]) => string {
	const t = useTranslations('console.languageName');
	return (languages) => languageInside(languageList(languages.map((one) => t(one))));
}
