import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { consolePages } from '#contract/console-pages.ts';
import { type AreaSlug, areaSlugs, kinds } from '#domain/area/areas.ts';
import { type CountryCode, countryCodes } from '#domain/country/country-codes.ts';
import {
	type PayFilter,
	payFilters,
	type ReservationQueue,
	type ReservationSort,
	reservationQueues,
	reservationSorts,
	usualSort,
} from '#domain/desk/desk-reservations.ts';
import { isCalendarDay } from '#domain/kernel/calendar-day.ts';
import { type ShownStatus, shownStatuses } from '#domain/reservation/shown-status.ts';
import { useApi } from '#views/api-context.ts';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { useSeenPages } from '../../table/use-seen-pages.ts';
import { useConsoleLocale } from '../../viewer.tsx';

/** What somebody looks at; all of it stands in the address. */
export type Choices = {
	queue: ReservationQueue;
	status: ShownStatus | undefined;
	from: string | undefined;
	to: string | undefined;
	product: string | undefined;
	provider: string | undefined;
	/** Of one person, from their page. */
	member: string | undefined;
	area: AreaSlug | undefined;
	kind: string | undefined;
	country: CountryCode | undefined;
	pay: PayFilter | undefined;
	search: string | undefined;
	sort: ReservationSort | undefined;
	organisation: string | undefined;
};

const dayIn = (text: string | null) => (isCalendarDay(text) ? text : undefined);
const uuidIn = (text: string | null) =>
	text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined;
const wordIn = <Word extends string>(words: readonly Word[], text: string | null) => words.find((one) => one === text);

/** What an address says; whatever it cannot mean is left out. */
export function choicesIn(address: URLSearchParams): Choices {
	const queue = wordIn(reservationQueues, address.get('queue')) ?? 'upcoming';
	const sort = wordIn(reservationSorts, address.get('sort'));
	return {
		queue,
		status: wordIn(shownStatuses, address.get('status')),
		from: dayIn(address.get('from')),
		to: dayIn(address.get('to')),
		product: address.get('product')?.slice(0, 100) || undefined,
		provider: address.get('provider')?.slice(0, 100) || undefined,
		member: uuidIn(address.get('member')),
		area: wordIn(areaSlugs, address.get('area')),
		kind: wordIn(Object.keys(kinds), address.get('kind')),
		country: wordIn(countryCodes, address.get('country')),
		pay: wordIn(payFilters, address.get('pay')),
		search: address.get('search')?.slice(0, 60) || undefined,
		sort: sort === usualSort(queue) ? undefined : sort,
		organisation: address.get('organisation') ?? undefined,
	};
}

export const hasFilters = ({ queue: _, sort: __, organisation: ___, ...chosen }: Choices): boolean =>
	Object.values(chosen).some((one) => one !== undefined);

const given = ({ queue, ...choices }: Choices): Record<string, string> => ({
	...(queue !== 'upcoming' && { queue }),
	...Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined)),
});

const searchOf = (parts: Record<string, string>): string => {
	const search = new URLSearchParams(parts);
	return search.size === 0 ? '' : `?${search}`;
};

export const listAddress = (choices: Choices): string => consolePages.reservations.path + searchOf(given(choices));

/** All of one person's, the latest first. */
export const memberAddress = (member: string): string =>
	`${consolePages.reservations.path}${searchOf({ queue: 'all', member })}`;

/** One reservation, with where one comes from: the way back leads there. */
export const oneAddress = (id: string, choices: Choices): string =>
	`${consolePages.reservations.path}/${id}${searchOf(given(choices))}`;

export const exportAddress = (choices: Choices, file: { language: string; format: 'csv' | 'xlsx' }): string =>
	`/api/desk/reservations/export${searchOf({ ...given(choices), ...file })}`;

const listKey = 'GET /api/desk/reservations';

export function useDeskReservations(choices: Choices) {
	const callApi = useApi();
	const language = useConsoleLocale();
	const { queue, ...rest } = choices;
	const queryKey = [listKey, language, queue, searchOf(given(choices))];
	const { fetchPage, noteSeen } = useSeenPages(queryKey, (at) =>
		callApi(listKey, { query: { language, ...rest, queue, ...at } }),
	);
	const query = useInfiniteQuery({
		queryKey,
		queryFn: fetchPage,
		select: pagesOf,
		...byCursor,
		// While somebody chooses, what was found before stays to be read.
		placeholderData: keepPreviousData,
	});
	return { query, noteSeen };
}

const productsKey = 'GET /api/desk/products';

/** What can be chosen of: few and seldom other ones. */
export function useDeskProducts(organisation: string | undefined) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useQuery({
		queryKey: [productsKey, language, organisation],
		queryFn: () => callApi(productsKey, { query: { language, organisation } }),
		staleTime: 60_000,
	});
}

const housesKey = 'GET /api/desk/houses';

/** For operators alone; nobody else chooses among houses. */
export function useDeskHouses(isOperator: boolean) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useQuery({
		queryKey: [housesKey, language],
		queryFn: () => callApi(housesKey, { query: { language } }),
		staleTime: 60_000,
		enabled: isOperator,
	});
}
