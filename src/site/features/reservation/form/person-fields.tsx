import { useState } from 'react';
import { withoutMarks } from '#domain/member/name.ts';
import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { DatePartsField } from '#ui/date-parts-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type FormField, fieldId } from './form-values.ts';
import styles from './reservation-form.module.css';
import { TextInput } from './text-input.tsx';
import type { FormFields } from './use-reservation-form.ts';

/** `lead`, or `travellers.0`. */
type Props = { form: FormFields; at: FormField; isLead?: boolean };

const names = ['firstName', 'lastName'] as const;

/** Vietnamese and Koreans write the family's name first, and their forms ask for it first. */
const namesIn = (locale: Locale) => (locale === 'vn' || locale === 'ko' ? [...names].reverse() : names);

const asInPassport = (text: string) => withoutMarks(text).replace(/\s+/g, ' ').trim();

export function NameFields({ form, at, isLead = false }: Props) {
	const t = useTranslations('reservation.guest');
	const [mended, setMended] = useState<Record<string, string>>({});
	const hintOf = (field: FormField, isFirst: boolean) => {
		const plain = mended[field];
		if (plain !== undefined && plain === form.text(field))
			return (
				<span className={styles.told} role="status">
					{t('marksOff', { name: plain })}
				</span>
			);
		return isFirst && isLead ? t('nameHint') : undefined;
	};
	return namesIn(useLocale()).map((name, order) => {
		const field = `${at}.${name}`;
		return (
			<TextInput
				key={name}
				form={form}
				field={field}
				label={t(name)}
				hint={hintOf(field, order === 0)}
				autoComplete={isLead ? (name === 'firstName' ? 'given-name' : 'family-name') : 'off'}
				autoCapitalize="words"
				spellCheck={false}
				maxLength={60}
				tidy={(text) => {
					const plain = asInPassport(text);
					if (plain !== text.trim()) setMended((before) => ({ ...before, [field]: plain }));
					return plain;
				}}
			/>
		);
	});
}

export function BirthField({ form, at, isLead = false }: Props) {
	const t = useTranslations('reservation.guest');
	const faults = useTranslations('error.fault');
	const locale = useLocale();
	const { errorOf } = form;
	const field = `${at}.birthOn`;
	/** Complete, but no day of the calendar: known only here, since no date comes of it. */
	const [isImpossible, setIsImpossible] = useState(false);
	const [isTouched, setIsTouched] = useState(false);
	const error = isImpossible && (isTouched || errorOf(field)) ? faults('date-wrong') : errorOf(field);
	return (
		<DatePartsField
			// What was kept comes after the first rendering.
			key={String(form.isRestored)}
			id={fieldId(field)}
			label={t('birthOn')}
			error={error}
			order={locale === 'ko' ? 'ymd' : 'dmy'}
			labels={{ year: t('year'), month: t('month'), day: t('day') }}
			defaultValue={form.text(field)}
			autoComplete={isLead ? 'bday' : 'off'}
			echo={(buddhist, common) => t('birthEcho', { buddhist: String(buddhist), common: String(common) })}
			onChange={(on, kind) => {
				setIsImpossible(kind === 'impossible');
				form.set(field, on ?? '');
			}}
			onBlur={() => {
				setIsTouched(true);
				form.leaveFilled(field, form.text(field));
			}}
		/>
	);
}
