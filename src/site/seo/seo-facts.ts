import type { Api, EndpointKey } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { PageMatch } from '#contract/page-address.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ShareCard, ShareSubject } from '#i18n/share-card.ts';
import type { TranslatorOf } from '#i18n/translator.ts';

/** A thing of schema.org. */
export type Thing = { '@type': string | readonly string[]; [property: string]: unknown };

/** A page's own answer from its data, by the endpoint it was asked from; undefined where it is not there. */
export type DataOf = <Key extends EndpointKey>(key: Key) => OutputOf<Api[Key]> | undefined;

export type SeoPage = {
	match: PageMatch;
	/** Absolute, in this language. */
	url: string;
	origin: string;
	locale: Locale;
	say: TranslatorOf;
	dataOf: DataOf;
};

/** What search engines and messengers are told of one page besides its title; made on the server alone. */
export type SeoFacts = {
	description?: string | undefined;
	share?: { subject: ShareSubject; card: ShareCard } | undefined;
	/** Besides those every page has. */
	things?: Thing[];
	/** The pages above it, outermost first, without home. */
	way?: { name: string; path: string }[];
};
