import { and, asc, between, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type BusyTime, closedByBusy, withClosed } from '#domain/availability/busy.ts';
import { isUsual } from '#domain/availability/change-day.ts';
import { addDays, capacityOf, type DayException, type Schedule } from '#domain/availability/schedule.ts';
import { koreanMidnight } from '#domain/kernel/korean-date.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { busyTime, outsideCalendar } from '#server/db/schema/outside-calendar.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { productDay, slot } from '#server/db/schema/slot.ts';
import type { Queries, Transaction } from '#server/queries.ts';

const ofProduct = (queries: Queries, id: string) =>
	queries
		.select({
			...{
				id: product.id,
				schedule: product.schedule,
				organisationId: provider.organisationId,
				providerId: provider.id,
			},
			...{ minutes: product.minutes, nights: product.nights },
		})
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(product.id, id));

/** The schedule of a product whose reservations somebody sees; undefined where it is another's, or none. */
export async function findSchedule(queries: Queries, viewer: Viewer, id: string) {
	const [row] = await ofProduct(queries, id);
	return row && mayDo(viewer, 'reservation.see', row.organisationId) ? row : undefined;
}

/** Of one that they may edit, held alone: who buys holds a share of it (slot.repo.ts), so nobody does until this ends. */
export async function lockSchedule(work: Transaction, viewer: Viewer, id: string) {
	const [row] = await ofProduct(work, id).for('update', { of: product });
	return row && mayDo(viewer, 'product.edit', row.organisationId) ? row : undefined;
}

type Span = { productId: string; from: string; to: string };

export function findDays(queries: Queries, { productId, from, to }: Span) {
	return queries
		.select({
			on: productDay.on,
			exception: productDay.exception,
			why: productDay.why,
			changedAt: productDay.changedAt,
		})
		.from(productDay)
		.where(and(eq(productDay.productId, productId), between(productDay.on, from, to)))
		.orderBy(asc(productDay.on));
}
export type DayRow = { on: string; exception: DayException; why: string };

/** Days that differ, written; those that are as usual again, forgotten. */
export async function saveDays(
	work: Transaction,
	{ productId, days, by, now }: { productId: string; days: readonly DayRow[]; by: string | null; now: Date },
): Promise<void> {
	const usual = days.filter(({ exception }) => isUsual(exception)).map(({ on }) => on);
	const differing = days.filter(({ exception }) => !isUsual(exception));
	if (usual.length > 0)
		await work.delete(productDay).where(and(eq(productDay.productId, productId), inArray(productDay.on, usual)));
	if (differing.length > 0)
		await work
			.insert(productDay)
			.values(differing.map((day) => ({ ...day, productId, changedBy: by, changedAt: now })))
			.onConflictDoUpdate({
				target: [productDay.productId, productDay.on],
				set: {
					exception: sql`excluded.exception`,
					why: sql`excluded.why`,
					changedBy: sql`excluded.changed_by`,
					changedAt: sql`excluded.changed_at`,
				},
			});
}

type ShownProduct = { productId: string; today: string };

/** So far ahead a calendar outside closes anything. */
const busyDays = 400;

/** When somebody is busy by the calendars of a product, or of all that its house offers. */
export async function findBusyTimes(
	queries: Queries,
	{ productId, from, to }: { productId: string; from: string; to: string },
): Promise<BusyTime[]> {
	return queries
		.select({ startsAt: busyTime.startsAt, endsAt: busyTime.endsAt })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.innerJoin(
			outsideCalendar,
			and(
				eq(outsideCalendar.organisationId, provider.organisationId),
				or(isNull(outsideCalendar.productId), eq(outsideCalendar.productId, product.id)),
			),
		)
		.innerJoin(busyTime, eq(busyTime.calendarId, outsideCalendar.id))
		.where(
			and(
				eq(product.id, productId),
				gt(busyTime.endsAt, koreanMidnight(from)),
				lt(busyTime.startsAt, koreanMidnight(addDays(to, 1))),
			),
		);
}

