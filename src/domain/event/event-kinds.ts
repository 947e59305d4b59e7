import { dayMs } from '../kernel/durations.ts';
import { type AuditEvent, auditEvents } from '../member/audit.ts';

/** Who is told: whose it is (guest, author, applicant), the house that offers it, the agency's operators. */
const sides = ['member', 'provider', 'agency'] as const;
export type Side = (typeof sides)[number];

/**
 * How many days an event stays. News are old after half a year (what happened to a reservation is also in its history);
 * logins help as long as somebody may ask who used an account; the trail of who saw or decided what stays five years.
 */
export const stayDays = { news: 180, login: 365, trail: 1_826 } as const;
type Stay = keyof typeof stayDays;

type EventKindRow = {
	tells: readonly Side[];
	stays: Stay;
	/** An open page follows it; nobody is called to it, and it is never unread. */
	isQuiet?: true;
};

const both: readonly Side[] = ['member', 'provider'];
const news = (...tells: readonly Side[]) => ({ tells, stays: 'news' }) as const;
const quiet = (...tells: readonly Side[]) => ({ tells, stays: 'news', isQuiet: true }) as const;
const trail = (...tells: readonly Side[]) => ({ tells, stays: 'trail' }) as const;

/** What is only told: it also stands in a history or a list of its own, and goes when it is old. */
const newsKinds = {
	'reservation.request': news(...both),
	'reservation.book': news(...both),
	'reservation.confirm': news(...both),
	'reservation.decline': news(...both),
	'reservation.expire': news(...both),
	'reservation.cancel': news(...both),
	'reservation.call-off': news(...both),
	'reservation.lapse': news(...both),
	'reservation.reduce': news(...both),
	'reservation.ask-change': news(...both),
	'reservation.agree-change': news(...both),
	'reservation.refuse-change': news(...both),
	'reservation.withdraw-change': news('provider'),
	'reservation.expire-change': news(...both),
	'reservation.offer-price': news(...both),
	'reservation.accept-price': news(...both),
	'reservation.decline-price': news(...both),
	'reservation.withdraw-price': news(...both),
	'reservation.expire-price': news(...both),
	'reservation.propose-dates': news(...both),
	'reservation.accept-date': news(...both),
	'reservation.decline-dates': news(...both),
	'reservation.withdraw-dates': news(...both),
	'reservation.expire-dates': news(...both),
	'reservation.answer-needs': news('member'),
	'reservation.miss-needs': news('member', 'provider', 'agency'),
	'reservation.give-ticket': news('member'),
	'reservation.move-meeting': news('member'),
	'reservation.correct-company': news('provider'),
	/** Health files, told without their names. */
	'reservation.share-files': news('provider'),
	/** A calendar outside has something at the same time. */
	'reservation.busy-clash': news('provider'),
	'reservation.list-guests': quiet('provider'),
	/** Of who works on it, for each other: its words are in no event. */
	'reservation.write-note': quiet('provider', 'agency'),
	/** How it stands was mailed to its guest once more. */
	'reservation.tell-again': quiet('provider', 'agency'),
	'reservation.arrive': quiet(...both),
	'reservation.undo-arrival': quiet(...both),
	'reservation.no-show': quiet(...both),
	'reservation.complete': news('member'),
	'reservation.remind-week': news('member'),
	'reservation.remind-day': news('member'),
	'reservation.remind-pay': news('member'),
	'reservation.remind-balance': news('member'),
	'reservation.message': news(...both),
	/** About anything else than a reservation. */
	'thread.message': news(...both),
	'reservation.paid': news(...both),
	'reservation.refunded': news(...both),
	'reservation.payment-reversed': news(...both),
	'reservation.slip-sent': news('agency'),
	'reservation.slip-refused': news('member'),
	'video.request': news('provider'),
	'video.schedule': news('member'),
	'video.propose': news('member'),
	/** By its member: who interprets is told besides the house. */
	'video.accept': news(...both),
	'video.change': news(...both),
	'video.decline': news('member'),
	'video.cancel': news(...both),
	'video.expire': news(...both),
	/** To who is asked to interpret. */
	'video.invite': news('member'),
	'video.interpret': news(...both),
	'video.remind-day': news(...both),
	'video.remind-hour': news(...both),
	'video.wait': news(...both),
	'video.message': news(...both),
	'video.hold': quiet(...both),
	'video.miss': news(...both),
	'consultation.send': news('provider'),
	'consultation.remind': news('provider'),
	'consultation.answer': news('member'),
	'consultation.remind-price': news('member'),
	'consultation.remind-ending': news('member'),
	'consultation.reserve': news('provider'),
	'consultation.withdraw': news('provider'),
	/** What was told, after it was reserved. */
	'consultation.take-back': news('provider'),
	'consultation.decline': news('member'),
	'consultation.finish': news(...both),
	'consultation.expire': news(...both),
	/** Health files, told without their names. */
	'consultation.share-files': news('provider'),
	'waiting.offered': news('member'),
	/** Its house sells nothing for a while. */
	'waiting.offer-taken-back': news('member'),
	'rating.received': news('provider'),
	'rating.to-moderate': news('agency'),
	'rating.replied': news('member'),
	/** To who reported a rating: it was looked at, and hidden or left. */
	'rating.report-hidden': news('member'),
	'rating.report-kept': news('member'),
	/** Its author has taken it back. */
	'rating.report-gone': news('member'),
	'thread.reported': news('agency'),
	/** To who reported a message: it was looked at, and hidden or left. */
	'thread.report-hidden': news('member'),
	'thread.report-kept': news('member'),
	'photograph.reported': news('agency'),
	/** To who reported a photograph: it was looked at, and hidden or left. */
	'photograph.report-hidden': news('member'),
	'photograph.report-kept': news('member'),
	/** Its house has taken it away. */
	'photograph.report-gone': news('member'),
	/** Its providers are named by who asks: those that it fits. */
	'matching.ask': news('provider'),
	'matching.edit': quiet('provider'),
	'matching.prolong': quiet('provider'),
	'matching.answer': news('member'),
	'matching.renew': news('member'),
	'matching.withdraw-answer': news('member'),
	'matching.pick': news('provider'),
	'matching.take-back': news('provider'),
	'matching.accept': news('member'),
	'matching.decline': news('member'),
	'matching.lapse': news(...both),
	/** Another provider was chosen. */
	'matching.not-chosen': news('provider'),
	'matching.share-files': news('provider'),
	'matching.withdraw': news('provider'),
	'matching.close': news('provider'),
	'matching.reserve': quiet(...both),
	'matching.finish': quiet(...both),
	'matching.expire': news(...both),
	'matching.remind-unanswered': news('member', 'agency'),
	'matching.remind-ending': news('member'),
	'matching.remind-lapsing': news('provider'),
	'matching.to-moderate': news('agency'),
	'partner.change-asked': news('agency'),
	/** To the operators, and to those who keep the papers of the house: each of them named. */
	'partner.licence-ending': news('member', 'agency'),
	/** To those of a house who see its figures: each is named by who closes the month. */
	'settlement.ready': news('member'),
	/** To those who manage the keys of a house, each of them named. */
	'key.expiring': news('member'),
	/** Another version of what every member agreed to. */
	'text.terms': news('member'),
	'text.privacy': news('member'),
	/** It was announced, and will not come. */
	'text.terms-withdrawn': news('member'),
	'text.privacy-withdrawn': news('member'),
} satisfies Record<string, EventKindRow>;

