import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ActorKind, ReservationStatus } from '#domain/reservation/reservation.ts';
import type { HistoryEvent } from '#domain/reservation/reservation-machine.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import type { Queries } from '#server/queries.ts';
import type { ReservationRow } from './reservation-row.repo.ts';

/** Whether somebody without an account is behind it. */
export const isOfGuest = sql<boolean>`(select ${member.status} = 'guest' from ${member} where ${member.id} = ${reservation.memberId})`;

/** Of a house that has said nothing about it yet. */
const usualEraseDays = 7;

/** A reservation with what tells whose it is and when its secrets go. */
export type FoundReservation = {
	row: ReservationRow;
	/** Who answers for the provider. */
	organisationId: string;
	/** Of its product: its area, and whose names it asks for. */
	area: AreaSlug;
	kind: string;
	/** Of its product: fewer are not taken. */
	minPersons: number;
	/** Of its product: the version of its words now. */
	wording: number;
	eraseAfterDays: number;
	/** Its guest has no account. */
	isGuest: boolean;
};

const columns = {
	row: reservation,
	organisationId: provider.organisationId,
	area: product.area,
	kind: product.kind,
	minPersons: product.minPersons,
	wording: product.wording,
	eraseAfterDays: sql<number>`coalesce((select ${siteProfile.eraseAfterDays} from ${siteProfile}), ${usualEraseDays})::int`,
	isGuest: isOfGuest,
};

const byIds = (queries: Queries) =>
	queries
		.select(columns)
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(sql`${reservation.id} = any(${sql.placeholder('ids')}::uuid[])`)
		.orderBy(asc(reservation.id));

const found = writtenOnce((queries) => byIds(queries).prepare('reservations-found'));
const locked = writtenOnce((queries) =>
	byIds(queries).for('no key update', { of: reservation }).prepare('reservations-locked'),
);
const lockedFree = writtenOnce((queries) =>
	byIds(queries).for('no key update', { of: reservation, skipLocked: true }).prepare('reservations-locked-free'),
);

export const findReservations = (queries: Queries, ids: string[]): Promise<FoundReservation[]> =>
	found(queries).execute({ ids });

/** Several at once, always in the same order: nobody waits for who waits for them. */
export const lockReservations = (queries: Queries, ids: string[]): Promise<FoundReservation[]> =>
	locked(queries).execute({ ids });

export async function findReservation(queries: Queries, id: string): Promise<FoundReservation | undefined> {
	const [one] = await findReservations(queries, [id]);
	return one;
}

/** When the service is over. */
export async function findEnd(queries: Queries, id: string): Promise<Date | undefined> {
	const [one] = await queries.select({ endsAt: reservation.endsAt }).from(reservation).where(eq(reservation.id, id));
	return one?.endsAt;
}

/**
 * Holds it until the transaction ends: whoever changes it waits here first, before any slot. Not stronger than that, so
 * that a message or a proof, which only points at it, waits for nobody.
 */
export async function lockReservation(queries: Queries, id: string): Promise<FoundReservation | undefined> {
	const [one] = await lockReservations(queries, [id]);
	return one;
}

/** The same, but undefined when somebody else is at it right now. */
export async function lockFreeReservation(queries: Queries, id: string): Promise<FoundReservation | undefined> {
	const [one] = await lockedFree(queries).execute({ ids: [id] });
	return one;
}

export async function saveReservation(queries: Queries, id: string, changes: Partial<ReservationRow>): Promise<void> {
	await queries.update(reservation).set(changes).where(eq(reservation.id, id));
}

/** The provider's side has looked: of the next wish they are told again. */
export async function forgetWishTold(queries: Queries, id: string): Promise<void> {
	await queries
		.update(reservation)
		.set({ wishToldAt: null })
		.where(and(eq(reservation.id, id), isNotNull(reservation.wishToldAt)));
}

/** One line of the history. */
export type NewEvent = {
	reservationId: string;
	event: HistoryEvent;
	actor: ActorKind;
	/** Null is the clock. */
	actorId: string | null;
	/** As it is afterwards. */
	status: ReservationStatus;
	reason?: string | null;
	details?: Record<string, unknown>;
	at: Date;
};

export async function insertEvent(queries: Queries, event: NewEvent): Promise<void> {
	await queries.insert(reservationEvent).values(event);
}

/** A line in the history of each of several. */
export async function insertEachEvent(queries: Queries, events: readonly NewEvent[]): Promise<void> {
	if (events.length > 0) await queries.insert(reservationEvent).values([...events]);
}

const newestEvents = writtenOnce((queries) =>
	queries
		.select()
		.from(reservationEvent)
		.where(eq(reservationEvent.reservationId, sql.placeholder('id')))
		.orderBy(desc(reservationEvent.id))
		.limit(sql.placeholder('limit'))
		.prepare('reservation-events'),
);

/** Newest first, as many as a page shows. */
export const findEvents = (queries: Queries, reservationId: string, limit: number) =>
	newestEvents(queries).execute({ id: reservationId, limit });
