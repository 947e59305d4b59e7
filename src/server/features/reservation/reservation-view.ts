import type {
	EveryonesView,
	GuestView,
	OperatorView,
	ProviderView,
	ReservationDetail,
} from '#contract/api/reservation.ts';
import { kinds } from '#domain/area/areas.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import type { Viewer } from '#domain/member/access.ts';
import { maskPassport } from '#domain/member/mask-passport.ts';
import { mayDo, worksFor } from '#domain/organisation/rights.ts';
import { choiceGroups } from '#domain/product/price.ts';
import { hasCome, writeBlock } from '#domain/rating/rating-rules.ts';
import { monthOf } from '#domain/refund/refund-month.ts';
import { mayMove } from '#domain/reservation/advance-reservation.ts';
import { needsAccount, ruledAs } from '#domain/reservation/at-guests-word.ts';
import { freeCancelUntil } from '#domain/reservation/free-cancel-until.ts';
import { takesGuestList } from '#domain/reservation/guest-list.ts';
import { correctableFacts, type LeadFact } from '#domain/reservation/lead-facts.ts';
import { shownMeeting } from '#domain/reservation/meeting.ts';
import { moveRight } from '#domain/reservation/move-right.ts';
import { refusedNeeds } from '#domain/reservation/need-questions.ts';
import type { Order } from '#domain/reservation/order.ts';
import { paymentPlan, paymentStatus } from '#domain/reservation/payment.ts';
import { payView } from '#domain/reservation/payment-state.ts';
import { isLastAgain } from '#domain/reservation/proof.ts';
import { movedTo } from '#domain/reservation/proposal.ts';
import { refundOutlook } from '#domain/reservation/refund-outlook.ts';
import {
	balanceDue,
	type Change,
	cancelledMoney,
	isOpen,
	lessTakenOff,
	type Money,
	type Reservation,
	refundDue,
} from '#domain/reservation/reservation.ts';
import { moveNames } from '#domain/reservation/reservation-machine.ts';
import { mayForReservation, type ReservationRole, roleFor } from '#domain/reservation/reservation-policy.ts';
import { type MovedDetails, movedTold, sayMeeting } from '#domain/reservation/say-meeting.ts';
import type { Traveller } from '#domain/reservation/travellers.ts';
import { findClosedAmong } from '#server/features/refund/refund.repo.ts';
import { findUnreadThread } from '#server/features/thread/thread-unread.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { namedActors } from './done-by.ts';
import { findOtherDues } from './find-other-dues.ts';
import { freeDates } from './free-dates.ts';
import { hasToRecord, houseView } from './house-view.ts';
import { leadStanding } from './lead-row.ts';
import { paymentView, reversalOf } from './payment-view.ts';
import { findEvents } from './reservation.repo.ts';
import { type ReservationRow, reservationOf } from './reservation-row.repo.ts';
import { findPayments, findProofs, findShownReservation, type ShownReservation } from './reservation-view.repo.ts';
import { openFacts, type SealedFacts } from './sealed-facts.ts';

type Asked = { id: string; language: ContentLocale };
type Say = (texts: LocaleText) => string;
type Part = {
	queries: Context['queries'];
	viewer: Viewer;
	shown: ShownReservation;
	reservation: Reservation;
	sealed: SealedFacts;
	language: ContentLocale;
	now: Date;
	say: Say;
};

/** As many as the contract shows; nobody gets near it. */
const most = { events: 200, payments: 100, proofs: 20 };

/** One reservation as the viewer may see it; undefined for those whom it does not concern. */
export async function viewReservation(
	{ queries, services, now, viewer }: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	{ id, language }: Asked,
): Promise<ReservationDetail | undefined> {
	const shown = await findShownReservation(queries, { id, language, now });
	const role = shown && roleFor(viewer, { ...shown, memberId: shown.row.memberId });
	if (!viewer || !shown || !role) return undefined;
	const part: Part = {
		...{ queries, viewer, shown, language, now },
		reservation: { ...reservationOf(shown.row), isCalledOff: shown.isCalledOff },
		sealed: openFacts(services.keys, shown.row),
		say: (texts) => texts[shownLocale(texts, language) ?? 'ko'] ?? '',
	};
	return await views[role](part);
}

/** Each role has a view of its own: what it must not see is not in it. */
const views = { member: guestView, provider: providerView, operator: operatorView };

