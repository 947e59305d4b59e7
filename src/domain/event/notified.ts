import { admit, type Viewer } from '../member/access.ts';
import type { ToldKind } from './event-kinds.ts';

/** As whom somebody reads what they were told: as the one whose it is, for the house that offers it, or as who runs the site. */
export const readerSides = ['own', 'house', 'agency'] as const;
export type ReaderSide = (typeof readerSides)[number];

export function readerSideOf(viewer: Viewer, aboutId: string | null): ReaderSide {
	if (aboutId === viewer.id) return 'own';
	return admit('operator', viewer) === 'admitted' ? 'agency' : 'house';
}

/**
 * Where it is seen: a reservation's page, its messages, the thread of one that an operator decided about, a photograph that one reported, those that one shows, what is disputed about it, where its refund goes, a place that was offered, what one waits for, one's ratings, one's business, and the
 * desks of those who run the site; a question or a consultation, as its asker or as who answers it. Who opens the spot has seen what was told of it; messages are seen where they are read.
 */
export const spots = [
	'reservation',
	'messages',
	'dispute',
	'refund',
	'offer',
	'waits',
	'ratings',
	'rated',
	'business',
	'slips',
	'moderation',
	'partners',
	'settlement',
	'keys',
	'content',
	'products',
	'company',
	'talks',
	'house-talks',
	'thread',
	'reports',
	'photograph',
	'photographs',
	'photograph-reports',
	'question',
	'answering',
	'question-reports',
	'video',
	'consultation',
	'consulting',
	'terms',
	'privacy',
] as const;
export type Spot = (typeof spots)[number];

/** Those that show one thing; the others show all of their kind. */
const spotsOfOne: readonly Spot[] = [
	'reservation',
	'messages',
	'dispute',
	'refund',
	'offer',
	'settlement',
	'question',
	'answering',
	'video',
	'consultation',
	'consulting',
];
export const isOfOne = (spot: Spot): boolean => spotsOfOne.includes(spot);

/** Who is there has not seen it by that: messages are seen where they are read. */
const spotsPassed: readonly Spot[] = [
	'messages',
	'content',
	'talks',
	'house-talks',
	'thread',
	'photograph',
	'photographs',
	'rated',
];
export const isSeenByOpening = (spot: Spot): boolean => !spotsPassed.includes(spot);

/** Part of a page: who opens that has seen it. */
const spotsWithin: Partial<Record<Spot, Spot>> = { dispute: 'reservation', refund: 'reservation' };

type Seen = Spot | Record<ReaderSide, Spot>;

/** Houses reply, and operators moderate, at one desk. */
const ratingsOrDesk = { own: 'ratings', house: 'moderation', agency: 'moderation' } as const;

/** What is said of something, where everybody reads it; a house has it at its desk. */
const ratedOrDesk = { own: 'rated', house: 'moderation', agency: 'moderation' } as const;

const questionOrAnswer = { own: 'question', house: 'answering', agency: 'answering' } as const;

const consultationOrDesk = { own: 'consultation', house: 'consulting', agency: 'consulting' } as const;

