import type { ReactNode } from 'react';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { ibanUse } from '#domain/refund/iban.ts';
import { accountLimits, bankCodeOf, fieldsOf, isAbroad } from '#domain/refund/refund-account.ts';
import { Combobox } from '#ui/combobox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useAllCountries } from '../member/use-all-countries.ts';
import type { AccountForm } from './use-account-form.ts';

type Props = { form: AccountForm };

/** An account as its bank has it: what is asked for follows from the country the bank is in. */
export function AccountFields({ form }: Props) {
	const { country } = form.values;
	return (
		<>
			<BankCountry form={form} />
			{country !== '' && <Rest form={form} country={country} />}
		</>
	);
}

function Rest({ form, country }: Props & { country: CountryCode }) {
	const t = useTranslations('refund.form');
	const where = isAbroad(country) ? 'abroad' : 'home';
	const code = bankCodeOf(country);
	const fields: Record<string, ReactNode> = {
		bank: <TextField {...form.field('bank')} label={t('bank')} hint={t(`bankHint.${where}`)} {...plain('bank')} />,
		holder: (
			<TextField {...form.field('holder')} label={t('holder')} hint={t(`holderHint.${where}`)} {...plain('holder')} />
		),
		number: (
			<TextField
				{...form.field('number')}
				label={t(`number.${ibanUse(country)}`)}
				hint={t(`numberHint.${where === 'home' ? 'home' : ibanUse(country)}`)}
				{...plain('number')}
				{...(where === 'home' && { inputMode: 'numeric' })}
			/>
		),
		bic: <TextField {...form.field('bic')} label={t('bic')} hint={t('bicHint')} {...plain('bic')} />,
		code: code && (
			<TextField {...form.field('code')} label={t('code', { name: code })} hint={t('codeHint')} {...plain('code')} />
		),
		address: (
			<TextField {...form.field('address')} label={t('address')} hint={t('addressHint')} {...plain('address')} />
		),
	};
	return fieldsOf(country).map((name) => <Line key={name}>{fields[name]}</Line>);
}

const Line = ({ children }: { children: ReactNode }) => children;

/** Nothing of it is a machine's to fill in, to spell or to turn into capitals. */
const plain = (name: keyof typeof accountLimits) =>
	({ autoComplete: 'off', spellCheck: false, autoCapitalize: 'off', maxLength: accountLimits[name] }) as const;

function BankCountry({ form }: Props) {
	const t = useTranslations('refund.form');
	const { options, areHere } = useAllCountries();
	return (
		<Combobox
			id={form.idOf('country')}
			name="country"
			label={t('country')}
			hint={t('countryHint')}
			error={form.errorOf('country')}
			options={options}
			value={form.values.country || undefined}
			placeholder={t('countryPlaceholder')}
			emptyText={t('countryEmpty')}
			openLabel={t('countryOpen')}
			countText={(count) => t('countryCount', { count })}
			autoComplete="off"
			isDisabled={!areHere}
			onChange={(value) => form.change({ country: (value as CountryCode | undefined) ?? '' })}
			onBlur={() => form.leave('country')}
		/>
	);
}
