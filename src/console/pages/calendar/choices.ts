import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { isCalendarDay } from '#domain/kernel/calendar-day.ts';
import { weekdayOf } from '#domain/kernel/weekday.ts';
import { lastDayOf, monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { useApi } from '#views/api-context.ts';
import { useConsoleLocale } from '../../viewer.tsx';

export const calendarViews = ['day', 'week', 'month'] as const;
type CalendarView = (typeof calendarViews)[number];

/** In place of a product: all of the house, side by side. */
export const everyProduct = 'all';

/** What somebody looks at: a span of days, of one product where its slots are meant, and what is open beside it. */
export type CalendarChoices = {
	view: CalendarView;
	on: string;
	product: string | undefined;
	/** The day that is open, and the start of it; '' is the whole day. */
	day: string | undefined;
	time: string | undefined;
	organisation: string | undefined;
};

/** What an address says; whatever it cannot mean is left out. */
export function calendarIn(address: URLSearchParams, today: string): CalendarChoices {
	const [on, day, time] = [address.get('on'), address.get('day'), address.get('time')];
	const isOpen = isCalendarDay(day);
	return {
		view: calendarViews.find((one) => one === address.get('view')) ?? 'week',
		on: isCalendarDay(on) ? on : today,
		product: address.get('product')?.slice(0, 100) || undefined,
		day: isOpen ? day : undefined,
		time: isOpen && time !== null && /^\d\d:\d\d$/.test(time) ? time : undefined,
		organisation: address.get('organisation') ?? undefined,
	};
}

export function calendarAddress({ view, ...choices }: CalendarChoices): string {
	const search = new URLSearchParams(view === 'week' ? {} : { view });
	for (const [name, value] of Object.entries(choices)) if (value !== undefined) search.set(name, value);
	return `${consolePages.calendar.path}?${search}`;
}

/** The days that are shown: one, the week around it, or its month. */
export function spanOf({ view, on }: Pick<CalendarChoices, 'view' | 'on'>, firstWeekday: number) {
	if (view === 'day') return { first: on, last: on };
	if (view === 'month') return { first: `${monthOf(on)}-01`, last: lastDayOf(monthOf(on)) };
	const first = addDays(on, -((weekdayOf(on) - firstWeekday + 7) % 7));
	return { first, last: addDays(first, 6) };
}

/** The same span, one on or back. */
export function shifted({ view, on }: Pick<CalendarChoices, 'view' | 'on'>, step: 1 | -1): string {
	if (view === 'month') return `${shiftMonth(monthOf(on), step)}-01`;
	return addDays(on, step * (view === 'day' ? 1 : 7));
}

const planKey = 'GET /api/console/products/:id/days';
/** Named after the desk, so that what happens to reservations outdates it. */
const livePlanKey = 'GET /api/desk/plan';

type Span = { first: string; last: string };

const planQuery = (callApi: CallApi, product: string, { first, last }: Span) =>
	queryOptions({
		queryKey: [livePlanKey, product, first, last],
		queryFn: () => callApi(planKey, { params: { id: product }, query: { first, last } }),
	});

export function usePlan(product: string | undefined, span: Span) {
	const callApi = useApi();
	return useQuery({ ...planQuery(callApi, product ?? '', span), enabled: product !== undefined });
}

/** So many products of a house are shown side by side. */
const mostProducts = 15;

/** The plans of what a house offers, as many as are shown. */
export function useHousePlans<Product extends { id: string }>(products: readonly Product[], span: Span) {
	const callApi = useApi();
	const shown = products.slice(0, mostProducts);
	return { shown, plans: useQueries({ queries: shown.map(({ id }) => planQuery(callApi, id, span)) }) };
}
export const plansKey = [livePlanKey];

const dayKey = 'GET /api/desk/day';

export function useDeskDay(day: string, organisation: string | undefined) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useQuery({
		queryKey: [dayKey, language, day, organisation],
		queryFn: () => callApi(dayKey, { query: { language, day, organisation } }),
	});
}
