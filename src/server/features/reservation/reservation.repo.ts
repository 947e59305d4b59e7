import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ActorKind, ReservationStatus } from '#domain/reservation/reservation.ts';
import type { HistoryEvent } from '#domain/reservation/reservation-machine.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { placesOf, valuesOf, writtenOnce } from '#server/db/written-once.ts';
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

const read = (queries: Queries, which: SQL) =>
	queries
		.select(columns)
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(which);

// One is asked for by itself: of a list the database takes ten for granted and plans each anew, which takes longer than to read it.
const isTheOne = eq(reservation.id, sql.placeholder('id'));
const found = writtenOnce((queries) => read(queries, isTheOne).prepare('reservation-found'));
const locked = writtenOnce((queries) =>
	read(queries, isTheOne).for('no key update', { of: reservation }).prepare('reservation-locked'),
);
const lockedFree = writtenOnce((queries) =>
	read(queries, isTheOne)
		.for('no key update', { of: reservation, skipLocked: true })
		.prepare('reservation-locked-free'),
);

const readSeveral = (queries: Queries, ids: readonly string[]) =>
	read(queries, inArray(reservation.id, [...ids])).orderBy(asc(reservation.id));

export const findReservations = async (queries: Queries, ids: readonly string[]): Promise<FoundReservation[]> =>
	ids.length === 0 ? [] : readSeveral(queries, ids);

/** Several at once, always in the same order: nobody waits for who waits for them. */
export const lockReservations = async (queries: Queries, ids: readonly string[]): Promise<FoundReservation[]> =>
	ids.length === 0 ? [] : readSeveral(queries, ids).for('no key update', { of: reservation });

export async function findReservation(queries: Queries, id: string): Promise<FoundReservation | undefined> {
	const [one] = await found(queries).execute({ id });
	return one;
}

const endOf = writtenOnce((queries) =>
	queries.select({ endsAt: reservation.endsAt }).from(reservation).where(isTheOne).prepare('reservation-end'),
);

/** When the service is over. */
export async function findEnd(queries: Queries, id: string): Promise<Date | undefined> {
	const [one] = await endOf(queries).execute({ id });
	return one?.endsAt;
}

const partiesOf = writtenOnce((queries) =>
	queries
		.select({
			code: reservation.code,
			productId: reservation.productId,
			memberId: reservation.memberId,
			providerId: reservation.providerId,
		})
		.from(reservation)
		.where(isTheOne)
		.prepare('reservation-parties'),
);

/** Between whom it is, and about what. */
export async function findParties(queries: Queries, id: string) {
	const [one] = await partiesOf(queries).execute({ id });
	return one;
}

/**
 * Holds it until the transaction ends: whoever changes it waits here first, before any slot. Not stronger than that, so
 * that a message or a proof, which only points at it, waits for nobody.
 */
export async function lockReservation(queries: Queries, id: string): Promise<FoundReservation | undefined> {
	const [one] = await locked(queries).execute({ id });
	return one;
}

/** The same, but undefined when somebody else is at it right now. */
export async function lockFreeReservation(queries: Queries, id: string): Promise<FoundReservation | undefined> {
	const [one] = await lockedFree(queries).execute({ id });
	return one;
}

/** One for each set of columns that somebody saves: there are few, and each is written once. */
const saves = new Map<string, (queries: Queries) => { execute(values: Record<string, unknown>): Promise<unknown> }>();

function saveOf(columns: readonly (keyof ReservationRow)[]) {
	const name = columns.join();
	const known = saves.get(name);
	if (known) return known;
	const label = `reservation-save-${saves.size}`;
	const save = writtenOnce((queries) =>
		queries.update(reservation).set(placesOf(columns)).where(isTheOne).prepare(label),
	);
	saves.set(name, save);
	return save;
}

export async function saveReservation(queries: Queries, id: string, changes: Partial<ReservationRow>): Promise<void> {
	const given = Object.entries(changes).filter(([, value]) => value !== undefined);
	const save = saveOf(given.map(([column]) => column as keyof ReservationRow));
	await save(queries).execute({ ...valuesOf(reservation, Object.fromEntries(given)), id });
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

const eventColumns = ['reservationId', 'event', 'actor', 'actorId', 'status', 'reason', 'details', 'at'] as const;
const eventInsert = writtenOnce((queries) =>
	queries.insert(reservationEvent).values(placesOf<NewEvent>(eventColumns)).prepare('reservation-event-insert'),
);

export async function insertEvent(queries: Queries, event: NewEvent): Promise<void> {
	await eventInsert(queries).execute(valuesOf(reservationEvent, { reason: null, details: {}, ...event }));
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
