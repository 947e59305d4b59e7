import type { Locale, locales } from './locales.ts';

/** The nouns of the catalogue, typed by the Korean source: a key that is not there does not compile. */
export type Messages = {
	about: typeof import('./messages/ko/about.json');
	/** What each service area says of itself: an area brings its own words, and no other message names one. */
	area: typeof import('./messages/ko/area.json');
	console: typeof import('./messages/ko/console.json') & typeof import('./messages/ko/console-slip.json');
	cookie: typeof import('./messages/ko/cookie.json');
	/** The choice of a second currency: loaded when it is opened. */
	currency: typeof import('./messages/ko/currency.json');
	error: typeof import('./messages/ko/error.json');
	/** What waits for a member, above their reservations. */
	errand: typeof import('./messages/ko/errand.json');
	home: typeof import('./messages/ko/home.json');
	/** A page that is not there: loaded when one is asked for. */
	missing: typeof import('./messages/ko/missing.json');
	member: typeof import('./messages/ko/member.json');
	my: typeof import('./messages/ko/my.json');
	/** The server's alone: no front loads it. */
	mail: typeof import('./messages/ko/mail.json');
	notice: typeof import('./messages/ko/notice.json');
	offer: typeof import('./messages/ko/offer.json');
	offline: typeof import('./messages/ko/offline.json');
	page: typeof import('./messages/ko/page.json');
	partner: typeof import('./messages/ko/partner.json');
	product: typeof import('./messages/ko/product.json') & typeof import('./messages/ko/product-detail.json');
	profile: typeof import('./messages/ko/profile.json');
	promotion: typeof import('./messages/ko/promotion.json');
	/** A provider's profile over a page: loaded when it is opened. */
	provider: typeof import('./messages/ko/provider.json');
	rating: typeof import('./messages/ko/rating.json') &
		typeof import('./messages/ko/rating-my.json') &
		typeof import('./messages/ko/rating-desk.json');
	reservation: typeof import('./messages/ko/reservation.json') &
		typeof import('./messages/ko/reservation-export.json') &
		typeof import('./messages/ko/reservation-form.json') &
		typeof import('./messages/ko/reservation-my.json') &
		typeof import('./messages/ko/reservation-voucher.json') &
		typeof import('./messages/ko/reservation-calendar.json');
	/** The suggestions under a search field: loaded when one begins to type. Its box comes with the page. */
	search: typeof import('./messages/ko/search.json') & typeof import('./messages/ko/search-box.json');
	shell: typeof import('./messages/ko/shell.json');
	state: typeof import('./messages/ko/state.json');
	text: typeof import('./messages/ko/text.json');
	transfer: typeof import('./messages/ko/transfer.json');
	trip: typeof import('./messages/ko/trip.json');
	wish: typeof import('./messages/ko/wish.json');
};
type Noun = keyof Messages;

/** One file a noun; a noun with many words has parts, and `<noun>-<part>.json` adds to its noun when it is loaded. */
export type WordFile =
	| Noun
	| 'console-slip'
	| 'product-detail'
	| 'search-box'
	| 'rating-my'
	| 'rating-desk'
	| 'reservation-export'
	| 'reservation-form'
	| 'reservation-my'
	| 'reservation-voucher'
	| 'reservation-calendar';

declare module 'use-intl' {
	interface AppConfig {
		Messages: Messages;
		/** Intl wants the language tag: `vi`, where routes say `vn`. */
		Locale: (typeof locales)[Locale]['tag'];
	}
}
