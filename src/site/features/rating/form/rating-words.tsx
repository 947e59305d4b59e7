import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { ratingTextLength } from '#domain/rating/rating.ts';
import { formatNumber } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './rating-form.module.css';
import type { RatingFormState } from './use-rating-form.ts';

/** The words themselves, and the language they are in: readers choose by it. */
export function RatingWords({ form, isHealth }: { form: RatingFormState; isHealth: boolean }) {
	const t = useTranslations('rating.form');
	const locale = useLocale();
	const { values, change } = form;
	const { min, max } = ratingTextLength;
	return (
		<div className={styles.words}>
			<TextArea
				{...form.field('text')}
				label={t('text')}
				optionalLabel={t('anyLanguage')}
				hint={t(isHealth ? 'textHintHealth' : 'textHint', { min })}
				rows={6}
				maxLength={max}
				lang={locales[values.language].tag}
				countText={(length, most) => `${formatNumber(length, locale)} / ${formatNumber(most, locale)}`}
			/>
			<Select
				name="language"
				label={t('language')}
				isLabelShown
				value={values.language}
				options={contentLocales.map((value) => ({ value, label: locales[value].ownName }))}
				onChange={(language: ContentLocale) => change({ language })}
			/>
		</div>
	);
}
