import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';
import type { NoticeChoices } from './notice-choices.ts';

export const noticeListQuery = (callApi: CallApi, { language, ...choices }: NoticeChoices & { language: Locale }) => {
	const query = { language, cursor: choices.cursor, topic: choices.topic, search: choices.search || undefined };
	return queryOptions({ queryKey: ['GET /api/notices', query], queryFn: () => callApi('GET /api/notices', { query }) });
};

type OfOne = { id: string; language: Locale };

export const noticeQuery = (callApi: CallApi, { id, language }: OfOne) =>
	queryOptions({
		queryKey: ['GET /api/notices/:id', { id, language }],
		queryFn: () => callApi('GET /api/notices/:id', { params: { id }, query: { language } }),
	});

export const touchedQuery = (callApi: CallApi, { id, language }: OfOne) =>
	queryOptions({
		queryKey: ['GET /api/notices/:id/reservations', { id, language }],
		queryFn: () => callApi('GET /api/notices/:id/reservations', { params: { id }, query: { language } }),
	});
