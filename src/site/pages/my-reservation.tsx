import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { translatorIn } from '#i18n/translator.ts';
import { guestCountryQuery, reservationQuery, voucherQuery } from '#views/reservation/reservation-queries.ts';
import { ReservationView } from '../features/reservation/detail/reservation-view.tsx';
import { ToDesk } from '../features/reservation/detail/to-desk.tsx';
import { KeptBand } from '../features/reservation/kept/kept-band.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';
import { wordsOf } from '../words.ts';

const oneIn = ({ params: { id = '' }, locale: language }: PageContext) => ({ id, language });

/** The voucher is a state of the page: what is shown on arrival, and printed. */
const isVoucher = ({ search }: PageContext) => search.has('voucher');

export const queries = (page: PageContext) => [
	reservationQuery(page.callApi, oneIn(page)),
	guestCountryQuery(page.callApi, oneIn(page)),
	...(isVoucher(page) ? [voucherQuery(page.callApi, oneIn(page))] : []),
];

/** A voucher's title is the name that a saved PDF gets. */
export function title(page: PageContext, client: QueryClient) {
	const found = client.getQueryData(reservationQuery(page.callApi, oneIn(page)).queryKey);
	if (!found || !isVoucher(page)) return found?.title;
	const t = translatorIn(page.locale, wordsOf(page.locale, ['reservation-voucher']))('reservation.voucher');
	return t('documentTitle', { code: found.code });
}

export default function MyReservationPage() {
	const page = usePage();
	const { data, dataUpdatedAt } = useSuspenseQuery(reservationQuery(page.callApi, oneIn(page)));
	const { data: country } = useSuspenseQuery(guestCountryQuery(page.callApi, oneIn(page)));
	if (data.role !== 'member' && !isVoucher(page)) return <ToDesk id={data.id} />;
	const shown = { reservation: data, loadedAt: dataUpdatedAt, isSent: page.search.has('sent'), country };
	return (
		<>
			<KeptBand shownSince={dataUpdatedAt} />
			{isVoucher(page) ? <WithVoucher {...shown} /> : <ReservationView key={data.id} {...shown} />}
		</>
	);
}

function WithVoucher(shown: ComponentProps<typeof ReservationView>) {
	const page = usePage();
	const { data: voucher } = useSuspenseQuery(voucherQuery(page.callApi, oneIn(page)));
	return <ReservationView key={shown.reservation.id} {...shown} voucher={voucher} />;
}
