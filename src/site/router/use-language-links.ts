import { useSyncExternalStore } from 'react';
import { joinAddress } from '#i18n/address.ts';
import { type Locale, publicLocales } from '#i18n/locales.ts';
import { useRouter } from './router.tsx';

const never = () => () => undefined;

/** The same page and query in each public language. With its code, so that it needs no stored choice to be right. */
export function useLanguageLinks(): { locale: Locale; href: string }[] {
	const {
		location,
		here: { path },
	} = useRouter();
	// No server is told the part after the #: the first rendering must do without it as well.
	const hash = useSyncExternalStore(
		never,
		() => location.hash,
		() => '',
	);
	return publicLocales.map((locale) => ({
		locale,
		href: joinAddress({ code: locale, path }) + location.search + hash,
	}));
}
