import { locales } from '#i18n/locales.ts';
import { languageOf } from '#ui/form/texts.ts';
import { useTranslations } from '#ui/translations.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './partner.module.css';
import { bodyOf, draftOf, type ProfileDraft, type TextPart } from './profile-draft.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileTexts } from './profile-texts.tsx';
import { ProviderPreview } from './provider-preview.tsx';
import { useSay } from './say.tsx';
import { useProfile } from './use-partner.ts';
import { useProfileForm } from './use-profile-form.ts';

/** The profile's words and facts, with what travellers will see beside them. */
export function ProfileForm() {
	const t = useTranslations('partner.profile');
	const { callApi, organisation, profile, setProfile } = useProfile();
	const say = useSay();
	const form = useProfileForm();

	async function send(values: ProfileDraft) {
		const answer = await callApi('PUT /api/partners/me/profile', { query: { organisation }, body: bodyOf(values) });
		setProfile(answer);
		form.restart(draftOf(answer));
		say(t('saved'));
	}

	const labelOf = (field: string) => {
		const of = languageOf(field);
		const label = t((field.split('.').at(-1) ?? field) as TextPart | 'languages' | 'foundedYear');
		return of ? `${locales[of].ownName}, ${label}` : label;
	};
	return (
		<div className={styles.editor}>
			<FormFrame
				form={form}
				labelOf={labelOf}
				textOf={(field) => (field === 'texts' ? t('textsNeeded') : undefined)}
				saveLabel={t('save')}
				onSave={() => form.submit({ send })}
			>
				<ProfileTexts form={form} />
				<ProfileFacts form={form} />
			</FormFrame>
			<ProviderPreview draft={form.values} language={form.language} profile={profile} />
		</div>
	);
}