/**
 * Puts the days that are still to come where readers and buyers find them, with what calendars outside close; what is past is left
 * behind. What is sold stays sold, whatever is closed.
 */
export async function showDays(work: Transaction, { productId, today }: ShownProduct): Promise<Schedule> {
	const [own] = await work
		.select({ schedule: product.schedule, minutes: product.minutes, nights: product.nights })
		.from(product)
		.where(eq(product.id, productId));
	if (!own) throw new Error('a product went while it was held');
	const span = { productId, from: today, to: addDays(today, busyDays) };
	const rows = await findDays(work, { ...span, to: '2999-12-31' });
	const said = Object.fromEntries(rows.map(({ on, exception }) => [on, exception]));
	const { days: _, ...week } = own.schedule;
	const busy = await findBusyTimes(work, span);
	const days = withClosed(said, closedByBusy({ ...week, days: said }, own, { ...span, busy }));
	const schedule: Schedule = { ...week, ...(Object.keys(days).length > 0 && { days }) };
	await work.update(product).set({ schedule }).where(eq(product.id, productId));
	return schedule;
}

export type SoldSlot = { on: string; time: string; capacity: number; taken: number };

/** Slots that were sold of follow the schedule: as many places as it gives, never fewer than are taken. */
export async function fitSlots(
	work: Transaction,
	{ productId, schedule, slots }: { productId: string; schedule: Schedule; slots: readonly SoldSlot[] },
): Promise<void> {
	const fitted = slots
		.map((row) => ({
			...row,
			next: Math.max(row.taken, capacityOf(schedule, { on: row.on, time: row.time || null })),
		}))
		.filter(({ next, capacity }) => next !== capacity);
	if (fitted.length === 0) return;
	await work.execute(sql`
		update ${slot} set capacity = greatest(fitted.capacity, ${slot.taken})
		from unnest(${sql.param(fitted.map(({ on }) => on))}::date[], ${sql.param(fitted.map(({ time }) => time))}::text[],
			${sql.param(fitted.map(({ next }) => next))}::int[]) as fitted(on_day, time, capacity)
		where ${slot.productId} = ${productId} and ${slot.on} = fitted.on_day and ${slot.time} = fitted.time`);
}

/** Places that wait for an answer, or for who was asked from the waiting list. */
export async function findOnHold(
	queries: Queries,
	{ productId, from, to }: Span,
): Promise<{ on: string; time: string; places: number }[]> {
	const { rows } = await queries.execute<{ on: string; time: string; places: number }>(sql`
		select day::date::text as "on", time, sum(places)::int as places from (
			select on_day, coalesce(to_day - 1, on_day) as last_day, coalesce(time, '') as time, places
			from reservation where product_id = ${productId} and status = 'requested'
				and on_day <= ${to}::date and on_day >= ${from}::date - 31
			union all
			select on_day, last_day, coalesce(wished_order ->> 'time', ''), places
			from waiting where product_id = ${productId} and status = 'offered'
		) as held, generate_series(on_day, last_day, interval '1 day') as day
		where day between ${from}::date and ${to}::date
		group by 1, 2`);
	return rows;
}

/** Who stands in line for each slot of a span, and for how many places; a stay waits for each of its nights. */
export async function findInLine(
	queries: Queries,
	{ productId, from, to }: Span,
): Promise<{ on: string; time: string; parties: number; places: number }[]> {
	const { rows } = await queries.execute<{ on: string; time: string; parties: number; places: number }>(sql`
		select day::date::text as "on", coalesce(wished_order ->> 'time', '') as time, count(*)::int as parties,
			sum(places)::int as places
		from waiting join member on member.id = member_id and member.status = 'active',
			generate_series(on_day, last_day, interval '1 day') as day
		where product_id = ${productId} and waiting.status = 'waiting' and day between ${from}::date and ${to}::date
		group by 1, 2`);
	return rows;
}
