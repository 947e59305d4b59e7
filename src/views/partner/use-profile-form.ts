import { koreanDay } from '#domain/kernel/korean-date.ts';
import { languageOf, useTextLanguage } from '#ui/form/texts.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useWordsLocale } from '#ui/translations.tsx';
import { draftOf, faultsOf, type ProfileDraft } from './profile-draft.ts';
import { profileFieldId } from './profile-field-id.ts';
import { useProfile } from './use-partner.ts';
import { usePartnerFailure } from './use-partner-failure.ts';

const thisYear = () => Number(koreanDay(new Date()).slice(0, 4));

/** The profile as it is being written, and the language that is open. */
export function useProfileForm() {
	const { profile } = useProfile();
	// The summary leads into fields, so the language of the first one is opened.
	const { language, setLanguage, bringUp } = useTextLanguage(useWordsLocale());
	const form = useForm<ProfileDraft>({
		blank: draftOf(profile),
		faultsOf: (values) => faultsOf(values, thisYear()),
		textOf: usePartnerFailure(),
		idOf: (field) => {
			const other = languageOf(field);
			return profileFieldId(field === 'texts' || (other && other !== language) ? `texts.${language}.name` : field);
		},
		bringUp,
		asksBeforeLeaving: true,
	});
	return { ...form, language, setLanguage };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
