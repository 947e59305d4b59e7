import { and, asc, between, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { addDays } from '#domain/availability/schedule.ts';
import type { CalledDate } from '#domain/reservation/call-off.ts';
import { mostNights } from '#domain/reservation/order.ts';
import { type CalledState, callOff, callOffParty } from '#server/db/schema/call-off.ts';
import { dispute } from '#server/db/schema/dispute.ts';
import { member } from '#server/db/schema/member.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type CallOffRow = typeof callOff.$inferSelect;
type CallOffPartyRow = typeof callOffParty.$inferSelect;

/** Guest and house do not agree about it just now. */
const isDisputed = sql<boolean>`exists (select 1 from ${dispute} where ${dispute.reservationId} = ${reservation.id}
	and ${dispute.closedAt} is null)`;

type OfDate = { productId: string; date: CalledDate; today: string };

/** Who begins on the date, who stays over it since before, and who wishes to come on it instead. */
function hasToDo({ on, time }: CalledDate): SQL | undefined {
	const isOpen = inArray(reservation.status, ['requested', 'confirmed']);
	const wished = sql`${reservation.change} -> 'order'`;
	const isWished = and(
		isOpen,
		sql`${wished} ->> 'on' = ${on}`,
		time === null ? undefined : sql`${wished} ->> 'time' = ${time}`,
	);
	const begins = and(eq(reservation.on, on), time === null ? undefined : eq(reservation.time, time));
	return time === null
		? or(begins, isWished, and(isOpen, lt(reservation.on, on), gt(reservation.to, on)))
		: or(begins, isWished);
}

/** Whoever wishes to move is to come from today on at the earliest, or is staying: the index of the product is entered there. */
const isOfDate = ({ productId, date, today }: OfDate): SQL | undefined =>
	and(
		eq(reservation.productId, productId),
		between(reservation.on, addDays(date.on < today ? date.on : today, -mostNights), '2999-12-31'),
		hasToDo(date),
	);

export const findConcerned = (queries: Queries, of: OfDate) =>
	queries
		.select({
			...{ row: reservation, isGuest: sql<boolean>`${member.status} = 'guest'`, isDisputed },
			/** The one they are written to in. */
			language: member.locale,
		})
		.from(reservation)
		.innerJoin(member, eq(member.id, reservation.memberId))
		.where(isOfDate(of))
		.orderBy(asc(reservation.startsAt), asc(reservation.id));

export async function isConcerned(queries: Queries, of: OfDate): Promise<boolean> {
	const rows = await queries.select({ id: reservation.id }).from(reservation).where(isOfDate(of)).limit(1);
	return rows.length > 0;
}

/** This very start, not all of its day: that says nothing of which starts it had. */
export async function isStartCalled(queries: Queries, { productId, date }: OfDate): Promise<boolean> {
	const isIt = and(
		eq(callOff.productId, productId),
		eq(callOff.on, date.on),
		date.time === null ? undefined : eq(callOff.time, date.time),
	);
	const rows = await queries.select({ id: callOff.id }).from(callOff).where(isIt).limit(1);
	return rows.length > 0;
}

export async function hasOpenDispute(queries: Queries, reservationId: string): Promise<boolean> {
	const isIt = and(eq(dispute.reservationId, reservationId), isNull(dispute.closedAt));
	const rows = await queries.select({ id: dispute.id }).from(dispute).where(isIt);
	return rows.length > 0;
}

export async function findCallOff(queries: Queries, id: string): Promise<CallOffRow | undefined> {
	const [row] = await queries.select().from(callOff).where(eq(callOff.id, id));
	return row;
}

export async function findCallOffByKey(queries: Queries, { by, key }: { by: string; key: string }) {
	const [row] = await queries
		.select()
		.from(callOff)
		.where(and(eq(callOff.calledBy, by), eq(callOff.key, key)));
	return row;
}

export async function insertCallOff(
	work: Transaction,
	row: CallOffRow,
	parties: readonly Pick<CallOffPartyRow, 'reservationId' | 'state' | 'move' | 'why'>[],
): Promise<void> {
	await work.insert(callOff).values(row);
	if (parties.length > 0)
		await work.insert(callOffParty).values(parties.map((party) => ({ ...party, callOffId: row.id })));
}

/** The newest of a date: of a start, those of its whole day too. */
export const findCallOffs = (
	queries: Queries,
	{ productId, date, limit }: { productId: string; date: CalledDate; limit: number },
) =>
	queries
		.select()
		.from(callOff)
		.where(
			and(
				eq(callOff.productId, productId),
				eq(callOff.on, date.on),
				date.time === null ? undefined : or(isNull(callOff.time), eq(callOff.time, date.time)),
			),
		)
		.orderBy(desc(callOff.begunAt), desc(callOff.id))
		.limit(limit);

/** How many of each stand how. */
export const countParties = (queries: Queries, ids: readonly string[]) =>
	queries
		.select({ callOffId: callOffParty.callOffId, state: callOffParty.state, count: sql<number>`count(*)::int` })
		.from(callOffParty)
		.where(inArray(callOffParty.callOffId, [...ids]))
		.groupBy(callOffParty.callOffId, callOffParty.state);

const guestName = sql<string>`trim(${reservation.firstName} || ' ' || ${reservation.lastName})`;

/** Those that were left, with who they are. */
export const findLeft = (queries: Queries, ids: readonly string[], limit: number) =>
	queries
		.select({
			callOffId: callOffParty.callOffId,
			why: callOffParty.why,
			id: reservation.id,
			code: reservation.code,
			guest: guestName,
		})
		.from(callOffParty)
		.innerJoin(reservation, eq(reservation.id, callOffParty.reservationId))
		.where(and(inArray(callOffParty.callOffId, [...ids]), eq(callOffParty.state, 'left')))
		.orderBy(asc(reservation.startsAt), asc(reservation.id))
		.limit(limit);

/**
 * Those it is done with who have no account, as they are known now: who has joined since reads it themselves, and of who was forgotten
 * there is no name or telephone any more. So many of each call-off, with how many there are.
 */
export function findPhoned(queries: Queries, ids: readonly string[], most: number) {
	const ranked = queries
		.select({
			callOffId: callOffParty.callOffId,
			...{ id: reservation.id, code: reservation.code, guest: guestName.as('guest'), phone: reservation.phone },
			turn: sql<number>`row_number() over (partition by ${callOffParty.callOffId}
				order by ${reservation.startsAt}, ${reservation.id})`.as('turn'),
			count: sql<number>`(count(*) over (partition by ${callOffParty.callOffId}))::int`.as('count'),
		})
		.from(callOffParty)
		.innerJoin(reservation, eq(reservation.id, callOffParty.reservationId))
		.innerJoin(member, eq(member.id, reservation.memberId))
		.where(
			and(
				inArray(callOffParty.callOffId, [...ids]),
				...[eq(callOffParty.state, 'done'), eq(member.status, 'guest'), isNull(reservation.erasedAt)],
			),
		)
		.as('ranked');
	return queries.select().from(ranked).where(lte(ranked.turn, most)).orderBy(asc(ranked.turn));
}

type Waiting = { callOffId: string; after: string | undefined; limit: number };

/** The next that wait for their turn. */
export async function findWaitingParties(queries: Queries, { callOffId, after, limit }: Waiting): Promise<string[]> {
	const rows = await queries
		.select({ id: callOffParty.reservationId })
		.from(callOffParty)
		.where(
			and(
				eq(callOffParty.callOffId, callOffId),
				eq(callOffParty.state, 'waiting'),
				after === undefined ? undefined : gt(callOffParty.reservationId, after),
			),
		)
		.orderBy(asc(callOffParty.reservationId))
		.limit(limit);
	return rows.map(({ id }) => id);
}

const isParty = ({ callOffId, id }: { callOffId: string; id: string }) =>
	and(eq(callOffParty.callOffId, callOffId), eq(callOffParty.reservationId, id), eq(callOffParty.state, 'waiting'));

type Settled = Partial<Pick<CallOffPartyRow, 'move' | 'why'>> & { state: CalledState };

/** Whether it still waited: of two jobs at once, one does it. */
export async function settleParty(
	work: Transaction,
	{ settled, ...which }: { callOffId: string; id: string; settled: Settled },
): Promise<boolean> {
	const rows = await work
		.update(callOffParty)
		.set(settled)
		.where(isParty(which))
		.returning({ id: callOffParty.reservationId });
	return rows.length > 0;
}

/** What failed so often is left for somebody to look at; until then it waits for the next try. */
export async function noteFailure(
	queries: Queries,
	{ most, ...which }: { callOffId: string; id: string; most: number },
): Promise<void> {
	const isLast = sql`${callOffParty.failures} + 1 >= ${most}`;
	await queries
		.update(callOffParty)
		.set({
			failures: sql`${callOffParty.failures} + 1`,
			state: sql`case when ${isLast} then 'left' else 'waiting' end`,
			why: sql`case when ${isLast} then 'failed' end`,
		})
		.where(isParty(which));
}

/** Who had it tried again, and as whom; both null where nobody had; undefined where it does not wait. */
export async function findTriedBy(work: Transaction, which: { callOffId: string; id: string }) {
	const { retriedBy: by, retriedAs: as } = callOffParty;
	const [row] = await work.select({ by, as }).from(callOffParty).where(isParty(which));
	return row;
}

/**
 * Whoever ends it or has some tried again waits here for the other first. What each then reads of those that wait is read by another
 * statement, which knows what the other has written.
 */
const lockCallOff = (work: Transaction, id: string) =>
	work.select({ id: callOff.id }).from(callOff).where(eq(callOff.id, id)).for('no key update');

/** Over as soon as none of it waits; whether it is. */
export async function endCallOff(work: Transaction, id: string, now: Date): Promise<boolean> {
	await lockCallOff(work, id);
	const waits = and(eq(callOffParty.callOffId, id), eq(callOffParty.state, 'waiting'));
	const rows = await work
		.update(callOff)
		.set({ endedAt: now })
		.where(and(eq(callOff.id, id), sql`not exists (select 1 from ${callOffParty} where ${waits})`))
		.returning({ id: callOff.id });
	return rows.length > 0;
}

type Tried = { by: string; as: 'provider' | 'operator' };

/** Those that were left wait for their turn again, by the word of who has them tried; how many. */
export async function retryLeft(work: Transaction, id: string, { by, as }: Tried): Promise<number> {
	await lockCallOff(work, id);
	const again = await work
		.update(callOffParty)
		.set({ state: 'waiting', why: null, failures: 0, retriedBy: by, retriedAs: as })
		.where(and(eq(callOffParty.callOffId, id), eq(callOffParty.state, 'left')))
		.returning({ id: callOffParty.reservationId });
	if (again.length > 0) await work.update(callOff).set({ endedAt: null }).where(eq(callOff.id, id));
	return again.length;
}

/**
 * Whether the date it is on was called off, and it only waits for its turn, or could not be moved: to its guest it is off already. Of
 * who only wishes to come on that date nothing is off.
 */
export const isCalledOff = sql<boolean>`exists (select 1 from ${callOffParty} inner join ${callOff} on ${callOff.id} = ${callOffParty.callOffId}
	where ${callOffParty.reservationId} = ${reservation.id} and (${callOffParty.state} = 'waiting' or ${callOffParty.why} = 'failed')
	and ${callOff.on} = ${reservation.on} and (${callOff.time} is null or ${callOff.time} = ${reservation.time}))`;

const calledOffById = writtenOnce((queries) =>
	queries
		.select({ id: reservation.id })
		.from(reservation)
		.where(and(eq(reservation.id, sql.placeholder('id')), isCalledOff))
		.prepare('reservation-called-off'),
);

/** Read behind the lock of the reservation, by a statement of its own: what was called off while that was waited for is known. */
export async function findIsCalledOff(work: Transaction, reservationId: string): Promise<boolean> {
	const rows = await calledOffById(work).execute({ id: reservationId });
	return rows.length > 0;
}
