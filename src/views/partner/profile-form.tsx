import { type FormEvent, useState } from 'react';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { locales } from '#i18n/locales.ts';
import { useLocale, useTranslations } from '#ui/translations.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './partner.module.css';
import { bodyOf, draftOf, faultsOf, type ProfileDraft, type TextPart } from './profile-draft.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { profileFieldId } from './profile-field-id.ts';
import { ProfileTexts } from './profile-texts.tsx';
import { ProviderPreview } from './provider-preview.tsx';
import { useSay } from './say.tsx';
import { useProfile } from './use-partner.ts';
import { useSaving } from './use-saving.ts';

const thisYear = () => Number(koreanDay(new Date()).slice(0, 4));
/** `texts.ru.name` → ru; undefined when the fault is about another field. */
const languageOf = (field: string) => contentLocales.find((locale) => field.startsWith(`texts.${locale}.`));

/** The profile's words and facts, with what travellers will see beside them. */
export function ProfileForm() {
	const t = useTranslations('partner.profile');
	const { callApi, profile, setProfile } = useProfile();
	const say = useSay();
	const { isBusy, failure, faults, sent, attempt, save, show, setFaults } = useSaving();
	const [draft, setDraft] = useState(() => draftOf(profile));
	const own = useLocale();
	const [language, setLanguage] = useState<ContentLocale>(own);

	/** What was said stays only while it is true. */
	function change(next: ProfileDraft) {
		setDraft(next);
		const wrong = faultsOf(next, thisYear());
		setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => wrong[field])));
	}

	async function send(event: FormEvent) {
		event.preventDefault();
		const wrong = faultsOf(draft, thisYear());
		const where = Object.keys(wrong).flatMap((field) => languageOf(field) ?? []);
		// The summary leads into fields, so the language of the first one is opened.
		if (where[0] !== undefined && !where.includes(language)) setLanguage(where[0]);
		if (Object.keys(wrong).length > 0) return show(wrong);
		const answer = await save(() => callApi('PUT /api/partners/me/profile', { body: bodyOf(draft) }));
		if (!answer) return;
		setProfile(answer);
		setDraft(draftOf(answer));
		say(t('saved'));
	}

	const labelOf = (field: string) => {
		const of = languageOf(field);
		const label = t((field.split('.').at(-1) ?? field) as TextPart | 'languages' | 'foundedYear');
		return of ? `${locales[of].ownName}, ${label}` : label;
	};
	const idOf = (field: string) => {
		const other = languageOf(field);
		return profileFieldId(field === 'texts' || (other && other !== language) ? `texts.${language}.name` : field);
	};
	return (
		<div className={styles.editor}>
			<FormFrame
				{...{ isBusy, failure, faults, sent, attempt, idOf }}
				labelOf={labelOf}
				textOf={(field) => (field === 'texts' ? t('textsNeeded') : undefined)}
				saveLabel={t('save')}
				onSend={send}
			>
				<ProfileTexts {...{ draft, faults, language }} onChange={change} onLanguage={setLanguage} />
				<ProfileFacts {...{ draft, faults }} onChange={change} />
			</FormFrame>
			<ProviderPreview draft={draft} language={language} profile={profile} />
		</div>
	);
}
