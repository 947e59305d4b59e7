import { matchPage, pagePath } from '#contract/page-address.ts';
import { pages } from '#contract/pages.ts';
import { admit, type Viewer } from '#domain/member/access.ts';
import { joinAddress, splitAddress } from '#i18n/address.ts';
import { withQuery } from '#views/page-link.tsx';
import { locationOf } from './router/navigation.ts';

/** Where a visitor is sent who has to log in first, with the way back. */
export function loginAddress(address: string): string {
	const { code } = splitAddress(locationOf(address, '', false).pathname);
	return withQuery(joinAddress({ code, path: pagePath('login') }), { next: address });
}

/** The address itself, or the login page for a page that needs it; undefined for the console, a front of its own. */
export function guardedAddress(address: string, viewer: Viewer | null): string | undefined {
	const match = matchPage(splitAddress(locationOf(address, '', false).pathname).path);
	if (!match) return address;
	const admission = admit(pages[match.page].access, viewer);
	if (admission === 'login-required') return loginAddress(address);
	return match.page === 'console' && admission === 'admitted' ? undefined : address;
}
