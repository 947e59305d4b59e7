import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { isBuilt, type PageId, type PageParams, pages } from '#contract/pages.ts';

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;
type Query = Record<string, string | number | undefined>;
type ParamsProp<Id extends PageId> = keyof PageParams<Id> extends never
	? { params?: undefined }
	: { params: PageParams<Id> };
type Target<Id extends PageId> = { page: Id; query?: Query } & ParamsProp<Id>;
export type PageLinkProps<Id extends PageId> = Target<Id> & Attributes;

/** How a front leads to a page of the site: without leaving the document, or out of it. */
type LinkTo = <Id extends PageId>(props: PageLinkProps<Id>) => ReactNode;

export function withQuery(path: string, query?: Query): string {
	if (query === undefined) return path;
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
	return search.size === 0 ? path : `${path}?${search}`;
}

/** A page's path, without a language; undefined while it is not built: nothing leads there. */
export const pathTo = <Id extends PageId>(page: Id, params: PageParams<Id> | undefined): string | undefined => {
	if (!isBuilt(page)) return undefined;
	return params ? pagePath<PageId>(page, params) : pages[page].path;
};

function PlainLink<Id extends PageId>({ page, params, query, ...attributes }: PageLinkProps<Id>) {
	const path = pathTo(page, params);
	return path !== undefined && <a href={withQuery(path, query)} {...attributes} />;
}

/** Given by each front. Where none is, a link is a plain one. */
export const LinkContext = createContext<LinkTo>(PlainLink);

/** A link to a page of the site, as the front around it follows links. */
export function PageLink<Id extends PageId>(props: PageLinkProps<Id>) {
	// What is asked of the props is asked above; the compiler cannot compare two types that wait for an Id.
	const Link = useContext(LinkContext) as (props: object) => ReactNode;
	return <Link {...(props as object)} />;
}
