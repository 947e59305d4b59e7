import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { FaultCode } from '#contract/faults.ts';
import { kinds } from '#domain/area/areas.ts';
import { atOwnDesk } from '#domain/availability/schedule.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, type Refused, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { worksFor } from '#domain/organisation/rights.ts';
import {
	advance,
	type MoveInput,
	type MoveRefusal,
	mayMove,
	percentNow,
} from '#domain/reservation/advance-reservation.ts';
import { ruledAs } from '#domain/reservation/at-guests-word.ts';
import { areBagsTooMany } from '#domain/reservation/details.ts';
import { moveRight } from '#domain/reservation/move-right.ts';
import { type Order, orderFaults, orderPrice } from '#domain/reservation/order.ts';
import { type ActorKind, lessTakenOff, type Reservation } from '#domain/reservation/reservation.ts';
import type { MoveName } from '#domain/reservation/reservation-machine.ts';
import { mayForReservation, roleFor } from '#domain/reservation/reservation-policy.ts';
import { isSameOrder } from '#domain/reservation/same-order.ts';
import { type Traveller, tooYoung } from '#domain/reservation/travellers.ts';
import { findProduct } from '#server/features/product/product.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import { applyMove } from './apply-move.ts';
import { findIsCalledOff } from './call-off.repo.ts';
import { checkNames } from './check-names.ts';
import { checkProposal } from './check-proposal.ts';
import { countChange, forgiveChange } from './count-change.ts';
import { isMoreOfSuspended } from './is-more-of-suspended.ts';
import { refuseLargerWish } from './refuse-larger-wish.ts';
import { type FoundReservation, lockReservation } from './reservation.repo.ts';
import { type ReservationRow, reservationOf } from './reservation-row.repo.ts';
import { viewReservation } from './reservation-view.ts';

type MoveContext = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Asked = { id: string; language: ContentLocale; body: MoveBody };
type Refusal =
	| 'not-found'
	| 'not-allowed'
	| 'already-arrived'
	| 'invalid-input'
	| 'slot-full'
	| 'price-changed'
	| 'changed-since'
	| 'address-unproved'
	| 'unpaid-full'
	| 'requests-full'
	| 'house-suspended'
	| 'not-on-sale'
	| 'too-many-attempts';

/** One move of the life cycle: state, places, history, mails, all or nothing. */
export async function moveReservation(context: MoveContext, { id, language, body }: Asked) {
	const retryAfter = await countChange(context, { id, body });
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const moved = await move(context, { id, body });
	if (!moved.ok) {
		await forgiveChange(context, { id, body });
		return moved;
	}
	const view = await viewReservation(context, { id, language });
	return view ? accept(view) : refuse('not-found');
}

function move({ services, now, viewer }: MoveContext, { id, body }: { id: string; body: MoveBody }) {
	return services.transact<Refused<Refusal> | ReturnType<typeof accept<object>>>(async (queries) => {
		const bounded = await refuseLargerWish(queries, { id, body, viewer, now });
		if (bounded) return bounded;
		const found = await lockReservation(queries, id);
		const actor = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
		if (!found || !actor || !viewer) return refuse('not-found');
		const sides = { memberId: found.row.memberId, organisationId: found.organisationId };
		if (!mayForReservation(viewer, moveRight(body.move), sides)) return refuse('not-allowed');
		const reservation = { ...reservationOf(found.row), isCalledOff: await findIsCalledOff(queries, id) };
		const ruled = ruledAs(body.move, { actor, isGuest: found.isGuest });
		// Asked before anything else: who may not move it learns nothing of dates and prices.
		if (!mayMove(reservation, body.move, { actor: ruled, now }))
			return refuse(isOnlyArrived(reservation, body.move, { actor, now }) ? 'already-arrived' : 'not-allowed');
		// The same again changes nothing, and nobody is told twice.
		if (body.move === 'give-ticket' && (body.ticket || null) === found.row.ticket) return refuse('not-allowed');
		if ('percent' in body && isOutdated(body.percent, percentNow(reservation, now))) return refuse('price-changed');
		if (body.move === 'confirm' && body.seen && !isSameOrder(body.seen as Order, reservation.order))
			return refuse('not-allowed');
		const wished = agreedTo(reservation, body);
		if (wished && (await isMoreOfSuspended(queries, { found, reservation, wished })))
			return refuse(actor === 'member' ? 'not-on-sale' : 'house-suspended');
		const wish = await checkWish(queries, {
			found,
			reservation,
			body,
			isAtDesk: actor !== 'member' && isOwn(viewer, found),
			now,
		});
		if (!wish.ok) return wish;
		const proposed = await checkProposal(queries, { found, reservation, body, now });
		if (!proposed.ok) return proposed;
		const names = checkNames(found, body);
		const input = inputOf(found, body, names.ok ? names.value : undefined);
		const advanced = advance(reservation, input, { actor: ruled, now });
		if (!advanced.ok) return refusalOf(advanced.refusal);
		// Last: how many names are asked for follows from the persons.
		if (!names.ok) return names;
		if (isPartyTooYoung(found.row, input)) return faulty('order.on', 'guest-too-young');
		const reason = ('reason' in body && body.reason) || null;
		const isTaken = await applyMove(
			{ queries, services },
			{ found, input, advanced: advanced.value, actor, actorId: viewer.id, reason, now },
		);
		return isTaken ? accept({}) : rollBack(refuse('slot-full'));
	});
}

