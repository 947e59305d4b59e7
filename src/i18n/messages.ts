import type { Locale, locales } from './locales.ts';

/** The nouns of the catalogue, typed by the Korean source: a key that is not there does not compile. */
export type Messages = {
	about: typeof import('./messages/ko/about.json');
	/** What each service area says of itself: an area brings its own words, and no other message names one. */
	area: typeof import('./messages/ko/area.json');
	console: typeof import('./messages/ko/console.json') &
		typeof import('./messages/ko/console-account.json') &
		typeof import('./messages/ko/console-api.json') &
		typeof import('./messages/ko/console-audit.json') &
		typeof import('./messages/ko/console-bank.json') &
		typeof import('./messages/ko/console-bulk.json') &
		typeof import('./messages/ko/console-translation.json') &
		typeof import('./messages/ko/console-rate.json') &
		typeof import('./messages/ko/console-home.json') &
		typeof import('./messages/ko/console-house.json') &
		typeof import('./messages/ko/console-company.json') &
		typeof import('./messages/ko/console-phrase.json') &
		typeof import('./messages/ko/console-erasure.json') &
		typeof import('./messages/ko/console-notice.json') &
		typeof import('./messages/ko/console-template.json') &
		typeof import('./messages/ko/console-text.json') &
		typeof import('./messages/ko/console-calendar.json') &
		typeof import('./messages/ko/console-door.json') &
		typeof import('./messages/ko/console-figure.json') &
		typeof import('./messages/ko/console-member.json') &
		typeof import('./messages/ko/console-message.json') &
		typeof import('./messages/ko/console-photograph.json') &
		typeof import('./messages/ko/console-product-search.json') &
		typeof import('./messages/ko/console-reported.json') &
		typeof import('./messages/ko/console-product.json') &
		typeof import('./messages/ko/console-promotion.json') &
		typeof import('./messages/ko/console-refund.json') &
		typeof import('./messages/ko/console-report.json') &
		typeof import('./messages/ko/console-reservation.json') &
		typeof import('./messages/ko/console-running.json') &
		typeof import('./messages/ko/console-settlement.json') &
		typeof import('./messages/ko/console-security.json') &
		typeof import('./messages/ko/console-slip.json') &
		typeof import('./messages/ko/console-taken.json') &
		typeof import('./messages/ko/console-trust.json') &
		typeof import('./messages/ko/console-today.json');
	cookie: typeof import('./messages/ko/cookie.json');
	/** The choice of a second currency: loaded when it is opened. */
	currency: typeof import('./messages/ko/currency.json');
	error: typeof import('./messages/ko/error.json');
	/** What one signs in with besides the password: loaded where it is set up or asked for. */
	factor: typeof import('./messages/ko/factor.json');
	/** What guest and house do not agree about. */
	dispute: typeof import('./messages/ko/dispute.json');
	/** What waits for a member, above their reservations. */
	errand: typeof import('./messages/ko/errand.json');
	home: typeof import('./messages/ko/home.json');
	/** A page that is not there: loaded when one is asked for. */
	missing: typeof import('./messages/ko/missing.json');
	member: typeof import('./messages/ko/member.json') & typeof import('./messages/ko/member-again.json');
	/** Questions and their answers: what every page says of them, and what each says besides. */
	matching: typeof import('./messages/ko/matching.json') &
		typeof import('./messages/ko/matching-ask.json') &
		typeof import('./messages/ko/matching-mine.json') &
		typeof import('./messages/ko/matching-list.json') &
		typeof import('./messages/ko/matching-detail.json') &
		typeof import('./messages/ko/matching-asker.json') &
		typeof import('./messages/ko/matching-desk.json') &
		typeof import('./messages/ko/matching-builder.json') &
		typeof import('./messages/ko/matching-moderation.json');
	my: typeof import('./messages/ko/my.json');
	/** The server's alone: no front loads it. */
	mail: typeof import('./messages/ko/mail.json') &
		typeof import('./messages/ko/mail-matching.json') &
		typeof import('./messages/ko/mail-video.json') &
		typeof import('./messages/ko/mail-consultation.json') &
		typeof import('./messages/ko/mail-account.json') &
		typeof import('./messages/ko/mail-factor.json');
	notice: typeof import('./messages/ko/notice.json');
	/** What somebody was told: loaded when the bell is pressed. */
	notification: typeof import('./messages/ko/notification.json');
	offer: typeof import('./messages/ko/offer.json');
	offline: typeof import('./messages/ko/offline.json');
	page: typeof import('./messages/ko/page.json');
	partner: typeof import('./messages/ko/partner.json');
	product: typeof import('./messages/ko/product.json') & typeof import('./messages/ko/product-detail.json');
	/** What is wrong with a photograph: loaded when one is looked at in full. */
	photograph: typeof import('./messages/ko/photograph.json');
	/** The phrase book and what it is chosen by: loaded when it is opened, its phrases where a message is made of them. */
	phrase: typeof import('./messages/ko/phrase.json') & typeof import('./messages/ko/phrase-book.json');
	profile: typeof import('./messages/ko/profile.json');
	promotion: typeof import('./messages/ko/promotion.json');
	/** A provider's profile over a page: loaded when it is opened. */
	provider: typeof import('./messages/ko/provider.json');
	rating: typeof import('./messages/ko/rating.json') &
		typeof import('./messages/ko/rating-my.json') &
		typeof import('./messages/ko/rating-desk.json');
	/** Where money that comes back goes: loaded where some does. */
	refund: typeof import('./messages/ko/refund.json');
	reservation: typeof import('./messages/ko/reservation.json') &
		typeof import('./messages/ko/reservation-agreed.json') &
		typeof import('./messages/ko/reservation-dates.json') &
		typeof import('./messages/ko/reservation-export.json') &
		typeof import('./messages/ko/reservation-form.json') &
		typeof import('./messages/ko/reservation-lead.json') &
		typeof import('./messages/ko/reservation-my.json') &
		typeof import('./messages/ko/reservation-voucher.json') &
		typeof import('./messages/ko/reservation-calendar.json');
	/** The suggestions under a search field: loaded when one begins to type. Its box comes with the page. */
	search: typeof import('./messages/ko/search.json') & typeof import('./messages/ko/search-box.json');
	shell: typeof import('./messages/ko/shell.json');
	/** Who works for an organisation, and the invitation to it. */
	staff: typeof import('./messages/ko/staff.json') & typeof import('./messages/ko/staff-invitation.json');
	state: typeof import('./messages/ko/state.json');
	text: typeof import('./messages/ko/text.json');
	/** What people write to each other, whatever about. */
	thread: typeof import('./messages/ko/thread.json');
	transfer: typeof import('./messages/ko/transfer.json');
	/** What a machine makes of a text: loaded where one can be translated. */
	translate: typeof import('./messages/ko/translate.json');
	trip: typeof import('./messages/ko/trip.json');
	/** What somebody asks a clinic before the journey: the form, one’s own request, the clinic’s desk. */
	consultation: typeof import('./messages/ko/consultation.json') &
		typeof import('./messages/ko/consultation-form.json') &
		typeof import('./messages/ko/consultation-request.json') &
		typeof import('./messages/ko/consultation-desk.json');
	/** Talks by video before the journey, and their room. */
	video: typeof import('./messages/ko/video.json') &
		typeof import('./messages/ko/video-request.json') &
		typeof import('./messages/ko/video-date.json') &
		typeof import('./messages/ko/video-room.json') &
		typeof import('./messages/ko/video-desk.json');
	/** Health files: in my information, and wherever they are shared. */
	vault: typeof import('./messages/ko/vault.json');
	wish: typeof import('./messages/ko/wish.json');
};
type Noun = keyof Messages;

