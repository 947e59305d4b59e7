import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { admitToConsole } from '#contract/console-pages.ts';
import { errandListQuery } from '#views/errand/errand-queries.ts';
import { meQuery } from '#views/my/me-query.ts';
import { calendarFeedQuery, reservationListQuery, waitingListQuery } from '#views/reservation/reservation-queries.ts';
import { VoucherCheck } from '#views/voucher-check/voucher-check.tsx';
import { ErrandStrip } from '../features/errand/errand-strip.tsx';
import { DeskNote } from '../features/my/desk-note.tsx';
import { MyFrame } from '../features/my/my-frame.tsx';
import { CalendarCard } from '../features/reservation/calendar/calendar-card.tsx';
import { KeptBand } from '../features/reservation/kept/kept-band.tsx';
import { readListChoices } from '../features/reservation/list/list-choices.ts';
import { ReservationList } from '../features/reservation/list/reservation-list.tsx';
import { WaitingList } from '../features/reservation/list/waiting-list.tsx';
import { TripBoards } from '../features/trip/trip-board.tsx';
import { tripsQuery } from '../features/trip/trip-queries.ts';
import type { PageContext } from '../page-module.ts';
import { useViewer } from '../shell/site-context.tsx';
import { usePage } from '../use-page.ts';

const listQuery = ({ callApi, locale: language, search }: PageContext) =>
	reservationListQuery(callApi, { language, scope: 'own', ...readListChoices(search) });

const waitingQuery = ({ callApi, locale }: PageContext) => waitingListQuery(callApi, locale);

/** What one waits for stands with what is to come, not with what was. */
const isWithWaiting = ({ search }: PageContext) => {
	const { time, cursor } = readListChoices(search);
	return time === 'upcoming' && cursor === undefined;
};

const errandQuery = ({ callApi, locale }: PageContext) => errandListQuery(callApi, locale);

const tripQuery = ({ callApi, locale }: PageContext) => tripsQuery(callApi, locale);

export const queries = (page: PageContext) => [
	meQuery(page.callApi),
	errandQuery(page),
	listQuery(page),
	tripQuery(page),
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
				<DeskNote page="reservations" />
				<Check page={page} />
				<OwnTrips page={shownPage} />
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

/** Where a camera led, for who notes arrivals; with a network the server has led them on to their desk. */
function Check({ page: { search } }: { page: PageContext }) {
	const canCheck = admitToConsole('check', useViewer()) === 'admitted';
	const scanned = search.get('c');
	if (!canCheck || scanned === null) return null;
	return <VoucherCheck key={scanned} scanned={scanned} />;
}

function Calendar({ page }: { page: PageContext }) {
	const { data } = useSuspenseQuery(calendarFeedQuery(page.callApi));
	return <CalendarCard address={data.address} />;
}
