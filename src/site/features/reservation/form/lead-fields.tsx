import { useEffect, useRef } from 'react';
import { genders } from '#domain/member/member.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useCountries } from '#views/member/use-countries.ts';
import { fieldId } from './form-values.ts';
import { BirthField, NameFields } from './person-fields.tsx';
import styles from './reservation-form.module.css';
import { TextInput } from './text-input.tsx';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState };

/** The guest in whose name it is; the member as a rule, but one may reserve for others. */
export function LeadFields({ form }: Props) {
	const t = useTranslations('reservation.guest');
	const { errorOf } = form;
	const { lead } = form.values;
	return (
		<div className={styles.grid}>
			<NameFields form={form} at="lead" isLead />
			<BirthField form={form} at="lead" isLead />
			<Segmented
				id={fieldId('lead.gender')}
				name="lead.gender"
				label={t('gender')}
				error={errorOf('lead.gender')}
				options={genders.map((value) => ({ value, label: t(value) }))}
				value={genders.find((one) => one === lead.gender)}
				onChange={(gender) => form.set('lead.gender', gender)}
			/>
			<CountryField form={form} />
		</div>
	);
}

function CountryField({ form }: Props) {
	const t = useTranslations('reservation.form');
	const guest = useTranslations('reservation.guest');
	const { options, loadAll } = useCountries(useLocale());
	const { errorOf } = form;
	const typed = useRef('');
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the field inside is used
		<div onFocus={loadAll}>
			<Combobox
				id={fieldId('lead.country')}
				name="lead.country"
				label={guest('country')}
				error={errorOf('lead.country')}
				options={options}
				value={form.values.lead.country || undefined}
				placeholder={t('countryPlaceholder')}
				emptyText={t('countryEmpty')}
				openLabel={t('countryOpen')}
				countText={(count) => t('countryCount', { count })}
				autoComplete="country-name"
				onChange={(country, text) => {
					typed.current = text;
					form.set('lead.country', country ?? '');
				}}
				onBlur={() => form.leaveFilled('lead.country', typed.current)}
			/>
		</div>
	);
}

/** Where news of this reservation goes. */
export function ReachFields({ form }: Props) {
	const t = useTranslations('reservation.form');
	const guest = useTranslations('reservation.guest');
	const phone = form.text('lead.phone');
	const tidied = (text: string) => {
		const number = form.checks?.parsePhone(text, form.values.lead.country);
		return number ? formatPhone(number) : text;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was left before the checks were here is tidied once they are
	useEffect(() => {
		if (document.activeElement?.id !== fieldId('lead.phone') && tidied(phone) !== phone)
			form.set('lead.phone', tidied(phone));
	}, [form.checks]);
	return (
		<div className={styles.grid}>
			<TextInput
				form={form}
				field="lead.email"
				label={guest('email')}
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="off"
				spellCheck={false}
				maxLength={254}
			/>
			<TextInput
				form={form}
				field="lead.phone"
				label={guest('phone')}
				hint={t('phoneHint')}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				maxLength={30}
				tidy={tidied}
			/>
		</div>
	);
}
