import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { isAsking, type Questions } from '#domain/reservation/need-questions.ts';
import { type ActorKind, type Change, holdsPlaces, type ReservationStatus } from '#domain/reservation/reservation.ts';
import type { HistoryEvent } from '#domain/reservation/reservation-machine.ts';
import type { MailTemplate } from '#server/mail/mail-templates.ts';

export type Telling =
	| HistoryEvent
	| 'remind-week'
	| 'remind-day'
	| 'remind-pay'
	| 'remind-balance'
	| 'slip-refused'
	| 'message-to-member'
	| 'message-to-provider'
	| 'paid'
	| 'refunded'
	| 'payment-reversed'
	/** Where its refund goes: asked, and said. */
	| 'ask-account'
	| 'account-given';

type Row = {
	member?: MailTemplate;
	provider?: MailTemplate;
	providerIfAgency?: MailTemplate;
	/** Besides a provider of their own. */
	agency?: MailTemplate;
	/** The same, where money has to be sent back: that is the agency's to do. */
	agencyIfRefund?: MailTemplate;
};

/** Who is told what. `providerIfAgency`: only when it was not the provider who did it. */
const table: Record<Telling, Row> = {
	request: { member: 'reservation-requested', provider: 'provider-requested' },
	book: { member: 'reservation-confirmed', provider: 'provider-booked' },
	confirm: { member: 'reservation-confirmed', providerIfAgency: 'provider-booked' },
	decline: { member: 'reservation-declined', providerIfAgency: 'provider-cancelled' },
	expire: { member: 'reservation-expired', provider: 'provider-expired' },
	cancel: {
		member: 'reservation-cancelled',
		provider: 'provider-cancelled',
		agencyIfRefund: 'provider-cancelled',
	},
	'call-off': {
		member: 'reservation-called-off',
		providerIfAgency: 'provider-cancelled',
		agencyIfRefund: 'provider-cancelled',
	},
	reduce: { member: 'reservation-changed', provider: 'provider-changed', agencyIfRefund: 'provider-changed' },
	'ask-change': { member: 'reservation-change-asked', provider: 'provider-change-asked' },
	'agree-change': {
		member: 'reservation-changed',
		providerIfAgency: 'provider-changed',
		agencyIfRefund: 'provider-changed',
	},
	'refuse-change': { member: 'reservation-change-refused', providerIfAgency: 'provider-change-withdrawn' },
	'withdraw-change': { provider: 'provider-change-withdrawn' },
	'expire-change': { member: 'reservation-change-expired', provider: 'provider-change-expired' },
	'offer-price': { member: 'reservation-price-offered', providerIfAgency: 'provider-price-offered' },
	'accept-price': {
		member: 'reservation-price-agreed',
		provider: 'provider-price-accepted',
		agencyIfRefund: 'provider-price-accepted',
	},
	'decline-price': { provider: 'provider-price-declined' },
	'withdraw-price': { member: 'reservation-price-withdrawn' },
	'expire-price': { member: 'reservation-price-lapsed', provider: 'provider-price-lapsed' },
	'propose-dates': { member: 'reservation-dates-proposed', providerIfAgency: 'provider-dates-proposed' },
	'accept-date': {
		member: 'reservation-confirmed',
		provider: 'provider-date-accepted',
		agencyIfRefund: 'provider-date-accepted',
	},
	'decline-dates': { provider: 'provider-dates-declined' },
	'withdraw-dates': { member: 'reservation-dates-ended' },
	'expire-dates': { member: 'reservation-dates-ended', provider: 'provider-dates-lapsed' },
	lapse: { member: 'reservation-lapsed', provider: 'provider-lapsed', agencyIfRefund: 'provider-lapsed' },
	'no-show': {},
	'answer-needs': { member: 'reservation-needs-answered' },
	'miss-needs': { member: 'reservation-needs-late', provider: 'provider-needs-late', agency: 'provider-needs-late' },
	'give-ticket': { member: 'reservation-ticket' },
	'move-meeting': { member: 'reservation-meeting-moved' },
	'correct-company': { provider: 'provider-company' },
	'correct-lead': { member: 'reservation-lead-corrected', providerIfAgency: 'provider-lead-corrected' },
	arrive: {},
	'undo-arrival': {},
	complete: { member: 'reservation-completed' },
	'remind-week': { member: 'reservation-reminder' },
	'remind-day': { member: 'reservation-reminder' },
	'remind-pay': { member: 'reservation-pay-reminder' },
	'remind-balance': { member: 'reservation-balance-reminder' },
	'slip-refused': { member: 'reservation-slip-refused' },
	'message-to-member': { member: 'reservation-message' },
	'message-to-provider': { provider: 'provider-message' },
	paid: { member: 'reservation-paid', providerIfAgency: 'provider-paid' },
	refunded: { member: 'reservation-refunded' },
	'payment-reversed': { member: 'reservation-payment-reversed' },
	'ask-account': { member: 'reservation-refund-asked' },
	'account-given': { member: 'reservation-refund-account' },
};

type Told = {
	status: ReservationStatus;
	change: Change | null;
	questions: Questions | null;
	ticket: string | null;
	area: AreaSlug;
	hasCome?: boolean;
	actor?: ActorKind;
	/** Before what is told. */
	wasConfirmed?: boolean;
};

/** Which mails tell of something, by how the reservation stands after it. */
export function tellingRow(telling: Telling, facts: Told): Row {
	if (telling === 'ask-change' && facts.status === 'requested')
		return { member: 'reservation-request-changed', provider: 'provider-request-changed' };
	// Where everything is confirmed at once, a change holds as soon as it is asked for.
	if (telling === 'ask-change' && facts.change === null)
		return isAsking(facts.questions)
			? {
					member: 'reservation-changed-asking',
					provider: 'provider-changed-asked',
					agencyIfRefund: 'provider-changed',
				}
			: { member: 'reservation-changed', provider: 'provider-changed', agencyIfRefund: 'provider-changed' };
	// What was confirmed before has another date now.
	if (telling === 'accept-date' && facts.wasConfirmed) return { ...table[telling], member: 'reservation-changed' };
	// Nobody reads a bare “confirmed” while somebody is still asked about a need.
	if (telling === 'book' && isAsking(facts.questions))
		return { member: 'reservation-asking', provider: 'provider-needs-asked' };
	// That a number was taken back is told when there is another.
	if (telling === 'give-ticket' && facts.ticket === null) return {};
	// Together with the answer to the request itself.
	if (telling === 'answer-needs' && facts.status === 'requested') return {};
	// Nobody is asked for praise of a treatment: the law on medical advertising.
	if (telling === 'complete' && areaOf(facts.area).isHealth) return {};
	// A guest knows what they put right themselves.
	if (telling === 'correct-lead' && facts.actor === 'member') return { provider: 'provider-lead-corrected' };
	// It was cancelled meanwhile: what comes back is the news.
	if (telling === 'paid' && !holdsPlaces(facts.status)) return { member: 'reservation-paid-ended' };
	// Who cannot rate it yet is not asked to.
	if (telling === 'complete' && facts.hasCome === false) return {};
	return table[telling];
}
