import { joinAddress } from '#i18n/address.ts';
import { useRouter } from './router.tsx';

type Query = Record<string, string | number | undefined>;

export function withQuery(path: string, query?: Query): string {
	if (query === undefined) return path;
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
	return search.size === 0 ? path : `${path}?${search}`;
}

/** Addresses keep the language code of the page they stand on, and none where it has none. */
export function usePageAddress(): (path: string, query?: Query) => string {
	const { code } = useRouter().here;
	return (path, query) => withQuery(joinAddress({ code, path }), query);
}