/** One row a kind: a new one does not compile without. Its words are the same name in `notification.json`. */
const seenAt: Record<ToldKind, Seen> = {
	'reservation.request': 'reservation',
	'reservation.book': 'reservation',
	'reservation.confirm': 'reservation',
	'reservation.decline': 'reservation',
	'reservation.expire': 'reservation',
	'reservation.cancel': 'reservation',
	'reservation.busy-clash': 'reservation',
	'reservation.call-off': 'reservation',
	'reservation.lapse': 'reservation',
	'reservation.reduce': 'reservation',
	'reservation.ask-change': 'reservation',
	'reservation.agree-change': 'reservation',
	'reservation.refuse-change': 'reservation',
	'reservation.withdraw-change': 'reservation',
	'reservation.expire-change': 'reservation',
	'reservation.offer-price': 'reservation',
	'reservation.accept-price': 'reservation',
	'reservation.decline-price': 'reservation',
	'reservation.withdraw-price': 'reservation',
	'reservation.expire-price': 'reservation',
	'reservation.propose-dates': 'reservation',
	'reservation.accept-date': 'reservation',
	'reservation.decline-dates': 'reservation',
	'reservation.withdraw-dates': 'reservation',
	'reservation.expire-dates': 'reservation',
	'reservation.answer-needs': 'reservation',
	'reservation.miss-needs': 'reservation',
	'reservation.give-ticket': 'reservation',
	'reservation.move-meeting': 'reservation',
	'reservation.correct-company': 'reservation',
	'reservation.correct-lead': 'reservation',
	'reservation.share-files': 'reservation',
	'reservation.complete': 'reservation',
	'reservation.remind-week': 'reservation',
	'reservation.remind-day': 'reservation',
	'reservation.remind-pay': 'reservation',
	'reservation.remind-balance': 'reservation',
	'reservation.message': 'messages',
	'thread.message': { own: 'talks', house: 'house-talks', agency: 'house-talks' },
	'thread.reported': 'reports',
	'thread.report-hidden': 'thread',
	'thread.report-kept': 'thread',
	'thread.message-hidden': 'thread',
	'thread.message-shown': 'thread',
	'photograph.reported': 'photograph-reports',
	'photograph.report-hidden': 'photograph',
	'photograph.report-kept': 'photograph',
	'photograph.report-gone': 'photograph',
	'photograph.hidden': 'photographs',
	'photograph.shown': 'photographs',
	'reservation.paid': 'reservation',
	'reservation.refunded': 'reservation',
	'reservation.payment-reversed': 'reservation',
	'reservation.slip-sent': { own: 'reservation', house: 'reservation', agency: 'slips' },
	'reservation.slip-refused': 'reservation',
	'refund.account-given': 'refund',
	'refund.account-changed': 'refund',
	'refund.account-asked': 'refund',
	'video.request': 'video',
	'video.schedule': 'video',
	'video.propose': 'video',
	'video.accept': 'video',
	'video.change': 'video',
	'video.decline': 'video',
	'video.cancel': 'video',
	'video.expire': 'video',
	'video.invite': 'video',
	'video.interpret': 'video',
	'video.remind-day': 'video',
	'video.remind-hour': 'video',
	'video.wait': 'video',
	'video.message': 'video',
	'video.miss': 'video',
	'consultation.send': consultationOrDesk,
	'consultation.remind': consultationOrDesk,
	'consultation.answer': consultationOrDesk,
	'consultation.remind-price': consultationOrDesk,
	'consultation.remind-ending': consultationOrDesk,
	'consultation.reserve': consultationOrDesk,
	'consultation.withdraw': consultationOrDesk,
	'consultation.take-back': consultationOrDesk,
	'consultation.decline': consultationOrDesk,
	'consultation.finish': consultationOrDesk,
	'consultation.expire': consultationOrDesk,
	'consultation.share-files': consultationOrDesk,
	'dispute.opened': 'dispute',
	'dispute.outcome-proposed': 'dispute',
	'dispute.outcome-accepted': 'dispute',
	'dispute.outcome-declined': 'dispute',
	'dispute.outcome-decided': 'dispute',
	'dispute.given-up': 'dispute',
	'settlement.ready': 'settlement',
	'settlement.paid-out': 'settlement',
	'settlement.payout-reversed': 'settlement',
	'key.expiring': 'keys',
	'key.revoked': 'keys',
	'webhook.dropped': 'keys',
	'waiting.offered': 'offer',
	'waiting.offer-taken-back': 'waits',
	'waiting.taken-off': 'waits',
	'rating.received': ratingsOrDesk,
	'rating.to-moderate': ratingsOrDesk,
	'rating.replied': ratingsOrDesk,
	'rating.published': ratingsOrDesk,
	'rating.hidden': ratingsOrDesk,
	'rating.report-hidden': ratedOrDesk,
	'rating.report-kept': ratedOrDesk,
	'rating.report-gone': ratedOrDesk,
	'matching.ask': questionOrAnswer,
	'matching.answer': questionOrAnswer,
	'matching.renew': questionOrAnswer,
	'matching.withdraw-answer': questionOrAnswer,
	'matching.pick': questionOrAnswer,
	'matching.take-back': questionOrAnswer,
	'matching.share-files': questionOrAnswer,
	'matching.accept': questionOrAnswer,
	'matching.decline': questionOrAnswer,
	'matching.lapse': questionOrAnswer,
	'matching.not-chosen': questionOrAnswer,
	'matching.withdraw': questionOrAnswer,
	'matching.close': questionOrAnswer,
	'matching.expire': questionOrAnswer,
	'matching.remind-unanswered': questionOrAnswer,
	'matching.remind-ending': questionOrAnswer,
	'matching.remind-lapsing': questionOrAnswer,
	'matching.to-moderate': 'question-reports',
	'matching.question-hidden': questionOrAnswer,
	'matching.question-shown': questionOrAnswer,
	'matching.answer-hidden': questionOrAnswer,
	'matching.answer-shown': questionOrAnswer,
	'content.schedule-failed': 'content',
	'content.translated': 'products',
	'site.profile-changed': 'company',
	'text.terms': 'terms',
	'text.privacy': 'privacy',
	'text.terms-withdrawn': 'terms',
	'text.privacy-withdrawn': 'privacy',
	'partner.applied': 'partners',
	'partner.change-asked': 'partners',
	'partner.licence-ending': { own: 'business', house: 'business', agency: 'partners' },
	'partner.approved': 'business',
	'partner.refused': 'business',
	'partner.more-asked': 'business',
	'partner.reopened': 'business',
	'partner.house-suspended': 'business',
	'partner.house-restored': 'business',
	'partner.change-approved': 'business',
	'partner.change-refused': 'business',
};

export const toldKinds = Object.keys(seenAt) as [ToldKind, ...ToldKind[]];
export const isToldKind = (kind: string): kind is ToldKind => Object.hasOwn(seenAt, kind);

export function spotOf(kind: ToldKind, side: ReaderSide): Spot {
	const seen = seenAt[kind];
	return typeof seen === 'string' ? seen : seen[side];
}

/** What somebody has seen who opened a spot. */
export const kindsSeenAt = (spot: Spot, side: ReaderSide): ToldKind[] =>
	toldKinds.filter((kind) => {
		const seen = spotOf(kind, side);
		return seen === spot || spotsWithin[seen] === spot;
	});
