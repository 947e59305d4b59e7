import type { CalendarFailure } from '#contract/api/outside-calendar.ts';
import type { BusyTime } from '#domain/availability/busy.ts';
import { dayMs, minuteMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { Result } from '#domain/kernel/result.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { showDays } from '#server/features/slot/product-day.repo.ts';
import { askLine } from '#server/features/waiting/waiting.repo.ts';
import { fetchOutside, type OutsideRefusal } from '#server/gateways/outside/fetch-outside.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { outsideCalendarBinding } from '#server/keys/seal-bindings.ts';
import type { Transaction } from '#server/queries.ts';
import {
	type CalendarRow,
	lockProducts,
	noteFailure,
	saveTimes,
	takeDue,
	takeNewClashes,
} from './outside-calendar.repo.ts';
import { readBusyTimes } from './read-busy-times.ts';

/** A calendar is asked for twice an hour; one that fails less and less often, and still once a day. */
const usualMs = 30 * minuteMs;
const waitAfter = (failures: number): number => Math.min(usualMs * 2 ** Math.min(failures, 10), dayMs);

/** What one file may be, and take. */
const limits = { bytes: 2_000_000, ms: 15_000, redirects: 3, accept: 'text/calendar' };
/** So many in one go; what is left waits five minutes. */
const most = 20;
/** While this server asks, no other does. */
const takenMs = 10 * minuteMs;
const aheadMs = 400 * dayMs;

type Job = Pick<TaskContext, 'queries' | 'services' | 'now'>;
type FetchText = (address: string) => Promise<Result<string, OutsideRefusal>>;

/** Reads the calendars whose time has come. One that cannot be read keeps what it said before: nothing is opened by a failure. */
export async function readOutsideCalendars(
	{ queries, services, now }: Job,
	fetchText: FetchText = (address) => fetchOutside(address, limits),
): Promise<void> {
	const due = await takeDue(queries, { now, until: new Date(now.getTime() + takenMs), limit: most });
	await Promise.all(
		due.map(async (calendar) => {
			const address = services.keys.open(calendar.sealed, outsideCalendarBinding(calendar.id));
			const read = await timesAt(address, { now, fetchText });
			const { id, failures } = calendar;
			if (typeof read === 'string') {
				const nextAt = new Date(now.getTime() + waitAfter(failures + 1));
				return noteFailure(queries, { id, failure: read, nextAt });
			}
			const nextAt = new Date(now.getTime() + usualMs);
			return services.transact(async (work) => {
				const products = await lockProducts(work, calendar);
				await saveTimes(work, { id, times: read, now, nextAt });
				await showAll(work, products, now);
				await tellClashes(work, calendar, now);
			});
		}),
	);
}

async function timesAt(
	address: string,
	{ now, fetchText }: { now: Date; fetchText: FetchText },
): Promise<BusyTime[] | CalendarFailure> {
	const file = await fetchText(address);
	if (!file.ok) return file.refusal;
	const times = readBusyTimes(file.value, { from: now, to: new Date(now.getTime() + aheadMs) });
	return times.ok ? times.value : times.refusal;
}

/** What is closed or open again is seen at once; whoever waits for a place that is open again is asked. */
export async function showAll(work: Transaction, products: readonly string[], now: Date): Promise<void> {
	const today = koreanDay(now);
	for (const productId of products) {
		await showDays(work, { productId, today });
		await askLine(work, productId);
	}
}

/** What is reserved stays; the house is told once of each that somebody may not be there for. */
async function tellClashes(work: Transaction, { id }: CalendarRow, now: Date): Promise<void> {
	for (const clash of await takeNewClashes(work, { id, now }))
		await recordEvent(work, {
			...{ kind: 'reservation.busy-clash', subject: ['reservation', clash.id], actor: 'clock', actorId: null },
			...{ parties: clash, at: now, facts: { code: clash.code, productId: clash.productId } },
		});
}
