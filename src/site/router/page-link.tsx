import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { pagePath } from '#contract/page-address.ts';
import type { PageId, PageParams } from '#contract/pages.ts';
import { splitAddress } from '#i18n/address.ts';
import { isOwnAddress } from './navigation.ts';
import { useRouter } from './router.tsx';
import { usePageAddress } from './use-page-address.ts';

type Query = Record<string, string | number | undefined>;
type ParamsProp<Id extends PageId> = keyof PageParams<Id> extends never
	? { params?: undefined }
	: { params: PageParams<Id> };
type Props<Id extends PageId> = { page: Id; query?: Query } & ParamsProp<Id> &
	Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** A link to a page of the table, in the language of the page it stands on. A plain <a> until JavaScript is there. */
export function PageLink<Id extends PageId>({ page, params, query, ...rest }: Props<Id>) {
	const addressFor = usePageAddress();
	const path = (pagePath as (page: PageId, params?: Record<string, string>) => string)(page, params);
	return <AddressLink href={addressFor(path, query)} {...rest} />;
}

/** A link to any address of our own, without leaving the page. */
export function AddressLink({
	href,
	onClick,
	target,
	keepScroll = false,
	...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; keepScroll?: boolean }) {
	const { location, navigate, prepare } = useRouter();
	const isCurrent = splitAddress(href.split(/[?#]/)[0] ?? '').path === splitAddress(location.pathname).path;
	const follow = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		if (!isPlainClick(event) || target || !isOwnAddress(href)) return;
		event.preventDefault();
		navigate(href, { keepScroll });
	};
	const warm = () => prepare(href);
	return (
		<a
			href={href}
			{...(target && { target })}
			{...(isCurrent && { 'aria-current': 'page' as const })}
			{...rest}
			onClick={follow}
			onPointerEnter={warm}
			onFocus={warm}
		/>
	);
}
