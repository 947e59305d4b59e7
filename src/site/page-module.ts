import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';

/** What a screen is told about where it stands. */
export type PageContext = { params: Record<string, string>; search: URLSearchParams; locale: Locale; callApi: CallApi };

/** The options of one query, whatever its data: what `queryOptions()` returns. */
// biome-ignore lint/suspicious/noExplicitAny: the data's type differs from query to query and is not needed here
export type AnyQuery = any;

/** Something over a page: where it is not there the address is 404, and where it fails the page still stands. */
export type OverPage = {
	query: AnyQuery;
	/** Source files that show it, so that their styles stand in the document. */
	files: string[];
	/** The tab is called after it. */
	title: (client: QueryClient) => string | undefined;
};

/** What a file in pages/ exports. */
export type PageModule = {
	default: ComponentType;
	/** The data it shows, so that it can be fetched before the screen is there. */
	queries?: (context: PageContext) => AnyQuery[];
	/** Whether this address is of one thing although its path has no id: then it is 404 where the thing is not. */
	isOfOne?: (context: PageContext) => boolean;
	/** What this address lays over the page, where it does. The server's alone: in the browser it comes by itself. */
	over?: ((context: PageContext) => Promise<OverPage | undefined>) | undefined;
	/** Source files besides its own that show this address, so that their styles stand in the document. */
	files?: (context: PageContext, client: QueryClient) => string[];
	/** Source files that the server's HTML shows and whose scripts come after the page's: only their styles are named. */
	lateFiles?: readonly string[];
	/** Fetches what it shows here and not to everybody, once its data is there: before React takes the page over, or the screen is shown. */
	prepare?: (context: PageContext, client: QueryClient) => Promise<unknown>;
	/** A title from its data, where the table's is too general. */
	title?: (context: PageContext, client: QueryClient) => string | undefined;
};
