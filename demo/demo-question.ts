import type { AreaSlug } from '#domain/area/areas.ts';
import type { CountryCode } from '#domain/country/country-codes.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import type { Persons } from '#domain/product/price.ts';
import type { Region, SpokenLanguage } from '#domain/product/product.ts';
import type { AgreedLine } from '#domain/reservation/agreed-price.ts';
import type { Needs } from '#domain/reservation/needs.ts';

/** Somebody with an account of accounts.ts, or a traveller whom the seed makes up. */
type DemoAsker = { email: string } | { firstName: string; lastName: string; country: CountryCode };

/** What an answer says of price and time; everything counts from the installation or from the question, so that nothing gets stale. */
type DemoOffer = {
	/** The language the provider writes in: one that it speaks, or Korean. */
	language: ContentLocale;
	text: string;
	/** Lines of the phrase book before the text: every reader has them in their own language. */
	phrases?: readonly PhraseUse[];
	/** What is not in the price is a line too, with `won: null`. Names are in the language of the answer. */
	lines: readonly AgreedLine[];
	/** Days that it can be had on, counted from the installation; Korean times. */
	dates: readonly { inDays: number; time: string | null }[];
	/** For how many days after it was sent it can be picked. */
	validDays: number;
	/** So many hours after the question. */
	hoursAfter: number;
};

/** What the newest version says; `earlier` is what it succeeded, the oldest first. */
export type DemoAnswer = DemoOffer & { provider: string; earlier?: readonly DemoOffer[] };

export type DemoQuestion = {
	id: string;
	asker: DemoAsker;
	area: AreaSlug;
	kind: string;
	title: string;
	contents: string;
	/** The language it is written in. */
	language: SpokenLanguage;
	/** Days from the installation, both included; null where the dates are flexible. */
	wished: { fromInDays: number; toInDays: number } | null;
	persons: Persons;
	budget: { amount: number; currency: ShownCurrency } | null;
	/** Any of them will do. */
	languages: readonly SpokenLanguage[];
	region: Region | null;
	needs: Partial<Needs>;
	/** For the providers' eyes alone; what is about health and not private names nobody either. */
	isPrivate: boolean;
	askedDaysAgo: number;
	state: 'open' | 'answered' | 'requested' | 'matched' | 'closed' | 'expired' | 'withdrawn';
	/** Why it ended, where somebody ended it. */
	ended?: {
		reason: 'found-elsewhere' | 'plans-changed' | 'no-fitting-answer' | 'too-expensive' | 'other';
		daysAgo: number;
	};
	answers: readonly DemoAnswer[];
	/** The provider that was picked (requested, matched, or closed after that). */
	picked?: { provider: string; daysAgo: number };
	/** What both wrote to each other since, the oldest first. */
	thread?: readonly { by: 'asker' | 'provider'; text: string; phrases?: readonly PhraseUse[]; hoursAgo: number }[];
};
