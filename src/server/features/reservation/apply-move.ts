import { isAnyOnSale } from '#domain/availability/schedule.ts';
import { changesOf, type FieldRule } from '#domain/event/changes.ts';
import type { MoveInput } from '#domain/reservation/advance-reservation.ts';
import type { Advanced } from '#domain/reservation/advanced.ts';
import { ruledAs } from '#domain/reservation/at-guests-word.ts';
import { dueNow, isMoreToPay } from '#domain/reservation/due.ts';
import { needsWithin } from '#domain/reservation/needs-within.ts';
import type { Hold } from '#domain/reservation/order.ts';
import { type ActorKind, holdsPlaces, type Reservation, refundDue } from '#domain/reservation/reservation.ts';
import { isWishKnown } from '#domain/reservation/wish-telling.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findShownSchedule } from '#server/features/product/product.repo.ts';
import { giveBackPromotion } from '#server/features/promotion/promotion-use.repo.ts';
import { endVaultShares } from '#server/features/vault/vault-share.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { notePrice } from './note-price.ts';
import { queueToldMails } from './queue-told-mails.ts';
import { type FoundReservation, insertEvent, saveReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { columnsOf, remindedOf, reservationOf } from './reservation-row.repo.ts';
import { shiftPlaces } from './shift-places.ts';
import { findTellFacts } from './tell-facts.repo.ts';

type Applied = {
	/** Locked by the same transaction. */
	found: FoundReservation;
	input: MoveInput;
	advanced: Advanced;
	actor: ActorKind;
	/** Null is the clock. */
	actorId: string | null;
	reason: string | null;
	/** Of who puts a price: the same sent twice is one. */
	key?: string;
	now: Date;
};

/**
 * Writes all of what a move leads to: the state, the line in the history, mails, the use of a promotion given back, the job
 * that offers what became free, and last the places. False when there were not enough of them: the transaction then has to be rolled back.
 */
export async function applyMove({ queries, services }: Work, applied: Applied): Promise<boolean> {
	const { found, input, advanced, actor, actorId, reason, now } = applied;
	const { row, eraseAfterDays } = found;
	const { next, takes, frees, percent, travellers, ticket } = advanced;
	const reminded = remindedAfter(applied);
	const wish = { move: input.move, isWish: next.change !== null, toldAt: row.wishToldAt };
	const isKnown = isWishKnown(wish, now);
	await saveReservation(queries, row.id, {
		...columnsOf(next, { reminded, isErased: row.erasedAt !== null, eraseAfterDays }),
		isWeekReminded: reminded.week,
		isDayReminded: reminded.day,
		isPayReminded: reminded.pay,
		isBalanceReminded: reminded.balance,
		...(travellers && { travellers: [...travellers] }),
		...((tellsOrder(input) || input.move === 'accept-price') && { needs: needsWithin(row.needs, next.order.persons) }),
		...(ticket !== undefined && { ticket }),
		...(isAgreedAnew(applied) && { placeWording: found.wording }),
		...(input.move === 'ask-change' && wish.isWish && !isKnown && { wishToldAt: now }),
	});
	await notePrice(queries, {
		...{ id: row.id, before: reservationOf(row), next, move: input.move, actor, actorId, now },
		key: applied.key ?? null,
	});
	await insertEvent(queries, {
		reservationId: row.id,
		event: input.move,
		actor,
		actorId,
		status: next.status,
		reason,
		details: {
			...(percent !== undefined && { percent }),
			...(tellsOrder(input) && { order: orderTold(applied) }),
			...(input.move === 'ask-change' && { isWish: next.change !== null }),
			...priceTold(applied),
			...(input.move === 'propose-dates' && next.proposal && { dates: next.proposal.dates }),
		},
		at: now,
	});
	await tell({ queries, services }, applied, isKnown);
	const { productId } = row;
	const isEnded = holdsPlaces(row.status) && !holdsPlaces(next.status);
	const isWithout = row.terms.price.promotion && !next.terms.price.promotion;
	if ((isEnded && row.terms.price.promotion) || isWithout) await giveBackPromotion(queries, row.id);
	if (isEnded) await endVaultShares(queries, { kind: 'reservation', id: row.id }, now);
	if (frees.length > 0) await addJob(queries, 'offer-places', { productId }, { key: `offer-places ${productId}` });
	return shiftPlaces(queries, { productId, takes, frees });
}

type Work = { queries: Transaction; services: Services };

/** Its event, and the mails to whom it concerns. Who knows of a wish already is not told of it again. */
async function tell({ queries, services }: Work, applied: Applied, isKnown: boolean): Promise<void> {
	const { found, input, advanced, actor, actorId, reason, now } = applied;
	const { row } = found;
	const { next, frees, percent } = advanced;
	const cause = await recordEvent(queries, {
		kind: `reservation.${input.move}`,
		subject: ['reservation', row.id],
		...{ actor, actorId, parties: row, at: now },
		// Money to send back is the agency's to do.
		...(refundDue(next.money) > refundDue(reservationOf(row).money) && { also: ['agency'] }),
		facts: { code: row.code, productId: row.productId, status: next.status, ...(isKnown && { isKnown }) },
		changes: changesOf(toldOf(reservationOf(row)), toldOf(next), moveRules),
	});
	const facts = await findTellFacts(queries, row.id, now);
	if (!facts) throw new Error(`nobody to tell about reservation ${row.id}`);
	const change = next.change ?? (isGivenUp(input) ? row.change : null);
	const offer = input.move === 'offer-price' ? next.offer : isPriceGivenUp(input) ? row.offer : null;
	const proposal = input.move === 'propose-dates' ? next.proposal : areDatesGivenUp(input) ? row.proposal : null;
	const told = {
		...{
			...facts,
			offer,
			proposal,
			wasConfirmed: row.status === 'confirmed',
			beforeWon: row.totalWon,
			actor,
			reason,
			change,
		},
		...{ percent: percent ?? null, isFreeing: await areOnSale(queries, row.productId, { frees, now }) },
	};
	const mails = reservationMails(input.move, told, services.origin);
	await queueToldMails(
		{ queries, services },
		{
			cause,
			row,
			mails: isKnown || isSaidHere(applied) ? mails.filter(({ template }) => !isForHouse(template)) : mails,
		},
	);
}

/** Places that nobody can reserve, since the sale has stopped or it is too late, are told to nobody as free. */
async function areOnSale(queries: Transaction, productId: string, { frees, now }: { frees: Hold[]; now: Date }) {
	const schedule = frees.length > 0 ? await findShownSchedule(queries, productId, now) : undefined;
	return schedule !== undefined && isAnyOnSale(schedule, frees, now);
}

const isForHouse = (template: string): boolean => template.startsWith('provider-');

/** What the house did at the word of its guest, it knows. */
const isSaidHere = ({ actor, input, found: { isGuest } }: Applied): boolean =>
	actor === 'provider' && ruledAs(input.move, { actor, isGuest }) !== actor;

/** What a move may change, as the trail tells it. */
const toldOf = ({ status, order, money }: Reservation) => ({
	...{ status, on: order.on, time: order.time, to: order.to, units: order.units, persons: order.persons },
	...{ total: money.total, kept: money.kept },
});
const moveRules: Record<string, FieldRule> = {
	...{ status: 'plain', on: 'plain', time: 'plain', to: 'plain', units: 'plain', persons: 'plain' },
	...{ total: 'plain', kept: 'plain' },
};

/** The wish that ended is told once more, as what will not be. */
const isGivenUp = ({ move }: MoveInput) => ['refuse-change', 'withdraw-change', 'expire-change'].includes(move);

/** A price that will not be is told once more. */
const isPriceGivenUp = ({ move }: MoveInput) => ['decline-price', 'withdraw-price', 'expire-price'].includes(move);

/** Dates that will not be are told once more. */
const areDatesGivenUp = ({ move }: MoveInput) => ['decline-dates', 'withdraw-dates', 'expire-dates'].includes(move);

/** The total of the price that a move is about. */
function priceTold({ found: { row }, input, advanced: { next } }: Applied): { won?: number } {
	if (input.move === 'offer-price') return next.offer ? { won: next.offer.total } : {};
	return (input.move === 'accept-price' || isPriceGivenUp(input)) && row.offer ? { won: row.offer.total } : {};
}

const tellsOrder = ({ move }: MoveInput) => ['reduce', 'ask-change', 'agree-change', 'accept-date'].includes(move);
/** Where to go is agreed to with each change that holds; what was sold stays. */
const isAgreedAnew = ({ input, advanced: { next } }: Applied): boolean =>
	(tellsOrder(input) && !(input.move === 'ask-change' && next.change !== null)) || input.move === 'accept-price';
const orderTold = ({ input, advanced }: Applied) => (input.move === 'ask-change' ? input.order : advanced.next.order);

/**
 * Another date is reminded of anew, and so is paying where there is more to pay. What would be due at this very moment counts as done: the mail about the change tells
 * the date itself.
 */
function remindedAfter({ found: { row, eraseAfterDays }, advanced: { next }, now }: Applied) {
	const pay = row.isPayReminded && !isMoreToPay(reservationOf(row), next);
	if (next.order.on === row.on) return { ...remindedOf(row), pay };
	const isDue = (reminder: 'week' | 'day') => {
		const reminded = { week: reminder !== 'week', day: reminder !== 'day', pay: true, balance: true };
		return dueNow({ reservation: next, reminded, isErased: false, eraseAfterDays }, now)?.due.task === 'remind';
	};
	return { week: isDue('week'), day: isDue('day'), pay, balance: false };
}
