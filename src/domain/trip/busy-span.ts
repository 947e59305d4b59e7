import { koreanDay } from '../kernel/korean-date.ts';
import { koreanInstant } from '../reservation/service-time.ts';
import type { Slip, Span } from './slip.ts';

/** When rooms are given out and programmes over night begin. */
const arrivalTime = '15:00';

const arrivalOn = ({ startsAt }: Slip) => koreanInstant(koreanDay(startsAt), arrivalTime);

/** The hours that are surely taken; undefined for a room, which leaves the day free, and where only the day counts. */
export function busySpan(slip: Slip): Span | undefined {
	if (slip.isStay) return undefined;
	if (slip.isTimed) return { from: slip.startsAt, to: slip.endsAt };
	const isOverNight = koreanDay(slip.endsAt) > koreanDay(slip.startsAt);
	return isOverNight ? { from: arrivalOn(slip), to: slip.endsAt } : undefined;
}

/** The hours it belongs to, however loosely: of a room from the arrival, of a day ticket all of the day. */
export const looseSpan = (slip: Slip): Span => ({
	from: slip.isStay ? arrivalOn(slip) : slip.startsAt,
	to: slip.endsAt,
});
