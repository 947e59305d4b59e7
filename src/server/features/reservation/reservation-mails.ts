import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import { greetingName } from '#domain/member/name.ts';
import { type AccountTrace, maskedNumber } from '#domain/refund/refund-account.ts';
import type { PriceOffer } from '#domain/reservation/agreed-price.ts';
import type { Details } from '#domain/reservation/details.ts';
import type { LeadFact } from '#domain/reservation/lead-facts.ts';
import { isAsking, type Questions } from '#domain/reservation/need-questions.ts';
import type { Needs } from '#domain/reservation/needs.ts';
import type { Order } from '#domain/reservation/order.ts';
import type { PaymentMethod, PaymentPlan } from '#domain/reservation/payment.ts';
import type { ProofReason } from '#domain/reservation/proof.ts';
import type { Proposal } from '#domain/reservation/proposal.ts';
import { refundDays } from '#domain/reservation/refund-by.ts';
import {
	type ActorKind,
	balanceDue,
	type Change,
	isOpen,
	lessTakenOff,
	type Money,
	type ReservationStatus,
	refundDue,
} from '#domain/reservation/reservation.ts';
import type { ReservationPrice } from '#domain/reservation/reservation-price.ts';
import { latestStart } from '#domain/reservation/service-time.ts';
import { toldLines } from '#server/mail/agreed-facts.ts';
import { askedData } from '#server/mail/asked-data.ts';
import { toldCompany } from '#server/mail/company-facts.ts';
import { toldDates } from '#server/mail/dates-facts.ts';
import type { MailTemplate } from '#server/mail/mail-templates.ts';
import { toldNeeds } from '#server/mail/needs-facts.ts';
import { orderData, textIn } from '#server/mail/order-data.ts';
import type { NewMail } from '#server/mail/queue-mails.ts';
import { type Telling, tellingRow } from './telling-row.ts';

/** What a mail may tell of a reservation, as it stands after what is told. Never health, passport or messages. */
export type TellFacts = {
	id: string;
	code: string;
	area: AreaSlug;
	kind: string;
	productId: string;
	title: LocaleText;
	providerName: LocaleText;
	meetingPoint: LocaleText;
	order: Order;
	/** The wish for a change: the one that waits; for `refuse-change`, `expire-change` and `withdraw-change` the one that was. */
	change: Change | null;
	money: Money;
	/** What it costs: by a list, or in lines. */
	price: ReservationPrice;
	/** The price in lines that waits; for what ends it, the one that was. */
	offer?: PriceOffer | null;
	/** Other dates that wait; for what ends them, those that were. */
	proposal?: Proposal | null;
	/** Whether it was confirmed before what is told. */
	wasConfirmed?: boolean;
	/** Its total before what is told. */
	beforeWon?: number;
	/** The promotion it was reserved with, and what that takes off. */
	promotion?: { title: LocaleText; won: number };
	/** The lead guest, as the provider is told it. */
	guestName: string;
	guests: number;
	expiresAt: Date | null;
	/** What the guest needs, what its provider was asked about that, and the answers. */
	needs: Needs;
	questions: Questions | null;
	/** What the kind asked for: of it, what a company told of itself is told. */
	details: Details;
	status: ReservationStatus;
	/** The language it was reserved in. */
	guestLanguage: ContentLocale;
	/** The number of its ticket, seat or booking. */
	ticket: string | null;
	/** The agency is told of what nobody answers; empty where it has no address. */
	agencyEmail: string;
	/** The reason given with the move; told word for word. */
	reason: string | null;
	/** What the policy gave back of the part that was cancelled. */
	percent: number | null;
	/** For `remind-pay`, `remind-balance`, `slip-refused` and the confirmation: by when the transfer is due, and whether it is freed then. */
	payBy?: Date | null;
	isFreed?: boolean;
	/** What is to be transferred now; left out where nothing is. */
	due?: { won: number; by: Date };
	/** For `slip-refused`: why, whether its date has passed, and whether it is not put off again. */
	slip?: { reason: ProofReason | null; note: string | null; isLate: boolean; isLast: boolean };
	/** Whether places became free by it that can be reserved again. */
	isFreeing?: boolean;
	/** Who did it: a provider is told of what the agency did in their stead, and not of what they did themselves. */
	actor?: ActorKind;
	/** Until when cancelling is free, for whatever reason; what it costs now where it is not. */
	freeUntil?: Date | undefined;
	cancelWon?: number;
	/** Whether it is free because its house asked for another date. */
	isWaived?: boolean;
	/** What is to be paid when, once it is confirmed. */
	plan?: PaymentPlan;
	/** The names of the options that were chosen: a ticket's route or class. */
	chosen?: LocaleText;
	/** For `move-meeting`: where one met and meets, in the guest's language. */
	moved?: { from: string; to: string };
	/** For `complete`: whether anything tells that somebody came. */
	hasCome?: boolean;
	/** Whether the guest has said where a refund goes. */
	isRefundWayKnown?: boolean;
	/** For `account-given` and `refunded`: the way it goes, and to which account; never its number. */
	refundTo?: { way: PaymentMethod | 'account'; account?: AccountTrace | undefined; isChanged?: boolean };
	/** For `ask-account`: what was given before does not work. */
	isReturned?: boolean;
	/** For `correct-lead`: which facts. Never what they say: a mailbox that nobody has proved may be a stranger's. */
	corrected?: readonly LeadFact[];
	/** For `paid` and `refunded`: the amount that was recorded. */
	won?: number;
	member: {
		id: string;
		email: string;
		locale: ContentLocale;
		firstName: string;
		lastName: string;
		ownName: string | null;
		/** Without an account: nothing of theirs is to be seen before they join with the address. */
		isGuest: boolean;
	};
	/** Who of the provider's is told, each in their language; the agency where nobody else answers for it. */
	providers: readonly ToldProvider[];
};

