import { consoleDoors, consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { joinAddress, splitAddress } from '#i18n/address.ts';
import { defaultLocale, isPublicLocale, type Locale } from '#i18n/locales.ts';

/** What the console has of the site's pages, for readers of a language that only the console speaks. */
const inConsole: Partial<Record<string, string>> = {
	[pagePath('login')]: consoleDoors.login,
	[pagePath('join')]: consoleDoors.join,
	[pagePath('forgot')]: consoleDoors.forgot,
	[pagePath('myInformation')]: consolePages.information.path,
};

/** Links to our own pages in the reader's language; whoever opens one on a new device reads on in it. */
export function localLinks<Data extends Record<string, string | number>>(
	data: Data,
	{ origin, locale }: { origin: string; locale: Locale },
): Data {
	const localise = (value: string | number) => {
		if (typeof value !== 'string' || !value.startsWith(`${origin}/`)) return value;
		const { pathname, search, hash } = new URL(value);
		const { code, path } = splitAddress(pathname);
		// The console has its own choice of language.
		if (path.startsWith('/console')) return value;
		if (!isPublicLocale(locale)) return origin + (inConsole[path] ?? pathname) + search + hash;
		if (code !== undefined || locale === defaultLocale) return value;
		return origin + joinAddress({ code: locale, path }) + search + hash;
	};
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, localise(value)])) as Data;
}
