import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { payment, paymentProof, reservation, reservationEvent, shortCodeOf } from '#server/db/schema/reservation.ts';
import {
	agreedText,
	agreedTitle,
	meetingAgreed,
	meetingNow,
} from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** It says what is paid, in check and left, so a payment or a slip makes it a newer one, as any event does. */
export const toldAt = sql<string>`(select greatest(
	(select max(${reservationEvent.at}) from ${reservationEvent} where ${reservationEvent.reservationId} = ${reservation.id}),
	(select max(coalesce(${payment.reversedAt}, ${payment.at})) from ${payment} where ${payment.reservationId} = ${reservation.id}),
	(select max(coalesce(${paymentProof.decidedAt}, ${paymentProof.at})) from ${paymentProof} where ${paymentProof.reservationId} = ${reservation.id})))`;

/** A reservation with what its voucher says of product and provider, in both languages. */
export async function findVoucher(queries: Queries, { id, language }: { id: string; language: ContentLocale }) {
	const [found] = await queries
		.select({
			row: reservation,
			organisationId: provider.organisationId,
			providerName: provider.name,
			/** Of the owner who has been there longest; the agency has a number of its own. */
			providerPhone: sql<string | null>`(select ${member.phone} from ${staff}
				join ${member} on ${member.id} = ${staff.memberId} and ${member.status} = 'active'
				where ${staff.organisationId} = ${provider.organisationId} and ${staff.organisationId} <> ${agencyId}
					and ${staff.role} = 'owner' and ${staff.leftAt} is null
				order by ${staff.joinedAt}, ${staff.id} limit 1)`,
			picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
			own: agreedText(language),
			korean: agreedText('ko'),
			meeting: { now: meetingNow(language), agreed: meetingAgreed(language) },
			koreanMeeting: { now: meetingNow('ko'), agreed: meetingAgreed('ko') },
			agencyPhone: sql<string>`coalesce((select ${siteProfile.phone} from ${siteProfile}), '')`,
			changedAt: toldAt,
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(eq(reservation.id, id));
	return found;
}
export type FoundVoucher = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

const mostProducts = 20_000;

/** Whose vouchers: of some organisations, or (operators) everybody's. */
type Whose = { organisations: readonly string[] | 'all'; language: ContentLocale };

const known = (queries: Queries, { organisations, language }: Whose, which: SQL | undefined) =>
	queries
		.select({
			row: reservation,
			organisationId: provider.organisationId,
			title: agreedTitle(language),
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(and(which, organisations === 'all' ? undefined : inArray(provider.organisationId, [...organisations])));

/** Whether or not they are shown now: what was sold is still to be let in. */
export async function findProductsOf(queries: Queries, organisations: readonly string[]): Promise<string[]> {
	const rows = await queries
		.select({ id: product.id })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(inArray(provider.organisationId, [...organisations]))
		.orderBy(product.id)
		.limit(mostProducts);
	return rows.map(({ id }) => id);
}

/** By its whole code. */
export const findByCode = (queries: Queries, { code, ...whose }: Whose & { code: string }) =>
	known(queries, whose, eq(reservation.code, code));

/** By the last signs of its code; what is nearest to today comes first. */
export const findByShortCode = (
	queries: Queries,
	{ short, today, limit, ...whose }: Whose & { short: string; today: string; limit: number },
) =>
	known(queries, whose, eq(shortCodeOf(reservation), short))
		.orderBy(sql`abs(${reservation.on} - ${today}::date)`, asc(reservation.startsAt), asc(reservation.id))
		.limit(limit);

/** The first time it was found good. */
export async function noteChecked(queries: Queries, id: string, now: Date): Promise<void> {
	await queries
		.update(reservation)
		.set({ checkedAt: now })
		.where(and(eq(reservation.id, id), isNull(reservation.checkedAt)));
}
