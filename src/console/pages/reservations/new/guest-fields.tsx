import { useState } from 'react';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { genders } from '#domain/member/member.ts';
import { withoutMarks } from '#domain/member/name.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { Card } from '#ui/card.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { DatePartsField } from '#ui/date-parts-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useCountries } from '#views/member/use-countries.ts';
import { useConsoleLocale } from '../../../viewer.tsx';
import styles from './taken.module.css';
import { namedTravellers } from './taken-values.ts';
import type { TakenState } from './use-taken-form.ts';

type Props = { form: TakenState };

const names = ['lastName', 'firstName'] as const;
const asInPassport = (text: string) => withoutMarks(text).replace(/\s+/g, ' ').trim();

/** Who it is for, as they tell it on the telephone: name, number, country and language; the rest where it matters. */
export function GuestFields({ form }: Props) {
	const t = useTranslations('console.taken');
	const guest = useTranslations('reservation.guest');
	const spoken = useTranslations('reservation.spoken');
	const optional = useTranslations('reservation.form')('optional');
	const { kind, product, values } = form;
	const isBirthAsked = kind.names === 'each' || product.price.fromAge !== undefined;
	const tidied = (text: string) => {
		const number = form.checks?.parsePhone(text, values.lead.country);
		return number ? formatPhone(number) : text;
	};
	return (
		<Card title={t('guest')}>
			<div className={styles.grid}>
				{names.map((name, order) => (
					<TextField
						key={name}
						{...form.field(`lead.${name}`, { tidy: asInPassport })}
						label={guest(name)}
						hint={order === 0 ? guest('nameHint') : undefined}
						autoComplete="off"
						spellCheck={false}
						maxLength={60}
					/>
				))}
				<CountryField form={form} />
				<TextField
					{...form.field('lead.phone', { tidy: tidied })}
					label={guest('phone')}
					hint={t('phoneHint')}
					type="tel"
					autoComplete="off"
					maxLength={30}
				/>
				<Select
					id={form.idOf('language')}
					name="language"
					label={t('language')}
					isLabelShown
					hint={t('languageHint')}
					value={values.language}
					options={contentLocales.map((value) => ({ value, label: spoken(value) }))}
					onChange={(language) => form.set('language', language)}
				/>
				<TextField
					{...form.field('lead.email')}
					label={guest('email')}
					optionalLabel={values.pays === 'usual' ? undefined : optional}
					hint={t('emailHint')}
					type="email"
					autoComplete="off"
					maxLength={254}
				/>
				<BirthField form={form} at="lead" optionalLabel={isBirthAsked ? undefined : optional} />
				<Segmented
					id={form.idOf('lead.gender')}
					name="lead.gender"
					label={guest('gender')}
					optionalLabel={optional}
					error={form.errorOf('lead.gender')}
					options={genders.map((value) => ({ value, label: guest(value) }))}
					value={genders.find((one) => one === values.lead.gender)}
					onChange={(gender) => form.set('lead.gender', gender)}
				/>
				{(kind.isPassportNeeded || values.passport !== '') && (
					<TextField {...form.field('passport')} label={t('passport')} autoComplete="off" maxLength={20} />
				)}
			</div>
			<Travellers form={form} />
			<TextArea
				{...form.field('contents')}
				label={t('contents')}
				optionalLabel={optional}
				hint={t('contentsHint')}
				maxLength={5_000}
				rows={3}
			/>
		</Card>
	);
}

function Travellers({ form }: Props) {
	const guest = useTranslations('reservation.guest');
	return namedTravellers(form.values, form.kind, form.order).map((_, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a place in the party is all that they are known by
		<fieldset key={at} className={styles.traveller}>
			<legend>{guest('traveller', { number: at + 2 })}</legend>
			<div className={styles.grid}>
				{names.map((name) => (
					<TextField
						key={name}
						{...form.field(`travellers.${at}.${name}`, { tidy: asInPassport })}
						label={guest(name)}
						autoComplete="off"
						maxLength={60}
					/>
				))}
				<BirthField form={form} at={`travellers.${at}`} />
			</div>
		</fieldset>
	));
}

function BirthField({ form, at, optionalLabel }: Props & { at: string; optionalLabel?: string | undefined }) {
	const t = useTranslations('reservation.guest');
	const faults = useTranslations('error.fault');
	const locale = useConsoleLocale();
	const field = `${at}.birthOn`;
	/** Complete, but no day of the calendar: known only here, since no date comes of it. */
	const [isImpossible, setIsImpossible] = useState(false);
	return (
		<DatePartsField
			// What was kept comes after the first rendering.
			key={String(form.isRestored)}
			id={form.idOf(field)}
			label={t('birthOn')}
			optionalLabel={optionalLabel}
			error={isImpossible ? faults('date-wrong') : form.errorOf(field)}
			order={locale === 'ko' ? 'ymd' : 'dmy'}
			labels={{ year: t('year'), month: t('month'), day: t('day') }}
			defaultValue={form.text(field)}
			autoComplete="off"
			echo={(buddhist, common) => t('birthEcho', { buddhist: String(buddhist), common: String(common) })}
			onChange={(on, kind) => {
				setIsImpossible(kind === 'impossible');
				form.set(field, on ?? '');
			}}
			onBlur={() => form.leaveFilled(field, form.text(field))}
		/>
	);
}

function CountryField({ form }: Props) {
	const t = useTranslations('reservation.form');
	const guest = useTranslations('reservation.guest');
	const { options, loadAll } = useCountries(useConsoleLocale());
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the field inside is used
		<div onFocus={loadAll}>
			<Combobox
				id={form.idOf('lead.country')}
				name="lead.country"
				label={guest('country')}
				error={form.errorOf('lead.country')}
				options={options}
				value={form.values.lead.country || undefined}
				placeholder={t('countryPlaceholder')}
				emptyText={t('countryEmpty')}
				openLabel={t('countryOpen')}
				countText={(count) => t('countryCount', { count })}
				onChange={(country) => form.set('lead.country', country ?? '')}
			/>
		</div>
	);
}
