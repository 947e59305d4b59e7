import { joinAddress, splitAddress } from '#i18n/address.ts';
import { defaultLocale, isPublicLocale, type Locale } from '#i18n/locales.ts';

/** Links to our own pages in the reader's language; whoever opens one on a new device reads on in it. */
export function localLinks<Data extends Record<string, string | number>>(
	data: Data,
	{ origin, locale }: { origin: string; locale: Locale },
): Data {
	const localise = (value: string | number) => {
		if (typeof value !== 'string' || !value.startsWith(`${origin}/`)) return value;
		const { pathname, search } = new URL(value);
		const { code, path } = splitAddress(pathname);
		// The console has its own choice of language.
		if (path.startsWith('/console')) return value;
		if (code !== undefined || locale === defaultLocale || !isPublicLocale(locale)) return value;
		return origin + joinAddress({ code: locale, path }) + search;
	};
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, localise(value)])) as Data;
}
