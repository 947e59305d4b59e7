import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { DatePartsField } from '#ui/date-parts-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { joinFieldId } from './join-values.ts';
import type { JoinFormState } from './use-join-form.ts';

/** The order in which people say a date. */
const orderIn = (locale: Locale) => (locale === 'ko' ? 'ymd' : 'dmy');

export function BirthField({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.join');
	const words = useTranslations('error');
	/** Complete, but no day of the calendar: known only here, since no date comes of it. */
	const [isImpossible, setIsImpossible] = useState(false);
	const [isTouched, setIsTouched] = useState(false);
	const error =
		isImpossible && (isTouched || form.errorOf('birthOn')) ? words('fault.date-wrong') : form.errorOf('birthOn');
	return (
		<DatePartsField
			// What was kept comes after the first rendering.
			key={String(form.isRestored)}
			id={joinFieldId('birthOn')}
			label={t('birth')}
			hint={t('birthHint')}
			error={error}
			order={orderIn(useWordsLocale())}
			labels={{ year: t('year'), month: t('month'), day: t('day') }}
			defaultValue={form.values.birthOn}
			echo={(buddhist, common) => t('birthEcho', { buddhist: String(buddhist), common: String(common) })}
			onChange={(on, kind) => {
				setIsImpossible(kind === 'impossible');
				form.change({ birthOn: on ?? '' });
			}}
			onBlur={() => {
				setIsTouched(true);
				form.leaveFilled('birthOn', form.values.birthOn);
			}}
		/>
	);
}
