import { changeTextIn, factTextIn, fieldNamesIn } from '#i18n/fact-text.ts';
import { useTranslations } from '#ui/translations.tsx';

/** What a detail of the trail is called, what it says, and what a change of it says. */
export const useFactWords = (kind: string) => ({
	nameOf: fieldNamesIn(useTranslations),
	said: factTextIn(useTranslations, kind),
	changed: changeTextIn(useTranslations, kind),
});
