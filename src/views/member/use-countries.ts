import { useCallback, useEffect, useMemo, useState } from 'react';
import { type CountryNames, loadCountries, sortCountries } from '#i18n/countries.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';

type Loaded = Partial<Record<Locale, CountryNames>>;

/** The countries by their names in the page's language; once asked for, found by their names in all six. */
export function useCountries(locale: Locale) {
	const [names, setNames] = useState<Loaded>({});
	const load = useCallback(async (wanted: readonly Locale[]) => {
		const loaded = await Promise.all(
			wanted.map(async (one) => [one, await loadCountries(one).catch(() => undefined)] as const),
		);
		setNames((before) => ({ ...before, ...Object.fromEntries(loaded.filter(([, list]) => list !== undefined)) }));
	}, []);
	useEffect(() => void load([locale]), [load, locale]);
	const own = names[locale];
	const options = useMemo(() => {
		if (!own) return [];
		const others = allLocales.flatMap((one) => (one === locale ? [] : (names[one] ?? [])));
		return sortCountries(own, locale).map(({ code, name }) => ({
			value: code,
			label: name,
			keywords: others.map((list) => list[code]),
		}));
	}, [own, names, locale]);
	const loadAll = useCallback(() => void load(allLocales), [load]);
	return { options, loadAll };
}
