import { pagePath } from '#contract/page-address.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { type ListChoices, queryOf } from './list-choices.ts';

export type Change = Partial<ListChoices>;
export type Apply = (change: Change, options?: { replace?: boolean }) => void;

/** Addresses of the same list with something chosen otherwise; each starts at the first page of its results. */
export function useListNavigation(
	area: AreaSlug,
	choices: ListChoices,
): { hrefOf: (change: Change) => string; apply: Apply } {
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const hrefOf = (change: Change) => {
		const query = queryOf({ ...choices, cursor: undefined, ...change });
		return addressFor(pagePath('productList', { area }), query).replaceAll('%2C', ',');
	};
	return { hrefOf, apply: (change, options) => navigate(hrefOf(change), { ...options, keepScroll: true }) };
}
