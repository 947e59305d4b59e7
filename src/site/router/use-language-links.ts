import { joinAddress, splitAddress } from '#i18n/address.ts';
import { type Locale, publicLocales } from '#i18n/locales.ts';
import { useRouter } from './router.tsx';

/** The same page and query in each public language; the hash, which no server knows, is added when one follows. With its code, so that it needs no stored choice to be right. */
export function useLanguageLinks(): { locale: Locale; href: string }[] {
	const { location } = useRouter();
	const { path } = splitAddress(location.pathname);
	return publicLocales.map((locale) => ({
		locale,
		href: joinAddress({ code: locale, path }) + location.search,
	}));
}
