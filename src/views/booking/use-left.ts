import { koreanDay } from '#domain/kernel/korean-date.ts';
import { monthOf } from '#ui/calendar-weeks.ts';
import type { Booking } from './booking.ts';
import { leftFor, placesNeeded } from './choose-day.ts';
import { useDays } from './use-days.ts';

type Left = {
	/** Places in the fullest of the chosen slots; undefined while that is not known. */
	left: number | undefined;
	/** Known to be too few for the party. */
	isFull: boolean;
};

/** Whether what is chosen can be had. */
export function useLeft(booking: Booking): Left {
	const { choice, bounds } = booking;
	const today = koreanDay(new Date());
	const { days } = useDays(booking, monthOf(choice.on ?? today));
	const left = leftFor({ choice, bounds, days });
	return { left, isFull: left !== undefined && left < placesNeeded(choice, bounds) };
}
