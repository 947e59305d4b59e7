import type { Plan } from '#contract/api/slot.ts';
import { closedByBusy } from '#domain/availability/busy.ts';
import {
	capacityOf,
	daysBetween,
	isPlanned,
	isStopped,
	type Schedule,
	startsOn,
} from '#domain/availability/schedule.ts';
import type { ServiceLength } from '#domain/reservation/service-time.ts';
import type { Queries } from '#server/queries.ts';
import { findBusyTimes, findDays, findInLine, findOnHold } from './product-day.repo.ts';
import { findTaken } from './slot.repo.ts';

type Asked = { productId: string; schedule: Schedule; length: ServiceLength; from: string; to: string };

/** The slots of some days, as who sells them sees them. */
export async function viewPlan(queries: Queries, { productId, schedule, length, from, to }: Asked): Promise<Plan> {
	const span = { productId, from, to };
	// One after the other: in a transaction there is one connection.
	const days = await findDays(queries, span);
	const sold = await findTaken(queries, span);
	const held = await findOnHold(queries, span);
	const inLine = await findInLine(queries, span);
	const busy = await findBusyTimes(queries, span);
	const dayOf = new Map(days.map((row) => [row.on, row]));
	const own: Schedule = { ...schedule, days: Object.fromEntries(days.map(({ on, exception }) => [on, exception])) };
	const closed = closedByBusy(own, length, { busy, from, to });
	const isBusy = new Set(closed.map(({ on, time }) => `${on} ${time ?? ''}`));
	const soldOn = Map.groupBy(sold, ({ on }) => on);
	const heldIn = new Map(held.map(({ on, time, places }) => [`${on} ${time}`, places]));
	const lineIn = new Map(inLine.map(({ on, time, parties, places }) => [`${on} ${time}`, { parties, places }]));

	const slotOf = (on: string, time: string | null, isFormer: boolean) => {
		const row = soldOn.get(on)?.find((one) => one.time === (time ?? ''));
		return {
			time,
			capacity: row?.capacity ?? capacityOf(own, { on, time }),
			usualCapacity: schedule.capacity,
			taken: row?.taken ?? 0,
			onHold: heldIn.get(`${on} ${time ?? ''}`) ?? 0,
			inLine: lineIn.get(`${on} ${time ?? ''}`) ?? { parties: 0, places: 0 },
			isStopped: isStopped(own, { on, time }),
			isBusy: isBusy.has(`${on} ${time ?? ''}`),
			isFormer,
		};
	};
	const slotsOf = (on: string) => {
		const starts = isPlanned(own, on) ? startsOn(own, on) : [];
		const former = (soldOn.get(on) ?? [])
			.filter(({ time, taken }) => taken > 0 && !starts.includes(time || null))
			.map(({ time }) => time || null);
		const slots = [...starts.map((time) => slotOf(on, time, false)), ...former.map((time) => slotOf(on, time, true))];
		return slots.sort((one, other) => ((one.time ?? '') < (other.time ?? '') ? -1 : 1)).slice(0, 60);
	};
	return {
		productId,
		usual: { weekdays: [...schedule.weekdays], times: [...schedule.times], capacity: schedule.capacity },
		days: daysBetween(from, to).map((on) => ({
			on,
			isPlanned: isPlanned(own, on),
			isException: dayOf.has(on),
			isOpened: own.days?.[on]?.isOpen === true,
			isStopped: own.days?.[on]?.isStopped === true,
			why: dayOf.get(on)?.why ?? '',
			changedAt: dayOf.get(on)?.changedAt.toISOString() ?? null,
			slots: slotsOf(on),
		})),
	};
}
