import { minuteMs } from '#domain/kernel/durations.ts';
import { addDays } from '../availability/schedule.ts';
import { koreanDayEnd } from '../kernel/korean-date.ts';

/** From so long before the service, so much of the price comes back. Days are Korean calendar days. */
export type CancellationStep = { before: { days: number } | { hours: number }; percent: number };

/** The first step that still holds decides; after the last one nothing comes back. */
export type CancellationScale = readonly CancellationStep[];

const days = (count: number, percent: number): CancellationStep => ({ before: { days: count }, percent });
const hours = (count: number, percent: number): CancellationStep => ({ before: { hours: count }, percent });

/** The scales in use in the trade; a provider chooses one, and the one in force at booking is kept with it. */
export const cancellationScales = {
	'day-tour': [days(3, 100), days(2, 90), days(1, 80), days(0, 70)],
	'private-tour': [days(30, 100), days(15, 80), days(8, 50), days(3, 20)],
	hotel: [days(2, 100), days(1, 80), days(0, 20)],
	ticket: [days(2, 100), days(1, 90), hours(3, 70)],
	show: [days(10, 100), days(7, 90), days(3, 80), days(1, 70), hours(0, 10)],
	clinic: [days(3, 100), days(2, 90), days(1, 80)],
	'procedure-deposit': [days(3, 90), days(2, 50), days(1, 20)],
	spa: [hours(48, 100), hours(24, 50)],
} as const satisfies Record<string, CancellationScale>;

export type CancellationScaleId = keyof typeof cancellationScales;

const koreanOffset = '+09:00';

/** The start of a service as an instant; a day without a time begins at midnight in Korea. */
function serviceStart(on: string, time: string | null): Date {
	return new Date(`${on}T${time ?? '00:00'}:00${koreanOffset}`);
}

/** The last moment at which a step still holds. */
export function stepEndsAt(step: CancellationStep, service: { on: string; time: string | null }): Date {
	if ('hours' in step.before)
		return new Date(serviceStart(service.on, service.time).getTime() - step.before.hours * 60 * minuteMs);
	// "3 days before" lasts through the whole of that Korean day; on the day itself, until the service begins.
	if (step.before.days === 0 && service.time !== null) return serviceStart(service.on, service.time);
	return koreanDayEnd(addDays(service.on, -step.before.days));
}

/**
 * The steps that are ever of use for a service at this time of day, each ending after the one before it. “3 hours before”
 * ends with the evening before where the day begins at midnight, while “a day before” lasts until that midnight: such a
 * step gives nothing that the one before it does not give, and nobody is told of it.
 */
export function appliedSteps(scale: CancellationScale, time: string | null): CancellationStep[] {
	let last = Number.NEGATIVE_INFINITY;
	return scale.filter((step) => {
		const end = stepEndsAt(step, { on: anyDay, time }).getTime();
		const isLater = end - last >= minuteMs;
		if (isLater) last = end;
		return isLater;
	});
}

/** Which steps are of use goes by the time of day alone. */
const anyDay = '2026-01-15';

/** Until when all of the price comes back; undefined where a scale never gives all. */
export function freeUntil(scale: CancellationScale, service: { on: string; time: string | null }): Date | undefined {
	const step = scale.find(({ percent }) => percent === 100);
	return step && stepEndsAt(step, service);
}

/** How much of the price comes back when it is cancelled now, in percent. */
export function refundPercent(
	scale: CancellationScale,
	service: { on: string; time: string | null },
	now: Date,
): number {
	return (
		appliedSteps(scale, service.time).find((step) => now.getTime() <= stepEndsAt(step, service).getTime())?.percent ?? 0
	);
}
