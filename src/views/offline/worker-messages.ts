import type { Locale } from '#i18n/locales.ts';

/** What a page tells the worker. */
export type ToWorker =
	| {
			kind: 'keep';
			/** Path and query. */
			address: string;
			locale: Locale;
			/** Whether vouchers are shown to this member: then the page that checks them is kept too. */
			canCheck: boolean;
			/** Paths of what the page has loaded: parts that came late, fonts, pictures in the size that was chosen. */
			assets: string[];
	  }
	| { kind: 'forget' };

/** `not-kept` is no failure: the page is not of the kind, or not the member's own. */
export type KeepAnswer = 'kept' | 'not-kept' | 'failed';

/** What the worker tells a page: something on it came from what was kept then. */
export type ToPage = { kind: 'from-kept'; at: number };
