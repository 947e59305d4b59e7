import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { type ConsentKind, type ReservationConsent, reservationConsents } from '#domain/member/consent.ts';
import { consent } from '#server/db/schema/consent.ts';
import type { Queries } from '#server/queries.ts';

type GivenConsent = { memberId: string; kind: ConsentKind; version: string; locale: ContentLocale };

/** What was agreed to with a question, by kind: the version that was read. */
export async function insertQuestionConsents(
	queries: Queries,
	given: { memberId: string; questionId: string; locale: ContentLocale; givenAt: Date },
	versions: Partial<Record<ReservationConsent, string>>,
): Promise<void> {
	const rows = Object.entries(versions).map(([kind, version]) => ({
		...given,
		kind: kind as ReservationConsent,
		version,
	}));
	if (rows.length > 0) await queries.insert(consent).values(rows);
}

/** What was agreed to with a consultation: health, and that it goes to the named clinic. */
export async function insertConsultationConsents(
	queries: Queries,
	given: {
		memberId: string;
		consultationId: string;
		providerId: string;
		locale: ContentLocale;
		givenAt: Date;
	},
	versions: Record<ReservationConsent, string>,
): Promise<void> {
	await queries
		.insert(consent)
		.values(reservationConsents.map((kind) => ({ ...given, kind, version: versions[kind] })));
}

export async function insertConsents(queries: Queries, rows: GivenConsent[]): Promise<void> {
	await queries.insert(consent).values(rows);
}

/** Agreed to with a request for a talk by video: health, handed to the named house. */
export async function insertVideoConsent(
	queries: Queries,
	given: { memberId: string; version: string; locale: ContentLocale; providerId: string },
): Promise<void> {
	await queries.insert(consent).values({ ...given, kind: 'health' });
}

/** All that was ever given with the account, newest first. */
export const findConsents = (queries: Queries, memberId: string) =>
	consentsWhere(
		queries,
		and(
			eq(consent.memberId, memberId),
			isNull(consent.reservationId),
			isNull(consent.questionId),
			isNull(consent.consultationId),
		),
	);

/** Those given for a reservation too. */
export const findAllConsents = (queries: Queries, memberId: string) =>
	consentsWhere(queries, eq(consent.memberId, memberId));

/** What still holds of it, with how many reservations and when last. */
export async function countReservationConsents(queries: Queries, memberId: string) {
	const rows = await queries
		.select({
			kind: consent.kind,
			count: sql<number>`count(distinct ${consent.reservationId})::int`,
			lastAt: sql<string>`max(${consent.givenAt})`,
		})
		.from(consent)
		.where(
			and(
				eq(consent.memberId, memberId),
				inArray(consent.kind, [...reservationConsents]),
				sql`${consent.reservationId} is not null`,
				isNull(consent.withdrawnAt),
			),
		)
		.groupBy(consent.kind)
		.orderBy(consent.kind);
	return rows.map(({ kind, count, lastAt }) => ({ kind: kind as ReservationConsent, count, lastAt: new Date(lastAt) }));
}

const consentsWhere = (queries: Queries, condition: SQL | undefined) =>
	queries
		.select({
			kind: consent.kind,
			version: consent.version,
			locale: consent.locale,
			providerId: consent.providerId,
			givenAt: consent.givenAt,
			withdrawnAt: consent.withdrawnAt,
		})
		.from(consent)
		.where(condition)
		.orderBy(desc(consent.givenAt), desc(consent.id));

/** Of one kind, or with the account of all. What was agreed to for a reservation goes with that reservation. */
export async function withdrawConsents(queries: Queries, memberId: string, kind?: ConsentKind): Promise<void> {
	await queries
		.update(consent)
		.set({ withdrawnAt: sql`now()` })
		.where(
			and(
				eq(consent.memberId, memberId),
				kind && and(eq(consent.kind, kind), isNull(consent.reservationId)),
				isNull(consent.withdrawnAt),
			),
		);
}