export type EventKind = keyof typeof newsKinds | AuditEvent;

/** What the trail has, and somebody is told of besides. */
const toldTrail = {
	'rating.published': trail('member'),
	'rating.hidden': trail('member'),
	/** To its writer, for whomever they wrote it. */
	'thread.message-hidden': trail('member'),
	'thread.message-shown': trail('member'),
	/** To the house that shows it. */
	'photograph.hidden': trail('provider'),
	'photograph.shown': trail('provider'),
	'matching.question-hidden': trail('member'),
	'matching.question-shown': trail('member'),
	'matching.answer-hidden': trail('provider'),
	'matching.answer-shown': trail('provider'),
	/** Names and addresses in it are hidden; operators where its house has done it, which who records it says by `also`. */
	'reservation.correct-lead': trail(...both),
	/** Without the account: to its guest where an operator wrote it down, and to who sends the money. */
	'refund.account-given': trail('member', 'agency'),
	'refund.account-changed': trail('member', 'agency'),
	'refund.account-asked': trail('member'),
	/** The two sides; operators where they have to do something, which who records it says by `also`. */
	'dispute.opened': trail(...both),
	'dispute.outcome-proposed': trail(...both),
	'dispute.outcome-accepted': trail(...both),
	'dispute.outcome-declined': trail(...both),
	'dispute.outcome-decided': trail(...both),
	'dispute.given-up': trail(...both),
	/** To those of a house who see its figures, each of them named. */
	'settlement.paid-out': trail('member'),
	'settlement.payout-reversed': trail('member'),
	/** Of the company: to the owners of the agency, each of them named, where the account or the address is another. */
	'site.profile-changed': trail('member'),
	/** To who planned it. */
	'content.schedule-failed': trail('member'),
	/** To the house whose things the agency had translated. */
	'content.translated': trail('provider'),
	'partner.applied': trail('agency'),
	'partner.approved': trail('member'),
	'partner.refused': trail('member'),
	'partner.more-asked': trail('member'),
	'partner.reopened': trail('member'),
	/** To its owners and managers, each of them named; so is whose key or webhook an operator has taken away. */
	'partner.house-suspended': trail('member'),
	'partner.house-restored': trail('member'),
	'key.revoked': trail('member'),
	'webhook.dropped': trail('member'),
	'partner.change-approved': trail('member'),
	'partner.change-refused': trail('member'),
	/** By who sells what they waited for, with a reason that the mail tells. */
	'waiting.taken-off': trail('member'),
} satisfies Partial<Record<AuditEvent, EventKindRow>>;

