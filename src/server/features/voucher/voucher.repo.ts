import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ProductText } from '#domain/product/product.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { payment, reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { shownText } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** Korean is the source; where it is not written, what there is. */
const koreanText: SQL<ProductText | null> = sql`coalesce(${product.texts} -> 'ko', ${product.texts} -> 'en')`;

/** A reservation with what its voucher says of product and provider, in both languages. */
export async function findVoucher(queries: Queries, { id, language }: { id: string; language: ContentLocale }) {
	const [found] = await queries
		.select({
			row: reservation,
			providerMemberId: provider.memberId,
			providerName: provider.name,
			/** Of the partner who keeps the profile. */
			providerPhone: member.phone,
			pictures: product.pictures,
			place: product.place,
			own: shownText(language),
			korean: koreanText,
			agencyPhone: sql<string>`coalesce((select ${siteProfile.phone} from ${siteProfile}), '')`,
			/** It says what is paid and what is left, so a payment makes it a newer one. */
			changedAt: sql<string>`(select greatest(
				(select max(${reservationEvent.at}) from ${reservationEvent} where ${reservationEvent.reservationId} = ${reservation.id}),
				(select max(${payment.at}) from ${payment} where ${payment.reservationId} = ${reservation.id})))`,
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.leftJoin(member, eq(member.id, provider.memberId))
		.where(eq(reservation.id, id));
	return found;
}
export type FoundVoucher = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

/** By its code, among those of one provider, or (operators) of all. */
export async function findByCode(
	queries: Queries,
	{ code, memberId, language }: { code: string; memberId: string | undefined; language: ContentLocale },
) {
	const [found] = await queries
		.select({ row: reservation, title: sql<string>`coalesce(${shownText(language)} ->> 'title', '')` })
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(and(eq(reservation.code, code), memberId === undefined ? undefined : eq(provider.memberId, memberId)));
	return found;
}
