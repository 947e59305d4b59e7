import { joinAddress } from './address.ts';
import { defaultLocale, locales, publicLocales } from './locales.ts';

/** The same page in its five languages, and where others go: the address without a code is the English one. */
export function alternates(path: string): { tag: string; href: string }[] {
	const siblings = publicLocales.map((locale) => ({
		tag: locales[locale].tag as string,
		href: joinAddress({ code: locale === defaultLocale ? undefined : locale, path }),
	}));
	return [...siblings, { tag: 'x-default', href: path }];
}
