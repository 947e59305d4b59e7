import { useEffect, useState } from 'react';
import { type CountryNames, loadCountries } from '#i18n/countries.ts';
import { useWordsLocale } from '#ui/translations.tsx';

/** The names of countries, fetched after the page stands; until then their codes do. */
export function useCountryNames(): Partial<CountryNames> {
	const locale = useWordsLocale();
	const [names, setNames] = useState<Partial<CountryNames>>({});
	useEffect(() => {
		let isLeft = false;
		loadCountries(locale).then(
			(loaded) => !isLeft && setNames(loaded),
			() => undefined,
		);
		return () => {
			isLeft = true;
		};
	}, [locale]);
	return names;
}
