import type { CountryCode } from '#domain/country/country-codes.ts';
import { useCountryNames } from '#views/rating/use-country-names.ts';

/** A country as people say it; nobody on the telephone says KZ. */
export function useCountryName(): (code: string | null) => string | null {
	const names = useCountryNames();
	return (code) => code && (names[code as CountryCode] ?? code);
}
