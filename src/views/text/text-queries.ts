import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import type { Locale } from '#i18n/locales.ts';

type Input = { slug: PageTextSlug; language: Locale; version?: string | undefined };

export const pageTextQuery = (callApi: CallApi, { slug, language, version }: Input) =>
	queryOptions({
		queryKey: ['GET /api/page-texts/:slug', { slug, language, version }],
		queryFn: () => callApi('GET /api/page-texts/:slug', { params: { slug }, query: { language, version } }),
	});
