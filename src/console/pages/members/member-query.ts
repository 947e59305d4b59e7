import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';

export const memberQuery = (callApi: CallApi, { id, language }: { id: string; language: Locale }) => ({
	queryKey: ['GET /api/members/:id', id, language] as const,
	queryFn: () => callApi('GET /api/members/:id', { params: { id }, query: { language } }),
});