/** What it becomes by the word of one side to what the other put. */
function agreedTo({ change, offer, order }: Reservation, { move }: MoveBody) {
	if (move === 'agree-change') return change;
	return move === 'accept-price' && offer
		? { order: { ...order, persons: offer.persons }, places: offer.places }
		: null;
}

/** What the page said comes back, where it said so, is not what comes back by now. */
const isOutdated = (said: number | undefined, percent: number): boolean => said !== undefined && said !== percent;

const faulty = (at: string, code: FaultCode) => refuse('invalid-input', { faults: [{ at, code }] });

function inputOf(
	{ row, minPersons }: FoundReservation,
	body: MoveBody,
	travellers: readonly Traveller[] | undefined,
): MoveInput {
	if (body.move === 'reduce') {
		const { persons, units } = body;
		return { move: 'reduce', persons, units, travellers, minPersons, bags: Number(row.details.bags ?? 0) };
	}
	if (body.move === 'ask-change') return { move: 'ask-change', order: body.order as Order, travellers };
	if (body.move === 'propose-dates') return { ...body, text: body.reason ?? null };
	if (body.move === 'accept-date' || body.move === 'decline-dates') return body;
	if (body.move === 'give-ticket') return { move: body.move, ticket: body.ticket || null };
	if (body.move === 'answer-needs') return { move: body.move, answers: body.answers };
	if (body.move === 'accept-price' || body.move === 'decline-price') return { move: body.move, version: body.version };
	return { move: body.move };
}

/** What a guest could do if they had not come yet. */
const isOnlyArrived = (reservation: Reservation, name: MoveName, by: { actor: ActorKind; now: Date }): boolean =>
	by.actor === 'member' && reservation.arrivedAt !== null && mayMove({ ...reservation, arrivedAt: null }, name, by);

function refusalOf(refusal: MoveRefusal): Refused<Refusal> {
	if (refusal === 'not-allowed' || refusal === 'price-changed' || refusal === 'changed-since') return refuse(refusal);
	const places = {
		'not-fewer': 'persons',
		'too-few-persons': 'persons',
		'too-many-bags': 'units',
		'same-order': 'order',
		'price-agreed': 'order.persons',
	};
	return faulty(places[refusal], refusal);
}

/** On another day somebody may be younger than the product takes. */
function isPartyTooYoung({ birthOn, travellers, terms }: ReservationRow, input: MoveInput): boolean {
	if (input.move !== 'ask-change') return false;
	const births = [birthOn ?? undefined, ...(input.travellers ?? travellers).map((one) => one.birthOn)];
	const { on, persons } = input.order;
	return tooYoung(births, { fromAge: terms.price.fromAge, on, persons }).length > 0;
}

type Wish = { found: FoundReservation; reservation: Reservation; body: MoveBody; isAtDesk: boolean; now: Date };

const isOwn = (viewer: Viewer, { organisationId }: FoundReservation): boolean =>
	organisationId !== null && worksFor(viewer, organisationId);

/**
 * A change of date or persons goes by what the product offers today, at the prices agreed to at booking; the total is the
 * one the page showed. What is not offered any more cannot be changed to.
 */
async function checkWish(queries: Transaction, { found, reservation, body, isAtDesk, now }: Wish) {
	if (body.move !== 'ask-change') return accept({});
	const offered = await findProduct(queries, found.row.productId, now);
	const kind = offered && kinds[offered.product.kind];
	if (!offered || !kind) return faulty('order.on', 'not-offered');
	const { minPersons, maxPersons } = offered.product;
	// What a house does at a guest's word it can still do: no notice is asked of itself.
	const schedule = isAtDesk ? atOwnDesk(offered.product.schedule) : offered.product.schedule;
	const { price } = reservation.terms;
	const order = body.order as Order;
	const faults = orderFaults(order, { kind, schedule, price, minPersons, maxPersons }, now);
	if (faults.length > 0)
		return refuse('invalid-input', { faults: faults.map(({ at, code }) => ({ at: `order.${at}`, code })) });
	if (areBagsTooMany(found.row.details, order.units, price)) return faulty('order.units', 'too-many-bags');
	const wished = reservation.price.basis === 'listed' ? orderPrice(price, order) : reservation.price;
	return lessTakenOff(reservation.money, wished.total) === body.total ? accept({}) : refuse('price-changed');
}
