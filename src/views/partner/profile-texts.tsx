import { locales } from '#i18n/locales.ts';
import { LanguageTabs } from '#ui/form/language-tabs.tsx';
import { useFaultText } from '#ui/form/use-fault-text.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './partner.module.css';
import type { TextPart } from './profile-draft.ts';
import type { ProfileFormState } from './use-profile-form.ts';

/** Name, trade and introduction, one language at a time. */
export function ProfileTexts({ form }: { form: ProfileFormState }) {
	const t = useTranslations('partner.profile');
	const words = useFaultText();
	const { language, faults } = form;
	const field = (part: TextPart) => {
		const name = `texts.${language}.${part}`;
		return { ...form.field(name), lang: locales[language].tag, error: words(faults[name] ?? faults.texts) };
	};
	return (
		<LanguageTabs
			label={t('textLanguages')}
			value={language}
			doneLabel={t('written')}
			texts={form.values.texts}
			faults={faults}
			onChange={form.setLanguage}
		>
			{/* Another language is another field: nothing of the one before may linger in it. */}
			<div key={language} className={styles.stack}>
				<TextField {...field('name')} label={t('name')} maxLength={80} />
				<TextField {...field('trade')} label={t('trade')} hint={t('tradeHint')} maxLength={80} />
				<TextArea
					{...field('intro')}
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
