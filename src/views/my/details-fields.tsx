import { genders } from '#domain/member/member.ts';
import { withoutMarks } from '#domain/member/name.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { DatePartsField } from '#ui/date-parts-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnNameAsked } from '#views/member/use-own-name-asked.ts';
import { CountryField } from './country-field.tsx';
import styles from './details-card.module.css';
import { type DetailsField, detailsFieldId } from './details-draft.ts';
import { isFamilyNameFirst } from './family-name-first.ts';
import type { DetailsFormState } from './use-details-form.ts';

type Props = { form: DetailsFormState; locale: Locale };

export function DetailsFields({ form, locale }: Props) {
	const t = useTranslations('my.details');
	const my = useTranslations('my');
	const { birth, gender, country, ownName } = form.values;
	const common = (field: DetailsField) => ({
		id: detailsFieldId(field),
		label: t(field),
		error: form.errorOf(field),
	});
	return (
		<div className={styles.fields}>
			<NameFields form={form} locale={locale} />
			{useOwnNameAsked(ownName) && (
				<div className={styles.wide}>
					<TextField
						{...form.field('ownName')}
						label={t('ownName')}
						optionalLabel={my('optional')}
						lang={locales[locale].tag}
					/>
				</div>
			)}
			<DatePartsField
				{...common('birth')}
				hint={t('birthHint')}
				order={locale === 'ko' ? 'ymd' : 'dmy'}
				labels={{ year: t('year'), month: t('month'), day: t('day') }}
				defaultValue={birth.on}
				echo={(thai, year) => t('buddhistYear', { thai: String(thai), common: String(year) })}
				onChange={(on, kind) => form.change({ birth: { on, kind } })}
				onBlur={() => form.leave('birth')}
			/>
			<Segmented
				{...common('gender')}
				options={genders.map((value) => ({ value, label: t(value) }))}
				value={gender}
				onChange={(chosen) => form.change({ gender: chosen })}
			/>
			<CountryField
				{...common('country')}
				value={country}
				onChange={(chosen) => form.change({ country: chosen })}
				onBlur={() => form.leave('country')}
			/>
			<TextField
				{...form.field('phone', { tidy: formatPhone })}
				label={t('phone')}
				hint={t('phoneHint')}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
			/>
			<div className={styles.wide}>
				<TextField
					{...form.field('address')}
					label={t('address')}
					optionalLabel={my('optional')}
					autoComplete="street-address"
				/>
			</div>
		</div>
	);
}

const names = ['firstName', 'lastName'] as const;
/** As the passport prints it. */
const asPrinted = (name: string) => withoutMarks(name).trim();

function NameFields({ form, locale }: Props) {
	const t = useTranslations('my.details');
	return (isFamilyNameFirst(locale) ? [...names].reverse() : names).map((field) => (
		<TextField
			key={field}
			{...form.field(field, { tidy: asPrinted })}
			label={t(field)}
			hint={t('nameHint')}
			autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
		/>
	));
}