const followed = (...tells: readonly Side[]) => ({ tells, stays: 'trail', isQuiet: true }) as const;

/** What the trail has, and an open page follows: a calendar shows what a colleague closes, and the week that a product goes out with. */
const followedTrail = {
	'product.days-changed': followed('provider'),
	'product.called-off': followed('provider'),
	'content.published': followed('provider'),
	'content.archived': followed('provider'),
} satisfies Partial<Record<AuditEvent, EventKindRow>>;

type News = typeof newsKinds;
/** What somebody is called to: each has its words and a place where it is seen (`notified.ts`). */
export type ToldKind =
	| { [Kind in keyof News]: News[Kind] extends { isQuiet: true } ? never : Kind }[keyof News]
	| keyof typeof toldTrail;

/**
 * Everything that can happen, by the noun it happens to, and who is told. Whoever did it is not told of it: it only
 * shows in their other windows. What a caller knows besides (money to send back) it adds by `also`.
 */
export const eventKinds: Record<EventKind, EventKindRow> = {
	...(Object.fromEntries(auditEvents.map((kind) => [kind, trail()])) as Record<AuditEvent, EventKindRow>),
	'member.logged-in': { tells: [], stays: 'login' },
	'member.log-in-failed': { tells: [], stays: 'login' },
	'member.locked-out': { tells: [], stays: 'login' },
	'member.second-step-failed': { tells: [], stays: 'login' },
	'member.password-wrong': { tells: [], stays: 'login' },
	'member.suspended-log-in': { tells: [], stays: 'login' },
	'member.new-device': { tells: [], stays: 'login' },
	...toldTrail,
	...followedTrail,
	...newsKinds,
};
export const allKinds = Object.keys(eventKinds) as EventKind[];

export const quietKinds: readonly EventKind[] = allKinds.filter((kind) => eventKinds[kind].isQuiet);

/** What somebody wrote to the others of a thread: for a house it is done once one of it has answered. */
export const writtenKinds: readonly EventKind[] = allKinds.filter((kind) => kind.endsWith('.message'));

/** What is laid off by now: each group of kinds, and before which moment. */
export const layingOff = (now: Date): { kinds: EventKind[]; before: Date }[] =>
	(Object.keys(stayDays) as Stay[]).map((stay) => ({
		kinds: allKinds.filter((kind) => eventKinds[kind].stays === stay),
		before: new Date(now.getTime() - stayDays[stay] * dayMs),
	}));

/** In an audience: those who run the site. */
export const agencyId = 'agency';

/** Whose it is, as far as the event knows: nobody is told through a side that it has not. */
export type Parties = {
	memberId?: string | null;
	providerId?: string | null;
	/** Told as its member is: who was asked into a thread. */
	otherIds?: readonly string[];
	/** Several houses are told alike. */
	providerIds?: readonly string[];
};
export type Audience = { memberIds: string[]; organisationIds: string[] };

export function audienceOf(
	kind: EventKind,
	{ memberId, providerId, otherIds = [], providerIds = [] }: Parties,
	also: readonly Side[] = [],
): Audience {
	const told = new Set<Side>([...eventKinds[kind].tells, ...also]);
	return {
		memberIds: told.has('member') ? [...new Set([...(memberId ? [memberId] : []), ...otherIds])] : [],
		organisationIds: [
			...(told.has('provider') && providerId ? [providerId] : []),
			...(told.has('provider') ? providerIds : []),
			...(told.has('agency') ? [agencyId] : []),
		],
	};
}
