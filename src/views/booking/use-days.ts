import { useQuery } from '@tanstack/react-query';
import type { AvailableDay } from '#contract/api/product.ts';
import { monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { useApi } from '#views/api-context.ts';
import type { Booking } from './booking.ts';
import { type Days, withHeld } from './choose-day.ts';
import { productDaysQuery } from './days-query.ts';

type Found = {
	/** Of the month on show and of those a stay can touch. */
	days: Days;
	/** Of the month on show. */
	shown: readonly AvailableDay[];
	/** Where the month on show has nothing left: the first day that has. */
	firstFreeOn: string | undefined;
	isLoading: boolean;
	/** Whether all days a stay can touch are known. */
	isStayKnown: boolean;
	/** Why the month could not be fetched, where it could not. */
	error: unknown;
	/** Set there. */
	retry: (() => void) | undefined;
};

/** Where no leaf is turned and no day chosen: this month, or the first that has anything left. */
export function useOpeningMonth({ productId: id, isAtDesk }: Booking, thisMonth: string): string {
	const { data } = useQuery(productDaysQuery(useApi(), { id, month: thisMonth, isAtDesk }));
	return data?.firstFreeOn ? monthOf(data.firstFreeOn) : thisMonth;
}

/** The free days of the month on show, of the one after it (which is fetched ahead), and of those a stay begins in. */
export function useDays({ productId: id, choice: { on }, held = [], isAtDesk }: Booking, month: string): Found {
	const callApi = useApi();
	const of = (one: string) => productDaysQuery(callApi, { id, month: one, isAtDesk });
	const shown = useQuery(of(month));
	// Where no day is chosen there is no stay to know about, and the same month asked for twice costs nothing.
	const stays = [useQuery(of(on ? monthOf(on) : month)), useQuery(of(on ? shiftMonth(monthOf(on), 1) : month))];
	// Only to have it when one turns the leaf: what it says changes nothing on the page.
	useQuery(of(shiftMonth(month, 1)));
	const daysOf = ({ data }: typeof shown) => data?.days.map((day) => withHeld(day, held)) ?? [];
	const all = [shown, ...stays].flatMap(daysOf);
	return {
		days: new Map(all.map((day) => [day.on, day])),
		shown: daysOf(shown),
		firstFreeOn: shown.data?.firstFreeOn ?? undefined,
		isLoading: shown.isPending,
		isStayKnown: stays.every(({ isSuccess }) => isSuccess),
		error: shown.error,
		retry: shown.isError ? () => void shown.refetch() : undefined,
	};
}
