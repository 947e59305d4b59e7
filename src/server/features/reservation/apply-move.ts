import type { Advanced, MoveInput } from '#domain/reservation/advance-reservation.ts';
import { dueNow, isMoreToPay } from '#domain/reservation/due.ts';
import { needsWithin } from '#domain/reservation/needs-within.ts';
import { type ActorKind, holdsPlaces } from '#domain/reservation/reservation.ts';
import { isWishKnown } from '#domain/reservation/wish-telling.ts';
import { giveBackPromotion } from '#server/features/promotion/promotion-use.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
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
	/** Of a slot nobody has touched yet. */
	capacity: number;
	now: Date;
};

/**
 * Writes all of what a move leads to: the state, the line in the history, mails, the use of a promotion given back, the job
 * that offers what became free, and last the places. False when there were not enough of them: the transaction then has to be rolled back.
 */
export async function applyMove(
	{ queries, services }: { queries: Transaction; services: Services },
	applied: Applied,
): Promise<boolean> {
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
		...(tellsOrder(input) && { needs: needsWithin(row.needs, next.order.persons) }),
		...(ticket !== undefined && { ticket }),
		...(input.move === 'ask-change' && wish.isWish && !isKnown && { wishToldAt: now }),
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
		},
		at: now,
	});
	const facts = await findTellFacts(queries, row.id, now);
	if (!facts) throw new Error(`nobody to tell about reservation ${row.id}`);
	const change = next.change ?? (isGivenUp(input) ? row.change : null);
	const told = { ...facts, actor, reason, percent: percent ?? null, change, isFreeing: frees.length > 0 };
	const mails = reservationMails(input.move, told, services.origin);
	await queueMails(
		{ queries, keys: services.keys },
		isKnown ? mails.filter(({ template }) => !template.startsWith('provider-')) : mails,
	);
	const { productId } = row;
	const isEnded = holdsPlaces(row.status) && !holdsPlaces(next.status);
	if (isEnded && row.terms.price.promotion) await giveBackPromotion(queries, row.id);
	if (frees.length > 0) await addJob(queries, 'offer-places', { productId }, { key: `offer-places ${productId}` });
	return shiftPlaces(queries, { productId, capacity: applied.capacity, takes, frees });
}

/** The wish that ended is told once more, as what will not be. */
const isGivenUp = ({ move }: MoveInput) => ['refuse-change', 'withdraw-change', 'expire-change'].includes(move);

const tellsOrder = ({ move }: MoveInput) => ['reduce', 'ask-change', 'agree-change'].includes(move);
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
