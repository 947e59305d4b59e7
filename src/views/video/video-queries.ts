import { queryOptions } from '@tanstack/react-query';
import type { VideoRow } from '#contract/api/video.ts';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { Locale } from '#i18n/locales.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const videoKey = ['GET /api/video-dates'];

export const videoQuery = (callApi: CallApi, { id, language }: { id: string; language: Locale }) =>
	queryOptions({
		queryKey: [...videoKey, id, language],
		queryFn: () => {
			// An address that nobody can have looks exactly like one that is not there.
			if (!uuid.test(id)) throw new ApiFailure(404);
			return callApi('GET /api/video-dates/:id', { params: { id }, query: { language } });
		},
	});

export const videosQuery = (callApi: CallApi, { as, language }: { as: VideoRow['role']; language: Locale }) =>
	queryOptions({
		queryKey: [...videoKey, 'list', as, language],
		queryFn: () => callApi('GET /api/video-dates', { query: { as, language } }),
	});

/** Asked again and again by who stands before the door: who is inside changes. */
export const roomQuery = (callApi: CallApi, id: string) =>
	queryOptions({
		queryKey: [...videoKey, id, 'room'],
		queryFn: () => callApi('GET /api/video-dates/:id/room', { params: { id } }),
		refetchInterval: 5_000,
	});

type Asked = { product?: string | undefined; provider?: string | undefined; language: Locale };

export const offerQuery = (callApi: CallApi, asked: Asked) =>
	queryOptions({
		queryKey: ['GET /api/video-offer', asked],
		queryFn: () => callApi('GET /api/video-offer', { query: asked }),
	});
