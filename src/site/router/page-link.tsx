import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { isBuilt, type PageId, type PageParams, pages } from '#contract/pages.ts';
import { joinAddress, splitAddress } from '#i18n/address.ts';
import { isOwnAddress } from './navigation.ts';
import { type RouterValue, useRouter } from './router.tsx';
import { withQuery } from './use-page-address.ts';

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;
type Query = Record<string, string | number | undefined>;
type ParamsProp<Id extends PageId> = keyof PageParams<Id> extends never
	? { params?: undefined }
	: { params: PageParams<Id> };
type Props<Id extends PageId> = { page: Id; query?: Query } & ParamsProp<Id> & Attributes;

export const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * A link to a page of the table, in the language of the page it stands on. A plain <a> until JavaScript is there. Nothing
 * leads to a page that is not built yet.
 */
export function PageLink<Id extends PageId>({ page, params, query, ...attributes }: Props<Id>) {
	const router = useRouter();
	if (!isBuilt(page)) return null;
	const path = params ? pagePath<PageId>(page, params) : pages[page].path;
	const href = withQuery(joinAddress({ code: router.here.code, path }), query);
	return anchor({ router, href, path, attributes });
}

/** A link to any address of our own, without leaving the page. */
export function AddressLink({ href, keepScroll, ...attributes }: Attributes & { href: string; keepScroll?: boolean }) {
	const router = useRouter();
	const { path } = splitAddress(href.split(/[?#]/)[0] ?? '');
	return anchor({ router, href, path, keepScroll, attributes });
}

type Anchor = {
	router: RouterValue;
	href: string;
	path: string;
	keepScroll?: boolean | undefined;
	attributes: Attributes;
};

/** Plain code, not a component in a component: nothing stands on a page more often than links. */
function anchor({ router, href, path, keepScroll = false, attributes }: Anchor) {
	const follow = (event: MouseEvent<HTMLAnchorElement>) => {
		attributes.onClick?.(event);
		if (!isPlainClick(event) || attributes.target || !isOwnAddress(href)) return;
		event.preventDefault();
		router.navigate(href, { keepScroll });
	};
	const warm = () => router.prepare(href);
	return (
		<a
			href={href}
			aria-current={path === router.here.path ? 'page' : undefined}
			{...attributes}
			onClick={follow}
			onPointerEnter={warm}
			onFocus={warm}
		/>
	);
}
