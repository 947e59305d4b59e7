/** What the worker is asked for. */
export type Asked = { method: string; mode: string; destination: string; url: string };

/**
 * `document` and `call`: from the network, and what was kept where it fails. `built`: named after its content, so what is
 * kept serves as well. `picture`: as the first two, in any size that is kept. Everything else is none of the worker's business.
 */
export type RequestKind = 'document' | 'call' | 'built' | 'picture' | 'other';

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const isCall = new RegExp(
	`^/api/(members/me|profile|voucher-key|desk/voucher-products|trips|waiting|calendar|errands|reservations(/${uuid}(/voucher)?)?)$`,
	'i',
);

/** Files, not pages, also where one follows a link to them. */
const isNoPage = /^\/(?:api|assets)\/|^\/(?:sw\.js|manifest\.webmanifest|robots\.txt|sitemap\.xml|healthz|readyz)$/;

export function requestKind({ method, mode, destination, url }: Asked, origin: string): RequestKind {
	const { origin: asked, pathname } = new URL(url);
	// Whatever changes something is never answered from memory.
	if (method !== 'GET' || asked !== origin) return 'other';
	if (mode === 'navigate') return isNoPage.test(pathname) ? 'other' : 'document';
	if (pathname.startsWith('/assets/app/')) return 'built';
	if (destination === 'image') return 'picture';
	return isCall.test(pathname) ? 'call' : 'other';
}
