import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { loadCountries } from '#i18n/countries.ts';
import type { Locale } from '#i18n/locales.ts';
import { meQuery } from './me-query.ts';

export const sessionsQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: ['GET /api/sessions'], queryFn: () => callApi('GET /api/sessions', {}) });

export const consentsQuery = (callApi: CallApi) =>
	queryOptions({
		queryKey: ['GET /api/members/me/consents'],
		queryFn: () => callApi('GET /api/members/me/consents', {}),
	});

export const mailChoicesQuery = (callApi: CallApi) =>
	queryOptions({
		queryKey: ['GET /api/members/me/mail-choices'],
		queryFn: () => callApi('GET /api/members/me/mail-choices', {}),
	});

export const accessesQuery = (callApi: CallApi) =>
	queryOptions({
		queryKey: ['GET /api/members/me/accesses'],
		queryFn: () => callApi('GET /api/members/me/accesses', {}),
	});

export const ownCountryKey = ['own country'] as const;

/** The one name that is shown: the list of all names stays where it is until one chooses another. */
export const ownCountryQuery = (callApi: CallApi, locale: Locale) =>
	queryOptions({
		queryKey: [...ownCountryKey, locale],
		queryFn: async ({ client }) => {
			const { country } = await client.query(meQuery(callApi));
			return country === null ? null : ((await loadCountries(locale))[country as CountryCode] ?? country);
		},
	});

export const informationQueries = ({ callApi, locale }: { callApi: CallApi; locale: Locale }) => [
	meQuery(callApi),
	ownCountryQuery(callApi, locale),
	sessionsQuery(callApi),
	mailChoicesQuery(callApi),
	consentsQuery(callApi),
	accessesQuery(callApi),
];
