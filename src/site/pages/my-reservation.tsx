import type { QueryClient } from '#ui/query/query-client.ts';
import { useSuspenseQuery } from '#ui/query/use-query.ts';
import { ReservationView } from '../features/reservation/detail/reservation-view.tsx';
import { guestCountryQuery, reservationQuery } from '../features/reservation/reservation-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const oneIn = ({ params: { id = '' }, locale: language }: PageContext) => ({ id, language });

export const queries = (page: PageContext) => [
	reservationQuery(page.callApi, oneIn(page)),
	guestCountryQuery(page.callApi, oneIn(page)),
];

export const title = (page: PageContext, client: QueryClient) =>
	client.getQueryData(reservationQuery(page.callApi, oneIn(page)).queryKey)?.title;

export default function MyReservationPage() {
	const page = usePage();
	const { data, dataUpdatedAt } = useSuspenseQuery(reservationQuery(page.callApi, oneIn(page)));
	const { data: country } = useSuspenseQuery(guestCountryQuery(page.callApi, oneIn(page)));
	return (
		<ReservationView
			key={data.id}
			reservation={data}
			loadedAt={dataUpdatedAt}
			isSent={page.search.has('sent')}
			country={country}
		/>
	);
}
