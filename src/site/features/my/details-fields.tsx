import { genders } from '#domain/member/member.ts';
import { withoutMarks } from '#domain/member/name.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { useOwnNameAsked } from '#site/parts/member/use-own-name-asked.ts';
import { DatePartsField } from '#ui/date-parts-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CountryField } from './country-field.tsx';
import styles from './details-card.module.css';
import type { DetailsDraft, DetailsField } from './details-draft.ts';
import { isFamilyNameFirst } from './family-name-first.ts';
import { type Faults, useFaultText } from './use-saving.ts';

export const detailsFieldId = (field: DetailsField) => `my-${field}`;

type Props = {
	draft: DetailsDraft;
	locale: Locale;
	faults: Faults<DetailsField>;
	onChange: (part: Partial<DetailsDraft>) => void;
	onLeave: (field: DetailsField) => void;
};

export function DetailsFields(props: Props) {
	const { draft, locale, faults, onChange, onLeave } = props;
	const t = useTranslations('my.details');
	const my = useTranslations('my');
	const faultText = useFaultText();
	const common = (field: DetailsField) => ({
		id: detailsFieldId(field),
		label: t(field),
		error: faultText(faults[field]),
	});
	return (
		<div className={styles.fields}>
			<NameFields {...props} />
			{useOwnNameAsked(draft.ownName) && (
				<div className={styles.wide}>
					<TextField
						{...common('ownName')}
						optionalLabel={my('optional')}
						lang={locales[locale].tag}
						value={draft.ownName}
						onChange={(event) => onChange({ ownName: event.target.value })}
						onBlur={() => onLeave('ownName')}
					/>
				</div>
			)}
			<DatePartsField
				{...common('birth')}
				hint={t('birthHint')}
				order={locale === 'ko' ? 'ymd' : 'dmy'}
				labels={{ year: t('year'), month: t('month'), day: t('day') }}
				defaultValue={draft.birth.on}
				echo={(thai, year) => t('buddhistYear', { thai: String(thai), common: String(year) })}
				onChange={(on, kind) => onChange({ birth: { on, kind } })}
				onBlur={() => onLeave('birth')}
			/>
			<Segmented
				{...common('gender')}
				options={genders.map((value) => ({ value, label: t(value) }))}
				value={draft.gender}
				onChange={(gender) => onChange({ gender })}
			/>
			<CountryField
				{...common('country')}
				value={draft.country}
				onChange={(country) => onChange({ country })}
				onBlur={() => onLeave('country')}
			/>
			<TextField
				{...common('phone')}
				hint={t('phoneHint')}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				value={draft.phone}
				onChange={(event) => onChange({ phone: event.target.value })}
				onBlur={() => {
					const phone = formatPhone(draft.phone);
					if (phone !== draft.phone) onChange({ phone });
					onLeave('phone');
				}}
			/>
			<div className={styles.wide}>
				<TextField
					{...common('address')}
					optionalLabel={my('optional')}
					autoComplete="street-address"
					value={draft.address}
					onChange={(event) => onChange({ address: event.target.value })}
					onBlur={() => onLeave('address')}
				/>
			</div>
		</div>
	);
}

const names = ['firstName', 'lastName'] as const;

function NameFields({ draft, locale, faults, onChange, onLeave }: Props) {
	const t = useTranslations('my.details');
	const faultText = useFaultText();
	return (isFamilyNameFirst(locale) ? [...names].reverse() : names).map((field) => (
		<TextField
			key={field}
			id={detailsFieldId(field)}
			label={t(field)}
			hint={t('nameHint')}
			error={faultText(faults[field])}
			autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
			value={draft[field]}
			onChange={(event) => onChange({ [field]: event.target.value })}
			onBlur={() => {
				// As the passport prints it.
				const name = withoutMarks(draft[field]).trim();
				if (name !== draft[field]) onChange({ [field]: name });
				onLeave(field);
			}}
		/>
	));
}