type ToldProvider = { memberId: string | null; email: string; locale: ContentLocale };

/** Who is told what, each in their language. Pure: the caller queues them (`queueMails`) in its transaction. */
export function reservationMails(telling: Telling, facts: TellFacts, origin: string): NewMail[] {
	const { member, provider, providerIfAgency, agencyIfRefund, ...row } = tellingRow(telling, facts);
	const agency = row.agency ?? (refundDue(facts.money) > 0 ? agencyIfRefund : undefined);
	const toProvider = provider ?? (facts.actor === 'operator' ? providerIfAgency : undefined);
	return [
		...(member && isReached(telling, facts) ? [toMember(member, { telling, facts, origin })] : []),
		...(toProvider ? facts.providers.map((to) => mailToProvider(toProvider, { to, facts, origin })) : []),
		...(agency && facts.agencyEmail !== '' && facts.providers.some(({ memberId }) => memberId !== null)
			? [mailToProvider(agency, { to: agencyOf(facts), facts, origin })]
			: []),
	];
}

/** Who phoned may have no address; and who has no account cannot rate. */
const isReached = (telling: Telling, { member }: TellFacts): boolean =>
	member.email !== '' && !(member.isGuest && telling === 'complete');

/** In Korean, as it reads everything. */
const agencyOf = ({ agencyEmail }: TellFacts): ToldProvider => ({
	memberId: null,
	email: agencyEmail,
	locale: 'ko',
});

function toMember(
	template: MailTemplate,
	{ telling, facts, origin }: { telling: Telling; facts: TellFacts; origin: string },
): NewMail {
	const { member, money, order } = facts;
	const { id: memberId, email: address, locale } = member;
	const freeUntil = facts.freeUntil?.toISOString() ?? '';
	const data = {
		...aboutReservation(facts, locale, origin),
		...(telling === 'ask-account' && { link: `${pageOf(facts, origin)}#refund-account` }),
		...(member.isGuest && { link: guestLink(facts, origin), isGuest: 1 }),
		...(!isOpen(facts.status) && { isEnded: 1 }),
		name: greetingName(member),
		meetingPoint: facts.moved?.to ?? textIn(facts.meetingPoint, locale),
		...(facts.moved && { meetingBefore: facts.moved.from }),
		reason: facts.reason ?? '',
		until: untilOf(facts),
		...(facts.change && askedData(facts, facts.change.order)),
		...promotionData(facts, locale),
		...agreedData(facts),
		...datesData(facts),
		totalWon: money.total,
		paidWon: money.paid - money.refunded,
		refundWon: refundDue(money),
		owedWon: balanceDue(money),
		keptWon: money.kept,
		inCheckWon: money.inCheck ?? 0,
		ticket: facts.ticket ?? '',
		...correctedData(facts),
		needsFreeUntil: facts.questions?.freeUntil ? freeUntil : '',
		waivedUntil: facts.isWaived ? freeUntil : '',
		days: refundDays,
		...refundToData(facts),
		freeUntil,
		cancelWon: facts.cancelWon ?? 0,
		depositWon: facts.plan?.deposit ?? 0,
		depositBy: facts.plan?.depositBy.toISOString() ?? '',
		onSiteWon: facts.plan?.balance ?? 0,
		balanceBy: facts.plan?.balanceBy?.toISOString() ?? '',
		won: facts.won ?? 0,
		...dueData(facts),
		slipReason: facts.slip?.reason ?? 'other',
		slipNote: facts.slip?.note ?? '',
		...{ isLate: facts.slip?.isLate ? 1 : 0, isLast: facts.slip?.isLast ? 1 : 0 },
		...(telling === 'complete' && {
			link: `${origin}${pagePath('ratingForm', { area: facts.area, id: facts.productId })}?reservation=${facts.id}`,
		}),
		...(isAboutPaying(telling) && { until: facts.payBy?.toISOString() ?? '' }),
		...(telling !== 'slip-refused' && isAboutPaying(telling) && { uselessAfter: facts.payBy?.toISOString() ?? '' }),
		...((telling === 'remind-week' || telling === 'remind-day') && {
			daysLeft: telling === 'remind-week' ? 7 : 1,
			infoLink: origin + pagePath('productDetail', { area: facts.area, id: facts.productId }),
			uselessAfter: latestStart(order).toISOString(),
		}),
	};
	// One set of facts serves every template; the test writes each of them in every language.
	return { memberId, address, locale, template, data } as NewMail;
}

