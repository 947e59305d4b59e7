import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { Locale } from '#i18n/locales.ts';

export const tripsQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/trips', language],
		queryFn: () => callApi('GET /api/trips', { query: { language } }),
	});

export const sharesQuery = (callApi: CallApi) =>
	queryOptions({
		queryKey: ['GET /api/trips/shares'],
		queryFn: () => callApi('GET /api/trips/shares', {}),
	});

const secretForm = /^[\w-]{43}$/;

export const sharedTripQuery = (callApi: CallApi, { secret, language }: { secret: string; language: Locale }) =>
	queryOptions({
		queryKey: ['GET /api/shared-trips/:secret', secret, language],
		queryFn: () => {
			// A link that cannot be looks exactly like one that has ended.
			if (!secretForm.test(secret)) throw new ApiFailure(404);
			return callApi('GET /api/shared-trips/:secret', { params: { secret }, query: { language } });
		},
	});
