import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { locales } from '#i18n/locales.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import styles from './partner.module.css';
import { isWritten, type ProfileDraft, type TextPart } from './profile-draft.ts';
import { profileFieldId } from './profile-field-id.ts';
import type { Faults } from './use-saving.ts';

type Props = {
	draft: ProfileDraft;
	faults: Faults;
	language: ContentLocale;
	onChange: (next: ProfileDraft) => void;
	onLanguage: (locale: ContentLocale) => void;
};

/** Name, trade and introduction, one language at a time. */
export function ProfileTexts({ draft, faults, language, onChange, onLanguage }: Props) {
	const t = useTranslations('partner.profile');
	const words = useTranslations('error.fault');
	const texts = draft.texts[language];
	const field = (part: TextPart) => {
		const name = `texts.${language}.${part}`;
		const fault = faults[name] ?? faults.texts;
		return {
			// Another language is another field: nothing of the one before may linger in it.
			key: name,
			id: profileFieldId(name),
			name,
			lang: locales[language].tag,
			value: texts[part],
			error: fault && words(fault),
			onChange: (event: { target: { value: string } }) =>
				onChange({
					...draft,
					texts: { ...draft.texts, [language]: { ...texts, [part]: event.target.value } },
				}),
		};
	};
	const { key: nameKey, ...name } = field('name');
	const { key: tradeKey, ...trade } = field('trade');
	const { key: introKey, ...intro } = field('intro');
	return (
		<LanguageTabs
			label={t('textLanguages')}
			value={language}
			doneLabel={t('written')}
			isDone={(locale) => isWritten(draft.texts[locale])}
			isWrong={(locale) => Object.keys(faults).some((at) => faults[at] && at.startsWith(`texts.${locale}.`))}
			onChange={onLanguage}
		>
			<div className={styles.stack}>
				<TextField key={nameKey} {...name} label={t('name')} maxLength={80} />
				<TextField key={tradeKey} {...trade} label={t('trade')} hint={t('tradeHint')} maxLength={80} />
				<TextArea
					key={introKey}
					{...intro}
					label={t('intro')}
					hint={t('introHint')}
					rows={6}
					maxLength={2_000}
					countText={(length, max) => t('counter', { length, max })}
				/>
			</div>
		</LanguageTabs>
	);
}