/** Where its refund goes, or that this is still to be said. */
const refundToData = ({ money, isRefundWayKnown = false, refundTo, isReturned, actor }: TellFacts) => ({
	...(refundDue(money) > 0 && !isRefundWayKnown && { asksAccount: 1 }),
	...(isReturned !== undefined && { isReturned: isReturned ? 1 : 0 }),
	...(refundTo && {
		way: refundTo.way,
		bank: refundTo.account?.bank ?? '',
		account: refundTo.account ? maskedNumber(refundTo.account) : '',
		isChangedWay: refundTo.isChanged ? 1 : 0,
		isAtWord: actor === 'operator' ? 1 : 0,
	}),
});

/** Which facts were put right, and by whom. */
const correctedData = ({ corrected, actor }: TellFacts) =>
	corrected ? { corrected: JSON.stringify(corrected), by: actor ?? 'member' } : {};

/** Who joins with the address and proves it finds the reservation there. */
const guestLink = ({ id }: TellFacts, origin: string): string =>
	`${origin}${pagePath('join')}?next=${encodeURIComponent(pagePath('myReservation', { id }))}`;

const isAboutPaying = (telling: Telling) =>
	telling === 'remind-pay' || telling === 'remind-balance' || telling === 'slip-refused';

function mailToProvider(
	template: MailTemplate,
	{ to, facts, origin }: { to: ToldProvider; facts: TellFacts; origin: string },
): NewMail {
	const { memberId, email: address, locale } = to;
	const data = {
		...aboutReservation(facts, locale, origin),
		// Who receives guests works in the console, in Korean too.
		link: `${origin}${consolePages.reservations.path}/${facts.id}`,
		guest: facts.guestName,
		reason: facts.reason ?? '',
		until: untilOf(facts),
		language: facts.guestLanguage,
		...(facts.change && askedData(facts, facts.change.order)),
		...promotionData(facts, locale),
		...agreedData(facts),
		...datesData(facts),
		totalWon: facts.money.total,
		won: facts.won ?? 0,
		...correctedData(facts),
		freed: facts.isFreeing ? 1 : 0,
		owedWon: balanceDue(facts.money),
		refundWon: refundDue(facts.money),
		days: refundDays,
		...dueData(facts),
	};
	return { memberId, address, locale, template, data } as NewMail;
}

/** What is to be transferred now, by when, and whether it is freed where it is not. */
const dueData = ({ due, isFreed }: TellFacts) => ({
	dueWon: due?.won ?? 0,
	dueBy: due?.by.toISOString() ?? '',
	isFreed: isFreed ? 1 : 0,
});

/** The lines of the price that is told of, the waiting one first. */
const agreedData = ({ price, offer, beforeWon, money }: TellFacts) => ({
	lines: JSON.stringify(toldLines(offer?.lines ?? (price.basis === 'agreed' ? price.lines : []))),
	offeredWon: offer ? lessTakenOff(money, offer.total) : money.total,
	takenOffWon: money.takenOff ?? 0,
	beforeWon: beforeWon ?? money.total,
});

/** The dates that are told of, as JSON, each as long as what is reserved. */
const datesData = ({ proposal, order, money }: TellFacts) => ({
	dates: JSON.stringify(proposal ? toldDates(order, proposal.dates, money) : []),
	...(proposal?.text && { said: proposal.text }),
});

const promotionData = ({ promotion }: TellFacts, locale: ContentLocale) => ({
	promotion: promotion ? textIn(promotion.title, locale) : '',
	promotionWon: promotion?.won ?? 0,
});

/** Until when an answer is due: about a price, other dates, a change, the request itself, or a need. */
function untilOf({ change, offer, proposal, expiresAt, questions }: TellFacts): string {
	if (offer) return offer.validUntil;
	if (proposal) return proposal.validUntil;
	if (change) return change.expiresAt;
	return expiresAt?.toISOString() ?? (isAsking(questions) ? questions?.by : undefined) ?? '';
}

const pageOf = ({ id }: TellFacts, origin: string): string => origin + pagePath('myReservation', { id });

/** What every mail about it has. */
export const aboutReservation = (facts: TellFacts, locale: ContentLocale, origin: string) => ({
	...orderData(facts, facts.order),
	area: facts.area,
	code: facts.code,
	product: textIn(facts.title, locale),
	chosen: facts.chosen ? textIn(facts.chosen, locale) : '',
	provider: textIn(facts.providerName, locale),
	link: pageOf(facts, origin),
	needs: JSON.stringify(toldNeeds(facts.needs, facts.questions)),
	company: JSON.stringify(toldCompany(facts.details)),
});