async function guestView(part: Part): Promise<GuestView> {
	const { queries, viewer, shown, reservation, sealed, language, now, say } = part;
	const { row, transfer } = shown;
	const [everyones, others] = await Promise.all([
		everyonesView(part, 'member'),
		row.status === 'confirmed' ? findOtherDues(queries, { ...row, language, now }) : [],
	]);
	const isToPay = row.status !== 'requested' && balanceDue(reservation.money) > 0;
	const rating = { ...shown, role: 'member' as const, viewer, now };
	return {
		...everyones,
		role: 'member',
		passportMasked: sealed.passport === null ? null : maskPassport(sealed.passport),
		contents: sealed.contents,
		allergy: sealed.allergy,
		transfer: isToPay && transfer ? transferView(transfer, say) : null,
		others: others.map(({ by, ...other }) => ({ ...other, by: by.toISOString() })),
		mayRate: mayRate(row, rating),
		isUnseen: rateBlock(row, rating) === 'not-seen',
		again: againOf(row, { isOffered: shown.isOffered, role: 'member', now }),
	};
}

async function providerView(part: Part): Promise<ProviderView> {
	const [everyones, house] = await Promise.all([everyonesView(part, 'provider'), houseView(part, 'provider')]);
	const canRecordPayment = house.canRecordPayment && hasToRecord('provider', everyones);
	return { ...everyones, role: 'provider', ...house, canRecordPayment };
}

async function operatorView(part: Part): Promise<OperatorView> {
	const [everyones, house] = await Promise.all([everyonesView(part, 'operator'), houseView(part, 'operator')]);
	return { ...everyones, role: 'operator', ...house, guestReservesFreely: part.shown.reservesFreely };
}

async function everyonesView(part: Part, role: ReservationRole): Promise<Omit<EveryonesView, 'passportMasked'>> {
	const { queries, shown } = part;
	const { id } = shown.row;
	const reader = { role: role === 'member' ? ('guest' as const) : role, memberId: part.viewer.id };
	const [proposal, events, payments, proofs, thread] = await Promise.all([
		proposalView(part),
		findEvents(queries, id, most.events),
		shown.hasPayments ? findPayments(queries, id, most.payments) : [],
		shown.hasProofs ? findProofs(queries, id, most.proofs) : [],
		findUnreadThread(queries, { kind: 'reservation', subjectId: id }, reader),
	]);
	const byOf = await namedActors(queries, [...events, ...payments, ...payments.map(reversalOf)], {
		...{ viewer: part.viewer, role, organisationId: shown.organisationId },
	});
	const refunds = role === 'member' ? [] : payments.filter(({ kind }) => kind === 'refund');
	const closed = await findClosedAmong(queries, [...new Set(refunds.map(({ at }) => monthOf(at)))]);
	return {
		...whatView(part, role),
		...whoView(part, role),
		...moneyView(part),
		proposal,
		unread: thread?.unread ?? 0,
		threadId: thread?.id ?? null,
		payments: payments.reverse().map((row) => paymentView(row, part, { role, byOf, closed })),
		proofs: proofs.reverse().map(({ variants, at, answerBy, ...proof }) => ({
			...proof,
			variant: variants[0]?.name ?? '',
			at: at.toISOString(),
			answerBy: answerBy.toISOString(),
		})),
		history: events.reverse().map(({ event, actor, actorId, at, reason, details }) => ({
			...{ event, actor, reason, by: byOf({ actor, actorId }) },
			at: at.toISOString(),
			percent: (details.percent as number | undefined) ?? null,
			order: (details.order as Order | undefined) ?? null,
			isWish: event === 'ask-change' && details.isWish === true,
			won: (details.won as number | undefined) ?? null,
			moved: movedTold(details.moved as MovedDetails | undefined, part.say),
			corrected: (details.corrected as LeadFact[] | undefined) ?? [],
		})),
	};
}

/** Other dates that were proposed, with what is left of them by now. */
async function proposalView({ queries, shown, reservation, now }: Part): Promise<EveryonesView['proposal']> {
	const { proposal, order } = reservation;
	if (!proposal) return null;
	const { schedule, row } = shown;
	const free = await freeDates(queries, { productId: row.productId, schedule, reservation, now }, proposal.dates);
	return {
		...proposal,
		dates: proposal.dates.map((date, at) => ({
			...{ ...date, total: lessTakenOff(reservation.money, date.total) },
			...{ to: movedTo(order, date).to, isFree: free[at] ?? false },
		})),
	};
}

