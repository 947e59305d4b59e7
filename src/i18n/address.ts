import { isPublicLocale, type Locale } from './locales.ts';

/** An address with its route-level language code apart: /ru/travel is { code: 'ru', path: '/travel' }. */
export type LocalAddress = { code: Locale | undefined; path: string };

export function splitAddress(pathname: string): LocalAddress {
	const [, first, ...rest] = pathname.split('/');
	if (!isPublicLocale(first)) return { code: undefined, path: pathname };
	return { code: first, path: `/${rest.join('/')}` };
}

export function joinAddress({ code, path }: LocalAddress): string {
	if (code === undefined) return path;
	return path === '/' ? `/${code}` : `/${code}${path}`;
}
