import type { DayException, Schedule } from '#domain/availability/schedule.ts';
import { changesOf } from '#domain/event/changes.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { authorIdOf, type Viewer } from '#domain/member/access.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { Transaction } from '#server/queries.ts';
import { type DayRow, fitSlots, type SoldSlot, saveDays, showDays } from './product-day.repo.ts';

/** A day as it will be, beside what it was. */
export type ChangedDay = DayRow & { before: DayException };

type Kept = {
	/** Of a product whose row is held. */
	of: { productId: string; organisationId: string; providerId: string };
	days: readonly ChangedDay[];
	/** What is sold of these days. */
	sold: readonly SoldSlot[];
	span: { from: string; to: string; time?: string | undefined };
	by: Viewer;
	now: Date;
};

/** Of more days the trail says how many, not each. */
const mostToldDays = 31;

/** Days that differ, written where readers and buyers find them, with their line in the trail. Answers with the schedule from then on. */
export async function keepDays(work: Transaction, { of, days, sold, span, by, now }: Kept): Promise<Schedule> {
	const { productId, organisationId, providerId } = of;
	await saveDays(work, {
		...{ productId, by: authorIdOf(by), now },
		days: days.map(({ on, exception, why }) => ({ on, exception, why })),
	});
	const next = await showDays(work, { productId, today: koreanDay(now) });
	await fitSlots(work, { productId, schedule: next, slots: sold });
	const { from, to, time } = span;
	await recordEvent(work, {
		...{ kind: 'product.days-changed', subject: ['product', productId], at: now },
		...{ actor: actingFor(by, organisationId), actorId: by.id, parties: { providerId } },
		facts: { from, to, days: days.length, ...(time !== undefined && { time }) },
		...(days.length <= mostToldDays && { changes: changesOfDays(days) }),
	});
	return next;
}

function changesOfDays(days: readonly ChangedDay[]) {
	const told = (exceptionOf: (day: ChangedDay) => DayException) =>
		Object.fromEntries(days.map((day) => [day.on, JSON.stringify(exceptionOf(day))]));
	const rules = Object.fromEntries(days.map(({ on }) => [on, 'plain' as const]));
	return changesOf(
		told(({ before }) => before),
		told(({ exception }) => exception),
		rules,
	);
}