/** What was reserved, where it stands, and what the viewer may do with it. */
function whatView({ viewer, shown, reservation, now, say }: Part, role: ReservationRole) {
	const { row, text } = shown;
	const { order, change, offer, terms, money } = reservation;
	const mayReadGuests = mayReadAll(viewer, { memberId: row.memberId, organisationId: shown.organisationId });
	const meeting = shownMeeting(row, { now: shown.meetingNow, agreed: shown.meetingAgreed });
	const { spot } = meeting;
	return {
		id: row.id,
		code: row.code,
		status: row.status,
		area: shown.area,
		kind: shown.kind,
		productId: row.productId,
		title: text?.title ?? '',
		picture: shown.picture,
		provider: say(shown.providerName),
		providerId: row.providerId,
		startsAt: row.startsAt.toISOString(),
		endsAt: row.endsAt.toISOString(),
		order,
		choices: choicesOf(order, text?.options ?? {}),
		meetingPoint: meeting.point,
		place: say(meeting.name),
		address: spot && { hangul: spot.hangul, latitude: spot.latitude, longitude: spot.longitude },
		movedFrom: meeting.movedFrom && sayMeeting(meeting.movedFrom, say),
		ticket: row.ticket,
		details: row.details,
		answerBy: answerBy(reservation)?.toISOString() ?? null,
		hasChange: change !== null,
		isTaken: row.takenBy !== null,
		offerUntil: offer?.validUntil ?? null,
		datesUntil: reservation.proposal?.validUntil ?? null,
		waivedUntil: waivedView(reservation, now),
		offer: offer && { ...offer, lines: [...offer.lines] },
		places: reservation.places,
		arrivedAt: row.arrivedAt?.toISOString() ?? null,
		...askingOf(row),
		isLastDate: isLastAgain(reservation),
		change: change && {
			order: change.order,
			total: lessTakenOff(money, change.price.total),
			kept: keptBy(change, money),
			travellers: change.travellers ? namesOnly(change.travellers, mayReadGuests) : null,
			askedAt: change.askedAt,
			expiresAt: change.expiresAt,
		},
		moves: moveNames.filter(
			(name) =>
				mayMove(reservation, name, { actor: ruledAs(name, { actor: role, isGuest: shown.isGuest }), now }) &&
				(role === 'member' || mayDo(viewer, moveRight(name), shown.organisationId)) &&
				!(shown.isGuest && needsAccount(name)),
		),
		bounds: { minPersons: shown.minPersons, maxPersons: shown.maxPersons, capacity: shown.schedule.capacity },
		terms: { price: terms.price, confirmation: terms.confirmation },
	};
}

/** Told with the one date until which cancelling is free, while another date that was asked for is a reason for it. */
function waivedView(reservation: Reservation, now: Date): string | null {
	const { status, waivedUntil } = reservation;
	const isWaived = status === 'confirmed' && waivedUntil && waivedUntil > now;
	return isWaived ? (freeCancelUntil(reservation) ?? waivedUntil).toISOString() : null;
}

/** What a change costs by what is given up, once it is agreed to. */
const keptBy = ({ price, percent }: Change, money: Money): number =>
	Math.max(0, cancelledMoney(money, { price: price.total, percent }).kept - money.kept);

/** Until when its provider has to answer: the request, or the wish for a change; not while a price or other dates wait for the guest. */
export function answerBy({ status, expiresAt, change, offer, proposal }: Reservation): Date | null {
	if (offer || proposal) return null;
	if (status === 'requested') return expiresAt;
	return change && new Date(change.expiresAt);
}

type RateFacts = { isRated: boolean; organisationId: string; role: ReservationRole; viewer: Viewer; now: Date };

/** What keeps its guest from rating it; an address to be verified first stands in nobody's way here. */
const rateBlock = (row: ReservationRow, { isRated, organisationId, viewer, now }: RateFacts) =>
	writeBlock(
		{
			...row,
			isRated,
			isEmailVerified: true,
			isOwnProduct: worksFor(viewer, organisationId),
			hasCome: hasCome(row),
		},
		now,
	);

export const mayRate = (row: ReservationRow, facts: RateFacts): boolean =>
	facts.role === 'member' && rateBlock(row, facts) === undefined;

/** What of the needs nobody has answered yet, what was refused, and in which language to answer. */
export const askingOf = ({ questions, askingBy, locale, status }: ReservationRow) => ({
	asking: askingBy && questions ? questions.list.flatMap(({ id, answer }) => (answer === null ? [id] : [])) : [],
	askingBy: askingBy?.toISOString() ?? null,
	refused: isOpen(status) ? refusedNeeds(questions) : [],
	guestLanguage: locale,
});

