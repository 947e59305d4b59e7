import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { consultationEndpoints } from '#contract/api/consultation.ts';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Locale } from '#i18n/locales.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const consultationKey = ['GET /api/consultations'];

export type ConsultationOffer = OutputOf<(typeof consultationEndpoints)['GET /api/consultation-offer']>;

export const offerQuery = (callApi: CallApi, { product, language }: { product: string; language: Locale }) =>
	queryOptions({
		queryKey: ['GET /api/consultation-offer', product, language],
		queryFn: () => callApi('GET /api/consultation-offer', { query: { product, language } }),
	});

export const consultationQuery = (callApi: CallApi, { id, language }: { id: string; language: Locale }) =>
	queryOptions({
		queryKey: ['GET /api/consultations/:id', id, language],
		queryFn: () => {
			// An address that nobody can have looks exactly like one that is not there.
			if (!uuid.test(id)) throw new ApiFailure(404);
			return callApi('GET /api/consultations/:id', { params: { id }, query: { language } });
		},
	});

/** One's own that are older than the first page. */
export const laterConsultationsQuery = (
	callApi: CallApi,
	{ language, from }: { language: Locale; from: string | null },
) =>
	infiniteQueryOptions({
		queryKey: [...consultationKey, 'member', language, 'later', from],
		queryFn: ({ pageParam: cursor }) =>
			callApi('GET /api/consultations', { query: { as: 'member', language, cursor } }),
		initialPageParam: from ?? undefined,
		getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
		enabled: false,
	});

/** One's own, the newest first. */
export const consultationsQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: [...consultationKey, 'member', language],
		queryFn: () => callApi('GET /api/consultations', { query: { as: 'member', language } }),
	});

/** The texts one agrees to are another noun's: the page brings them. */
export type ConsultationConsent = 'health' | 'provider';
