import {
	and,
	asc,
	count,
	countDistinct,
	desc,
	eq,
	inArray,
	isNotNull,
	isNull,
	max,
	type SQL,
	sql,
	sum,
} from 'drizzle-orm';
import type { ProofQueue } from '#contract/api/proof.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { payment, paymentProof, reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';
import { agreedTitle } from './reservation-view.repo.ts';

type ProofCursor = { at: string; id: string };

const isWaiting = eq(paymentProof.status, 'sent');
const isDecided = isNotNull(paymentProof.decidedAt);

type Asked = { queue: ProofQueue; after: ProofCursor | undefined; limit: number };

/** The slips of a page, each once however many reservations it pays for. */
export function findProofPage(queries: Queries, { queue, after, limit }: Asked) {
	const isForward = queue === 'waiting';
	const at = isForward ? paymentProof.at : paymentProof.decidedAt;
	const beyond: SQL = isForward ? sql`>` : sql`<`;
	const inOrder = isForward ? asc : desc;
	return queries
		.select({ fileId: paymentProof.fileId, at: sql<Date>`${at}`.mapWith(paymentProof.at) })
		.from(paymentProof)
		.where(
			and(
				isForward ? isWaiting : isDecided,
				after && sql`(${at}, ${paymentProof.fileId}) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.groupBy(at, paymentProof.fileId)
		.orderBy(inOrder(at), inOrder(paymentProof.fileId))
		.limit(limit);
}

/** All that the slips of a page are about. */
export async function findProofRows(queries: Queries, fileIds: string[], language: ContentLocale) {
	if (fileIds.length === 0) return [];
	return queries
		.select({
			proof: paymentProof,
			row: reservation,
			title: agreedTitle(language),
			providerName: provider.name,
			file: { name: file.name, mediaType: file.mediaType, variants: file.variants },
			guest: { firstName: member.firstName, lastName: member.lastName, email: member.email, locale: member.locale },
		})
		.from(paymentProof)
		.innerJoin(file, eq(file.id, paymentProof.fileId))
		.innerJoin(reservation, eq(reservation.id, paymentProof.reservationId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(member, eq(member.id, reservation.memberId))
		.where(inArray(paymentProof.fileId, fileIds))
		.orderBy(asc(reservation.startsAt), asc(reservation.id));
}

/** What came in for these reservations, by who recorded it and how. */
export async function findRecorded(queries: Queries, reservationIds: string[]) {
	if (reservationIds.length === 0) return [];
	return queries
		.select({
			reservationId: payment.reservationId,
			actor: payment.actor,
			method: payment.method,
			won: sum(payment.won).mapWith(Number),
			at: sql<Date>`${max(payment.at)}`.mapWith(payment.at),
		})
		.from(payment)
		.where(and(inArray(payment.reservationId, reservationIds), eq(payment.kind, 'payment'), isNull(payment.reversedAt)))
		.groupBy(payment.reservationId, payment.actor, payment.method)
		.orderBy(max(payment.at));
}

/** How many slips wait; of how many reservations does not count. */
export async function countWaitingProofs(queries: Queries): Promise<number> {
	const [row] = await queries
		.select({ count: countDistinct(paymentProof.fileId) })
		.from(paymentProof)
		.where(isWaiting);
	return row?.count ?? 0;
}

export async function countDecidedProofs(queries: Queries): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(paymentProof).where(isDecided);
	return row?.count ?? 0;
}

/** The reservations a slip still waits for. */
export async function findWaitingReservations(queries: Queries, fileId: string): Promise<string[]> {
	const rows = await queries
		.select({ id: paymentProof.reservationId })
		.from(paymentProof)
		.where(and(eq(paymentProof.fileId, fileId), isWaiting));
	return rows.map(({ id }) => id);
}
