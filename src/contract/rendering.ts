import type { Readable } from 'node:stream';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import type { CallApi } from './api.ts';

/** What the server asks of the site's built entry, and what it gets back: the only place where the two meet. */
export type RenderRequest = {
	/** Path and query as the browser sent them, checked to be one of our own. */
	address: string;
	origin: string;
	/** The stored language choice from the mirror cookie; undefined when there is none. */
	storedLocale: ContentLocale | undefined;
	/** The chosen second currency, from its cookie; undefined when there is none. */
	storedCurrency: ShownCurrency | undefined;
	viewer: Viewer | null;
	nonce: string;
	requestId: string;
	callApi: CallApi;
	assets: (files: readonly string[]) => PageAssets;
};

/** The hashed files a page needs. `inline` is for development only. */
export type PageAssets = { scripts: string[]; preloads: string[]; fonts: string[]; styles: string[]; inline?: string };

export type RenderResult =
	| { kind: 'redirect'; status: 302 | 308; location: string }
	| { kind: 'page'; status: 200 | 404 | 500 | 503; language: string; body: Readable };

export type RenderPage = (request: RenderRequest) => Promise<RenderResult>;
