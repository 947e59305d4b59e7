/** Where the visitor is. `key` names one entry of the browser's history; its scroll position is kept under it. */
export type SiteLocation = {
	pathname: string;
	search: string;
	hash: string;
	key: string;
	isReturn: boolean;
	/** Whether its address lays something over the page of the entry beneath, which Back shows alone. */
	isLaid?: boolean | undefined;
	/** Set where another choice was made on the same page: the key of the entry whose screen goes on being shown. */
	screen?: string;
};

/** In the address while the wish list lies over a page. */
export const wishesParam = 'wishes';

/** In the address while a provider's profile lies over a page; a list of products chooses by it, and stays as well. */
export const providerParam = 'provider';

/** The same place but for what lies over it: its screen stays, with whatever was typed into it. */
export function isSamePage(a: SiteLocation, b: SiteLocation): boolean {
	const under = ({ pathname, search }: SiteLocation) => {
		const query = new URLSearchParams(search);
		query.delete(wishesParam);
		query.delete(providerParam);
		return `${pathname}?${query}`;
	};
	return a.search !== b.search && under(a) === under(b);
}

export const screenOf = ({ screen, key }: SiteLocation): string => screen ?? key;

/** Only addresses of our own: a path, never another host in disguise (`//host`, `/\host`). */
export const isOwnAddress = (address: string | null | undefined): address is string =>
	typeof address === 'string' && /^\/(?![/\\])/.test(address) && !/[\\\n\r\t]/.test(address);

export function locationOf(address: string, key: string, isReturn: boolean): SiteLocation {
	const { pathname, search, hash } = new URL(address, 'http://localhost');
	return { pathname, search, hash, key, isReturn };
}

export const addressOf = ({ pathname, search, hash }: SiteLocation): string => pathname + search + hash;