/** The same again: once it is over, for who had it, while there is such a product. */
export function againOf(
	{ status, endsAt, persons, units }: ReservationRow,
	{ isOffered, role, now }: { isOffered: boolean; role: ReservationRole; now: Date },
): GuestView['again'] {
	const isToCome = isOpen(status) && endsAt > now;
	return role === 'member' && isOffered && !isToCome ? { persons, units } : null;
}

/** In the order of the groups: the database keeps an object's keys in one of its own. */
const choicesOf = ({ choices }: Order, names: Record<string, string>) =>
	choiceGroups.flatMap((group) => {
		const id = choices[group];
		return id === undefined ? [] : [{ group, label: names[id] ?? id }];
	});

function whoView({ viewer, shown, reservation, sealed, now }: Part, role: ReservationRole) {
	const { row, kind: slug, organisationId } = shown;
	const kind = kinds[slug];
	const mayReadGuests = mayReadAll(viewer, { memberId: row.memberId, organisationId });
	return {
		needs: row.needs,
		questions: questionsView(reservation),
		lead: leadOf(row, mayReadGuests),
		correctable: mayForReservation(viewer, 'reservation.answer', { memberId: row.memberId, organisationId })
			? [...correctableFacts(role, leadStanding(row, reservation.money), now)]
			: [],
		travellers: namesOnly(row.travellers, mayReadGuests),
		guestCount: kind && takesGuestList(kind) && mayReadGuests ? (sealed.guests ?? []).length : null,
		isErased: row.erasedAt !== null,
	};
}

/** Told with the one date until which cancelling is free, where an answer is a reason for it. */
function questionsView(reservation: Reservation): ReservationDetail['questions'] {
	const { questions } = reservation;
	if (!questions) return null;
	const freeUntil = questions.freeUntil && (freeCancelUntil(reservation)?.toISOString() ?? null);
	return { ...questions, list: [...questions.list], freeUntil };
}

/** What guests told of themselves, beyond a name, a language and a telephone. */
const mayReadAll = (
	viewer: Viewer,
	{ memberId, organisationId }: { memberId: string; organisationId: string },
): boolean => viewer.id === memberId || mayDo(viewer, 'guest.reveal', organisationId);

const namesOnly = (travellers: readonly Traveller[], isWhole: boolean): Traveller[] =>
	travellers.map((one) => (isWhole ? one : { ...one, birthOn: '' }));

/** Who only receives guests (a guide) needs a name, a language and a telephone: birth and address stay with who may read what guests told. */
function leadOf({ firstName, lastName, country, phone, ...told }: ReservationRow, isWhole: boolean) {
	if (country === null || phone === null) return null;
	const more = isWhole
		? { birthOn: told.birthOn, gender: told.gender, email: told.email }
		: { birthOn: null, gender: null, email: '' };
	return { firstName, lastName, country: country as Lead['country'], phone, ...more };
}
type Lead = NonNullable<ReservationDetail['lead']>;

/** Told as long as it was agreed to: it comes back into the price when days and persons meet it again. */
function promotionOf({ terms }: Reservation, say: Say): ReservationDetail['promotion'] {
	const { promotion } = terms.price;
	return promotion ? { id: promotion.id, title: terms.promotion ? say(terms.promotion.title) : '' } : null;
}

/** As a bank abroad writes it: the bank's English name beside the reader's, and its SWIFT code. */
const transferView = (transfer: NonNullable<ShownReservation['transfer']>, say: Say): GuestView['transfer'] => ({
	bank: say(transfer.bank),
	bankLatin: transfer.bank.en ?? say(transfer.bank),
	account: transfer.account,
	holder: transfer.holder,
	swift: transfer.swift ?? null,
});

/** What it costs, what comes back by the clock, what is to be paid and where to. */
function moneyView({ shown: { row }, reservation, now, say }: Part) {
	const { money, price } = reservation;
	const { percent, won, steps } = refundOutlook(reservation, now);
	const plan = paymentPlan(reservation, row.confirmedAt ?? row.requestedAt);
	return {
		payment: paymentStatus(reservation),
		pay: payView(reservation),
		price: price.basis === 'agreed' ? { ...price, lines: [...price.lines] } : price,
		promotion: promotionOf(reservation, say),
		money: { inCheck: 0, takenOff: 0, ...money, refundDue: refundDue(money), balanceDue: balanceDue(money) },
		refund: { percent, won, steps: steps.map((step) => ({ ...step, until: step.until.toISOString() })) },
		plan: {
			...plan,
			depositBy: plan.depositBy.toISOString(),
			balanceBy: plan.balanceBy?.toISOString() ?? null,
		},
	};
}
