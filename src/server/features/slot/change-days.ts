import { mostDays, type slotEndpoints } from '#contract/api/slot.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Fault } from '#contract/faults.ts';
import { changedDay, changedSlot, furthestDays } from '#domain/availability/change-day.ts';
import { addDays, capacityOf, daysBetween, type Schedule, startsOn } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { weekdayOf } from '#domain/kernel/weekday.ts';
import { askLine } from '#server/features/waiting/waiting.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { type ChangedDay, keepDays } from './keep-days.ts';
import { viewPlan } from './plan-view.ts';
import { type DayRow, findDays, lockSchedule, type SoldSlot } from './product-day.repo.ts';
import { findTaken } from './slot.repo.ts';

type Body = InputOf<(typeof slotEndpoints)['PUT /api/console/products/:id/days']>['body'];

function faultsOf({ first, last, time, change, why }: Body, schedule: Schedule, today: string): Fault[] {
	const isTooLong = last < first || last > addDays(first, mostDays - 1) || last > addDays(today, furthestDays);
	const hasTimes = schedule.times.length > 0;
	return [
		...(first < today ? [{ at: 'first', code: 'date-past' as const }] : []),
		...(isTooLong ? [{ at: 'last', code: 'date-wrong' as const }] : []),
		...(why === undefined && Object.values(change).every((one) => one === undefined)
			? [{ at: 'change', code: 'required' as const }]
			: []),
		// Where only the day counts there are no starts, and the other way round.
		...(!hasTimes && (time !== undefined || change.times) ? [{ at: 'time', code: 'not-offered' as const }] : []),
		...(time !== undefined && (change.times !== undefined || change.sale === 'open')
			? [{ at: 'time', code: 'invalid-input' as const }]
			: []),
	];
}

/** The days that are meant, each as it will be. Of one slot only those that have it. */
function changedDays({ first, last, weekdays, time, change, why }: Body, schedule: Schedule, known: readonly DayRow[]) {
	const rows = new Map(known.map((row) => [row.on, row]));
	return daysBetween(first, last)
		.filter((on) => !weekdays || weekdays.includes(weekdayOf(on)))
		.flatMap((on): ChangedDay[] => {
			const before = rows.get(on)?.exception ?? {};
			const starts = startsOn({ ...schedule, days: { [on]: before } }, on);
			if (time !== undefined && !starts.includes(time)) return [];
			const exception =
				time === undefined ? changedDay(before, change) : changedSlot(before, { ...change, time }, starts);
			return [{ on, before, exception, why: why ?? rows.get(on)?.why ?? '' }];
		});
}

/** Slots of which more is sold than they would have. */
const belowSold = (sold: readonly SoldSlot[], schedule: Schedule): Fault[] =>
	sold
		.filter(({ on, time, taken }) => taken > capacityOf(schedule, { on, time: time || null }))
		.map(({ on, time, taken }) => ({ at: `${on} ${time}`.trim(), code: 'below-sold', count: taken }));

/**
 * Days that differ from the week: stopped, opened, with other places or times. At once, whatever was sold of them; places only
 * as far down as what is sold. Whoever buys meanwhile comes before or after, never in between.
 */
export async function changeDays({ services, viewer, now }: MemberContext, { id, body }: { id: string; body: Body }) {
	const today = koreanDay(now);
	return services.transact(async (work) => {
		const found = await lockSchedule(work, viewer, id);
		if (!found) return refuse('not-found');
		const { schedule, organisationId, providerId } = found;
		const faults = faultsOf(body, schedule, today);
		if (faults.length > 0) return refuse('invalid-input', { faults });
		const { first: from, last: to, change } = body;
		const span = { productId: id, from, to };
		const known = await findDays(work, span);
		const seenAt = known.find(({ on }) => on === from)?.changedAt.toISOString() ?? null;
		if (body.seen !== undefined && body.seen !== seenAt) return refuse('changed-since');
		const days = changedDays(body, schedule, known);
		if (days.length === 0) return refuse('invalid-input', { faults: [{ at: 'time', code: 'not-offered' }] });
		const touched = new Set(days.map(({ on }) => on));
		const sold = (await findTaken(work, span)).filter(({ on }) => touched.has(on));
		const planned = { ...schedule, days: Object.fromEntries(days.map(({ on, exception }) => [on, exception])) };
		const tooFew = change.capacity === undefined ? [] : belowSold(sold, planned).slice(0, 50);
		if (tooFew.length > 0) return refuse('below-sold', { faults: tooFew });

		const next = await keepDays(work, {
			of: { productId: id, organisationId, providerId },
			...{ days, sold, span: { from, to, time: body.time }, by: viewer, now },
		});
		// More places, or a day on sale again: whoever waits for it is asked.
		await askLine(work, id);
		return accept(await viewPlan(work, { ...span, schedule: next, length: found }));
	});
}
