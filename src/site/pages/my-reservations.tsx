import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { errandListQuery } from '#views/errand/errand-queries.ts';
import { meQuery } from '#views/my/me-query.ts';
import { calendarFeedQuery, reservationListQuery, waitingListQuery } from '#views/reservation/reservation-queries.ts';
import { VoucherCheck } from '#views/voucher-check/voucher-check.tsx';
import { ErrandStrip } from '../features/errand/errand-strip.tsx';
import { MyFrame } from '../features/my/my-frame.tsx';
import { CalendarCard } from '../features/reservation/calendar/calendar-card.tsx';
import { KeptBand } from '../features/reservation/kept/kept-band.tsx';
import { readListChoices, scopesFor } from '../features/reservation/list/list-choices.ts';
import { ReservationList } from '../features/reservation/list/reservation-list.tsx';
import { ScopeSwitch } from '../features/reservation/list/scope-switch.tsx';
import { WaitingList } from '../features/reservation/list/waiting-list.tsx';
import { TripBoards } from '../features/trip/trip-board.tsx';
import { tripsQuery } from '../features/trip/trip-queries.ts';
import type { PageContext } from '../page-module.ts';
import { useViewer } from '../shell/site-context.tsx';
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

const errandQuery = ({ callApi, locale }: PageContext) => errandListQuery(callApi, locale);

const tripQuery = ({ callApi, locale }: PageContext) => tripsQuery(callApi, locale);

/** One's own trips stand above one's own reservations, of whatever time. */
const isWithTrips = ({ search }: PageContext) => readListChoices(search).scope === 'own';

export const queries = (page: PageContext) => [
	meQuery(page.callApi),
	errandQuery(page),
	listQuery(page),
	...(isWithTrips(page) ? [tripQuery(page)] : []),
	...(isWithWaiting(page) ? [waitingQuery(page), calendarFeedQuery(page.callApi)] : []),
];

export default function MyReservationsPage() {
	const page = usePage();
	// What is chosen shows at once; the list follows when its data is here, and the old one stays until then.
	const shownPage = useDeferredValue(page);
	const { data, dataUpdatedAt } = useSuspenseQuery(listQuery(shownPage));
	return (
		<>
			<KeptBand shownSince={dataUpdatedAt} />
			<MyFrame>
				<Errands page={page} />
				<ScopeSwitch choices={readListChoices(page.search)} />
				<Check page={page} />
				{isWithTrips(shownPage) && <OwnTrips page={shownPage} />}
				<ReservationList choices={readListChoices(page.search)} list={data} isPending={shownPage !== page} />
				{isWithWaiting(shownPage) && <Waiting page={shownPage} />}
				{isWithWaiting(shownPage) && <Calendar page={shownPage} />}
			</MyFrame>
		</>
	);
}

function Errands({ page }: { page: PageContext }) {
	const { data, dataUpdatedAt } = useSuspenseQuery(errandQuery(page));
	return <ErrandStrip errands={data} loadedAt={dataUpdatedAt} />;
}

function OwnTrips({ page }: { page: PageContext }) {
	const { data } = useSuspenseQuery(tripQuery(page));
	return <TripBoards trips={data} />;
}

function Waiting({ page }: { page: PageContext }) {
	const { data } = useSuspenseQuery(waitingQuery(page));
	return <WaitingList entries={data.items} />;
}

/** With the reservations of others; also where a camera led, whatever is looked at. */
function Check({ page: { search } }: { page: PageContext }) {
	const canCheck = scopesFor(useViewer()).length > 1;
	const scanned = search.get('c');
	if (!canCheck || (scanned === null && readListChoices(search).scope === 'own')) return null;
	return <VoucherCheck key={scanned} scanned={scanned} />;
}

function Calendar({ page }: { page: PageContext }) {
	const { data } = useSuspenseQuery(calendarFeedQuery(page.callApi));
	return <CalendarCard address={data.address} />;
}
