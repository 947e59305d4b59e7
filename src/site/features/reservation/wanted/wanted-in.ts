import { matchPage } from '#contract/page-address.ts';
import { splitAddress } from '#i18n/address.ts';

/** What somebody was about to reserve when they were asked who they are. */
export type Wanted = { productId: string; search: URLSearchParams };

/** What the way back leads to, where that is a form of a reservation. */
export function wantedIn(next: string | undefined): Wanted | undefined {
	if (next === undefined) return undefined;
	const [address = '', query = ''] = (next.split('#')[0] ?? '').split('?');
	const match = matchPage(splitAddress(address).path);
	const search = new URLSearchParams(query);
	const productId =
		match?.page === 'reserveLink' ? match.params.id : match?.page === 'reservationForm' ? search.get('product') : null;
	return productId ? { productId, search } : undefined;
}
