import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { PageId } from '#contract/pages.ts';
import { joinAddress, splitAddress } from '#i18n/address.ts';
import { type PageLinkProps, pathTo, withQuery } from '#views/page-link.tsx';
import { isOwnAddress } from './navigation.ts';
import { type RouterValue, useRouter } from './router.tsx';

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

export const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * A link to a page of the table, in the language of the page it stands on. A plain <a> until JavaScript is there. Nothing
 * leads to a page that is not built yet.
 */
export function PageLink<Id extends PageId>({ page, params, query, ...attributes }: PageLinkProps<Id>) {
	const router = useRouter();
	const path = pathTo(page, params);
	if (path === undefined) return null;
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
