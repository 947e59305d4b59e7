import { useMemo } from 'react';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { type CountryNames, loadCountries, sortCountries } from '#i18n/countries.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { Combobox } from '#ui/combobox.tsx';
import type { FieldLook } from '#ui/field-frame.tsx';
import { useLoaded } from '#ui/form/use-loaded.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';

type Props = FieldLook & {
	id: string;
	value: string | undefined;
	onChange: (country: string | undefined) => void;
	onBlur: () => void;
};

/** Names in every language: one types with the keyboard one has. */
async function loadAllNames(): Promise<Record<Locale, CountryNames>> {
	const names = await Promise.all(allLocales.map(async (locale) => [locale, await loadCountries(locale)] as const));
	return Object.fromEntries(names) as Record<Locale, CountryNames>;
}

function optionsIn(names: Record<Locale, CountryNames> | undefined, locale: Locale) {
	if (!names) return [];
	return sortCountries(names[locale], locale).map(({ code, name }) => ({
		value: code,
		label: name,
		keywords: [code, ...allLocales.map((other) => names[other][code as CountryCode])],
	}));
}

export function CountryField({ onChange, ...field }: Props) {
	const t = useTranslations('my.details');
	const locale = useWordsLocale();
	const names = useLoaded(loadAllNames);
	const options = useMemo(() => optionsIn(names, locale), [names, locale]);
	return (
		<Combobox
			{...field}
			name="country"
			options={options}
			placeholder={t('countryPlaceholder')}
			emptyText={t('countryEmpty')}
			openLabel={t('countryOpen')}
			countText={(count) => t('countryCount', { count })}
			autoComplete="country-name"
			isDisabled={!names}
			onChange={(value) => onChange(value)}
		/>
	);
}
