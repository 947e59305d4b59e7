import { useMemo } from 'react';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { type CountryNames, loadCountries, sortCountries } from '#i18n/countries.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { useLoaded } from '#ui/form/use-loaded.ts';
import { useWordsLocale } from '#ui/translations.tsx';

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

/** For a field that is shown when it is about to be filled in: every country, found by its code and all its names. */
export function useAllCountries() {
	const locale = useWordsLocale();
	const names = useLoaded(loadAllNames);
	const options = useMemo(() => optionsIn(names, locale), [names, locale]);
	return { options, areHere: names !== undefined };
}
