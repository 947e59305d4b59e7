import { joinAddress } from '#i18n/address.ts';
import { withQuery } from '#views/page-link.tsx';
import { useRouter } from './router.tsx';

type Query = Record<string, string | number | undefined>;

/** Addresses keep the language code of the page they stand on, and none where it has none. */
export function usePageAddress(): (path: string, query?: Query) => string {
	const { code } = useRouter().here;
	return (path, query) => withQuery(joinAddress({ code, path }), query);
}
