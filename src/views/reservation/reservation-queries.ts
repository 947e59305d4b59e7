import { queryOptions } from '@tanstack/react-query';
import type { reservationEndpoints } from '#contract/api/reservation.ts';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { CallOf } from '#contract/endpoint.ts';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { hasVoucher } from '#domain/reservation/voucher.ts';
import { loadCountries } from '#i18n/countries.ts';
import type { Locale } from '#i18n/locales.ts';

export type ReservationListQuery = CallOf<(typeof reservationEndpoints)['GET /api/reservations']>['query'];

export const reservationListQuery = (callApi: CallApi, query: ReservationListQuery) =>
	queryOptions({
		queryKey: ['GET /api/reservations', query],
		queryFn: () => callApi('GET /api/reservations', { query }),
	});

export const waitingListQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/waiting', language],
		queryFn: () => callApi('GET /api/waiting', { query: { language } }),
	});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type One = { id: string; language: Locale };

export const reservationQuery = (callApi: CallApi, { id, language }: One) =>
	queryOptions({
		queryKey: ['GET /api/reservations/:id', id, language],
		queryFn: () => {
			// An address that nobody can have looks exactly like one that is not there.
			if (!uuid.test(id)) throw new ApiFailure(404);
			return callApi('GET /api/reservations/:id', { params: { id }, query: { language } });
		},
	});

/** The one name that is shown: the browser does not need all the others. */
export const guestCountryQuery = (callApi: CallApi, one: One) =>
	queryOptions({
		queryKey: ['guest country', one.id, one.language],
		queryFn: async ({ client }) => {
			const { lead } = await client.query(reservationQuery(callApi, one));
			if (lead === null) return null;
			return (await loadCountries(one.language))[lead.country as CountryCode] ?? lead.country;
		},
	});

/** Null where the reservation has none: not confirmed, or called off since. */
export const voucherQuery = (callApi: CallApi, one: One) =>
	queryOptions({
		queryKey: ['GET /api/reservations/:id/voucher', one.id, one.language],
		queryFn: async ({ client }) => {
			const { status } = await client.query(reservationQuery(callApi, one));
			if (!hasVoucher(status)) return null;
			const { id, language } = one;
			return callApi('GET /api/reservations/:id/voucher', { params: { id }, query: { language } });
		},
	});

/** What signatures are checked with, where there is no network to ask by. */
export const voucherKeyQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: ['GET /api/voucher-key'], queryFn: () => callApi('GET /api/voucher-key', {}) });

/** Whose vouchers may be let in, likewise. */
export const voucherProductsQuery = (callApi: CallApi) =>
	queryOptions({
		queryKey: ['GET /api/desk/voucher-products'],
		queryFn: () => callApi('GET /api/desk/voucher-products', {}),
	});

export const calendarFeedQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: ['GET /api/calendar'], queryFn: () => callApi('GET /api/calendar', {}) });
