import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { member } from '#server/db/schema/member.ts';
import { product, productWording } from '#server/db/schema/product.ts';
import { reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

/** The words that ended with a version, beside those of now. */
export async function findWordings(queries: Queries, { productId, version }: { productId: string; version: number }) {
	const [found] = await queries
		.select({
			before: { texts: productWording.texts, place: productWording.place },
			after: { texts: product.texts, place: product.place },
		})
		.from(productWording)
		.innerJoin(product, eq(product.id, productWording.productId))
		.where(and(eq(productWording.productId, productId), eq(productWording.version, version)));
	return found;
}

type Asked = { productId: string; version: number; after: string | undefined; now: Date; limit: number };

/** To come, made by that version or one before, and not told of its end yet. */
export const findToTell = (queries: Queries, { productId, version, after, now, limit }: Asked) =>
	queries
		.select({
			...{ id: reservation.id, code: reservation.code, status: reservation.status, choices: reservation.choices },
			...{ memberId: reservation.memberId, providerId: reservation.providerId, locale: member.locale },
		})
		.from(reservation)
		.innerJoin(member, eq(member.id, reservation.memberId))
		.where(
			and(
				eq(reservation.productId, productId),
				inArray(reservation.status, ['requested', 'confirmed']),
				gt(reservation.startsAt, now),
				lte(reservation.placeWording, version),
				after === undefined ? undefined : gt(reservation.id, after),
				sql`not exists (select 1 from ${reservationEvent} where ${reservationEvent.reservationId} = ${reservation.id}
					and ${reservationEvent.event} = 'move-meeting'
					and (${reservationEvent.details} -> 'moved' ->> 'version')::int = ${version})`,
			),
		)
		.orderBy(asc(reservation.id))
		.limit(limit);
export type ToTell = Awaited<ReturnType<typeof findToTell>>[number];