/** One file a noun; a noun with many words has parts, and `<noun>-<part>.json` adds to its noun when it is loaded. */
export type WordFile =
	| Noun
	| 'console-account'
	| 'console-api'
	| 'console-audit'
	| 'console-bank'
	| 'console-bulk'
	| 'console-translation'
	| 'console-rate'
	| 'console-home'
	| 'console-house'
	| 'console-company'
	| 'console-phrase'
	| 'console-erasure'
	| 'console-notice'
	| 'console-template'
	| 'console-text'
	| 'console-calendar'
	| 'console-door'
	| 'console-figure'
	| 'console-member'
	| 'console-message'
	| 'console-photograph'
	| 'console-product-search'
	| 'console-reported'
	| 'console-product'
	| 'console-promotion'
	| 'console-refund'
	| 'console-report'
	| 'console-reservation'
	| 'console-running'
	| 'console-settlement'
	| 'console-security'
	| 'console-slip'
	| 'console-taken'
	| 'console-trust'
	| 'console-today'
	| 'mail-matching'
	| 'matching-ask'
	| 'matching-list'
	| 'matching-detail'
	| 'matching-asker'
	| 'matching-mine'
	| 'matching-desk'
	| 'matching-builder'
	| 'matching-moderation'
	| 'mail-video'
	| 'mail-account'
	| 'mail-consultation'
	| 'mail-factor'
	| 'consultation-form'
	| 'consultation-request'
	| 'consultation-desk'
	| 'video-request'
	| 'video-date'
	| 'video-room'
	| 'video-desk'
	| 'member-again'
	| 'phrase-book'
	| 'product-detail'
	| 'search-box'
	| 'staff-invitation'
	| 'rating-my'
	| 'rating-desk'
	| 'reservation-agreed'
	| 'reservation-dates'
	| 'reservation-export'
	| 'reservation-form'
	| 'reservation-lead'
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
