import { sql } from 'drizzle-orm';
import { agreedTotal } from '#domain/reservation/agreed-price.ts';
import { heldBy, waitingHolds } from '#domain/reservation/held-places.ts';
import { type Hold, holdsOf } from '#domain/reservation/order.ts';
import { balanceDue, holdsPlaces, isOpen, lessTakenOff, refundDue, sentBy } from '#domain/reservation/reservation.ts';
import { product } from '#server/db/schema/product.ts';
import { promotion, promotionMember, promotionUse } from '#server/db/schema/promotion.ts';
import { agreedPrice, paymentProof, reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { slot } from '#server/db/schema/slot.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { Queries } from '#server/queries.ts';

/**
 * Where places, money and history of the whole database disagree; empty when all is well. It counts everything anew from
 * the rows themselves and believes no counter.
 */
export async function truthFaults(queries: Queries): Promise<string[]> {
	const rows = await queries.select().from(reservation);
	const events = await queries.select().from(reservationEvent).orderBy(reservationEvent.id);
	const proofs = await queries.select().from(paymentProof);
	const versions = await queries.select().from(agreedPrice);
	return [
		...(await placeFaults(queries, rows)),
		...(await promotionFaults(queries, rows)),
		...rows.flatMap((row) => {
			const { status, change, offer, proposal, money, price } = reservationOf(row);
			const last = events.filter(({ reservationId }) => reservationId === row.id).at(-1);
			return [
				...(last?.status === status ? [] : [`${row.code}: history ends ${last?.status}, it is ${status}`]),
				...((change || offer || proposal) && !isOpen(status)
					? [`${row.code}: a change or price waits for what has ended`]
					: []),
				...priceFaults(row, versions),
				...(money.total === (holdsPlaces(status) ? lessTakenOff(row.terms, price.total) : 0)
					? []
					: [`${row.code}: total ${money.total}`]),
				...(money.paid >= money.refunded && money.kept >= 0 ? [] : [`${row.code}: money runs backwards`]),
				...(money.kept > sentBy(money) ? [`${row.code}: more is kept than was paid`] : []),
				...proofFaults(row, proofs),
				...(refundDue(money) > 0 && balanceDue(money) > 0 ? [`${row.code}: owed by both`] : []),
				...(refundDue(money) > money.paid ? [`${row.code}: more comes back than was paid`] : []),
			];
		}),
	];
}

/** One slip waits at the most, and the reservation knows it. */
function proofFaults({ id, code, proof }: Row, proofs: (typeof paymentProof.$inferSelect)[]): string[] {
	const waiting = proofs.filter(({ reservationId, status }) => reservationId === id && status === 'sent');
	const isTold = waiting.length === (proof?.status === 'sent' ? 1 : 0);
	return isTold && waiting.every(({ won }) => won === proof?.won) ? [] : [`${code}: ${waiting.length} slips wait`];
}

/** The versions of its price: as many as were counted, the waiting one open, the agreed one picked, and no other. */
function priceFaults(row: Row, all: (typeof agreedPrice.$inferSelect)[]): string[] {
	const versions = all.filter(({ reservationId }) => reservationId === row.id);
	const one = (state: string) => versions.filter((version) => version.state === state);
	const picked = row.price.basis === 'agreed' ? [row.price.version] : [];
	const open = row.offer ? [row.offer.version] : [];
	const isSum = versions.every(({ lines, totalWon }) => agreedTotal(lines) === totalWon);
	const is = (state: string, wanted: readonly number[]) =>
		JSON.stringify(one(state).map(({ version }) => version)) === JSON.stringify(wanted);
	return [
		...(versions.length === row.priceVersion ? [] : [`${row.code}: ${versions.length} of ${row.priceVersion} prices`]),
		...(is('open', open) ? [] : [`${row.code}: another price is open than waits`]),
		...(is('picked', picked) ? [] : [`${row.code}: another price is picked than holds`]),
		...(isSum ? [] : [`${row.code}: lines and total disagree`]),
		...(row.price.basis === 'agreed' && row.terms.price.promotion ? [`${row.code}: a promotion on lines`] : []),
	];
}

type Row = typeof reservation.$inferSelect;

async function placeFaults(queries: Queries, rows: (typeof reservation.$inferSelect)[]): Promise<string[]> {
	const held = new Map<string, number>();
	const keyOf = (productId: string, { on, time }: { on: string; time: string | null }) =>
		`${productId} ${on} ${time ?? ''}`;
	const add = (productId: string, holds: readonly Hold[]) => {
		for (const hold of holds) held.set(keyOf(productId, hold), (held.get(keyOf(productId, hold)) ?? 0) + hold.places);
	};
	for (const row of rows) {
		const one = reservationOf(row);
		if (holdsPlaces(one.status)) add(row.productId, [...heldBy(one), ...waitingHolds(one)]);
	}
	const offers = await queries
		.select({ productId: waiting.productId, order: waiting.order, price: product.price })
		.from(waiting)
		.innerJoin(product, sql`${product.id} = ${waiting.productId}`)
		.where(sql`${waiting.status} = 'offered'`);
	for (const { productId, order, price } of offers) add(productId, holdsOf(price, order));
	const taken = new Map((await queries.select().from(slot)).map((one) => [keyOf(one.productId, one), one.taken]));
	return [...new Set([...held.keys(), ...taken.keys()])].flatMap((key) => {
		const [is, should] = [taken.get(key) ?? 0, held.get(key) ?? 0];
		return is === should ? [] : [`${key}: ${is} taken, ${should} held`];
	});
}

/** Every reservation that did not come to nothing holds the promotion it was agreed with, no other does, and both counters say so. */
async function promotionFaults(queries: Queries, rows: (typeof reservation.$inferSelect)[]): Promise<string[]> {
	const uses = await queries.select().from(promotionUse);
	const held = rows.filter(({ status, terms }) => holdsPlaces(status) && terms.price.promotion);
	const useOf = new Map(uses.map((use) => [use.reservationId, use]));
	const countIn = (isIt: (use: (typeof uses)[number]) => boolean) => uses.filter(isIt).length;
	const promotions = await queries.select().from(promotion);
	const members = await queries.select().from(promotionMember);
	return [
		...(uses.length === held.length ? [] : [`${uses.length} uses of promotions, ${held.length} reservations hold one`]),
		...held.flatMap(({ id, code, memberId, terms }) => {
			const use = useOf.get(id);
			const isRight = use?.promotionId === terms.price.promotion?.id && use?.memberId === memberId;
			return isRight ? [] : [`${code}: holds ${use?.promotionId ?? 'no promotion'}`];
		}),
		...promotions.flatMap(({ id, used, totalLimit }) => {
			const count = countIn((use) => use.promotionId === id);
			const isOver = totalLimit !== null && count > totalLimit;
			return used === count && !isOver ? [] : [`${id}: ${used} used of ${totalLimit}, ${count} hold it`];
		}),
		...members.flatMap(({ promotionId, memberId, used }) => {
			const count = countIn((use) => use.promotionId === promotionId && use.memberId === memberId);
			const limit = promotions.find(({ id }) => id === promotionId)?.memberLimit ?? count;
			return used === count && count <= limit ? [] : [`${promotionId}: a member used ${used}, holds ${count}`];
		}),
	];
}
