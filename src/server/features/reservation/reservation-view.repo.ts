import { and, asc, desc, eq, gt, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ProductText } from '#domain/product/product.ts';
import type { Meeting } from '#domain/reservation/meeting.ts';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { product, productWording } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating } from '#server/db/schema/rating.ts';
import { payment, paymentProof, reservation } from '#server/db/schema/reservation.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import { isShownOn } from '#server/features/product/product.repo.ts';
import type { Queries } from '#server/queries.ts';
import { isCalledOff } from './call-off.repo.ts';
import { isOfGuest } from './reservation.repo.ts';

/** A language, or the place of one in a statement that is written once. */
type Language = ContentLocale | Placeholder;
type Texts = Partial<Record<ContentLocale, ProductText>>;

/** `shownLocale` as the database says it: the reader's language, else English, else Korean. Only that one is read. */
const shownText = (language: Language): SQL<ProductText | null> =>
	sql`coalesce(${product.texts} -> ${language}::text, ${product.texts} -> 'en', ${product.texts} -> 'ko')`;

const ofWording = (version: AnyPgColumn): SQL =>
	sql`${productWording} where ${productWording.productId} = ${reservation.productId} and ${productWording.version} = ${version}`;
const wordedIn = (language: Language): SQL =>
	sql`coalesce(${productWording.texts} -> ${language}::text, ${productWording.texts} -> 'en', ${productWording.texts} -> 'ko')`;

/** The words that a reservation was sold with: of its product's former words, or of those it has now. */
export const agreedText = (language: Language): SQL<ProductText | null> =>
	sql`coalesce((select ${wordedIn(language)} from ${ofWording(reservation.wording)}), ${shownText(language)})`;

type Titled = typeof product | typeof productWording;
const titleOf = ({ titles }: Titled, language: ContentLocale): SQL =>
	sql`coalesce(${titles} ->> ${language}::text, ${titles} ->> 'en', ${titles} ->> 'ko')`;

/** What a product is called, in the same language as its words are shown in; without reading those. */
export const shownTitle = (language: ContentLocale): SQL<string> => sql`coalesce(${titleOf(product, language)}, '')`;

export const agreedTitle = (language: ContentLocale): SQL<string> =>
	sql`coalesce((select ${titleOf(productWording, language)} from ${ofWording(reservation.wording)}), ${titleOf(product, language)}, '')`;

/** The same in every language. */
export const agreedTexts: SQL<Texts> = sql`coalesce((select ${productWording.texts} from ${ofWording(reservation.wording)}), ${product.texts})`;

/** Where guests of a product meet, as it stands now. */
export const meetingNow = (language: Language): SQL<Meeting> =>
	sql`jsonb_build_object('place', ${product.place}, 'point', coalesce(${shownText(language)} ->> 'meetingPoint', ''))`;

/** Where the guest of a reservation agreed to come; null where that is where one meets now. */
export const meetingAgreed = (language: Language): SQL<Meeting | null> =>
	sql`(select jsonb_build_object('place', ${productWording.place}, 'point', coalesce(${wordedIn(language)} ->> 'meetingPoint', ''))
		from ${ofWording(reservation.placeWording)})`;

/** Whether somebody has rated it. */
export const isRated = sql<boolean>`exists (select 1 from ${rating} where ${rating.reservationId} = ${reservation.id})`;

const given = { id: sql.placeholder('id'), language: sql.placeholder('language'), today: sql.placeholder('today') };
const shownById = writtenOnce((queries) =>
	queries
		.select({
			row: reservation,
			organisationId: provider.organisationId,
			providerName: provider.name,
			area: product.area,
			kind: product.kind,
			picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
			meetingNow: meetingNow(given.language),
			meetingAgreed: meetingAgreed(given.language),
			minPersons: product.minPersons,
			maxPersons: product.maxPersons,
			schedule: product.schedule,
			text: agreedText(given.language),
			isOffered: sql<boolean>`(${isShownOn(given.today)})`,
			isRated,
			isCalledOff,
			// Most have none of either: what is not there is not asked for.
			hasPayments: sql<boolean>`exists (select 1 from ${payment} where ${payment.reservationId} = ${reservation.id})`,
			hasProofs: sql<boolean>`exists (select 1 from ${paymentProof} where ${paymentProof.reservationId} = ${reservation.id})`,
			isGuest: isOfGuest,
			reservesFreely: sql<boolean>`(select ${member.reservesFreely} from ${member} where ${member.id} = ${reservation.memberId})`,
			transfer: sql<
				(typeof siteProfile.$inferSelect)['transfer']
			>`(select ${siteProfile.transfer} from ${siteProfile})`,
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(eq(reservation.id, given.id))
		.prepare('reservation-shown'),
);

/** A reservation with what its page tells of product and provider. */
export async function findShownReservation(
	queries: Queries,
	{ id, language, now }: { id: string; language: ContentLocale; now: Date },
) {
	const [found] = await shownById(queries).execute({ id, language, today: koreanDay(now) });
	return found;
}
export type ShownReservation = NonNullable<Awaited<ReturnType<typeof findShownReservation>>>;

const paymentsOf = writtenOnce((queries) =>
	queries
		.select()
		.from(payment)
		.where(eq(payment.reservationId, sql.placeholder('id')))
		.orderBy(desc(payment.at), desc(payment.id))
		.limit(sql.placeholder('limit'))
		.prepare('reservation-payments'),
);

/** Newest first. */
export const findPayments = (queries: Queries, reservationId: string, limit: number) =>
	paymentsOf(queries).execute({ id: reservationId, limit });

const proofsOf = writtenOnce((queries) =>
	queries
		.select({
			id: file.id,
			name: file.name,
			mediaType: file.mediaType,
			variants: file.variants,
			at: paymentProof.at,
			status: paymentProof.status,
			won: paymentProof.won,
			answerBy: paymentProof.answerBy,
			reason: paymentProof.reason,
			note: paymentProof.note,
		})
		.from(paymentProof)
		.innerJoin(file, eq(file.id, paymentProof.fileId))
		.where(eq(paymentProof.reservationId, sql.placeholder('id')))
		.orderBy(desc(paymentProof.at), desc(file.id))
		.limit(sql.placeholder('limit'))
		.prepare('reservation-proofs'),
);

/** Newest first. */
export const findProofs = (queries: Queries, reservationId: string, limit: number) =>
	proofsOf(queries).execute({ id: reservationId, limit });

/** So many of a member's own are looked through for what is still to be transferred. */
const mostUnpaid = 30;

/** Confirmed, to come, and not paid in full: by the index of its member. */
export const findUnpaidOf = (
	queries: Queries,
	{ memberId, language, now }: { memberId: string; language: ContentLocale; now: Date },
) =>
	queries
		.select({ row: reservation, title: agreedTitle(language) })
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(
			and(
				eq(reservation.memberId, memberId),
				eq(reservation.status, 'confirmed'),
				gt(reservation.startsAt, now),
				lt(reservation.paidWon, reservation.totalWon),
			),
		)
		.orderBy(asc(reservation.startsAt), asc(reservation.id))
		.limit(mostUnpaid);
