import { useDeferredValue } from 'react';
import { useSuspenseQuery } from '#ui/query/use-query.ts';
import { MyFrame } from '../features/my/my-frame.tsx';
import { readListChoices } from '../features/reservation/list/list-choices.ts';
import { ReservationList } from '../features/reservation/list/reservation-list.tsx';
import { WaitingList } from '../features/reservation/list/waiting-list.tsx';
import { reservationListQuery, waitingListQuery } from '../features/reservation/reservation-queries.ts';
import type { PageContext } from '../page-module.ts';
import { meQuery } from '../shell/me-query.ts';
import { usePage } from '../use-page.ts';

const listQuery = ({ callApi, locale: language, search: address }: PageContext) => {
	const { search, ...choices } = readListChoices(address);
	return reservationListQuery(callApi, { language, ...choices, search: search === '' ? undefined : search });
};

const waitingQuery = ({ callApi, locale }: PageContext) => waitingListQuery(callApi, locale);

/** What one waits for stands with what is to come, not with what was. */
const isWithWaiting = ({ search }: PageContext) => {
	const { scope, time, cursor } = readListChoices(search);
	return scope === 'own' && time === 'upcoming' && cursor === undefined;
};

export const queries = (page: PageContext) => [
	meQuery(page.callApi),
	listQuery(page),
	...(isWithWaiting(page) ? [waitingQuery(page)] : []),
];

export default function MyReservationsPage() {
	const page = usePage();
	// What is chosen shows at once; the list follows when its data is here, and the old one stays until then.
	const shownPage = useDeferredValue(page);
	const { data } = useSuspenseQuery(listQuery(shownPage));
	return (
		<MyFrame>
			<ReservationList choices={readListChoices(page.search)} list={data} isPending={shownPage !== page} />
			{isWithWaiting(shownPage) && <Waiting page={shownPage} />}
		</MyFrame>
	);
}

function Waiting({ page }: { page: PageContext }) {
	const { data } = useSuspenseQuery(waitingQuery(page));
	return <WaitingList entries={data.items} />;
}
