import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { PromotionState } from '#domain/promotion/promotion.ts';
import type { Locale } from '#i18n/locales.ts';

type ListInput = {
	language: Locale;
	state: PromotionState;
	area: AreaSlug | undefined;
	cursor: string | undefined;
};

export const promotionListQuery = (callApi: CallApi, query: ListInput) =>
	queryOptions({ queryKey: ['GET /api/promotions', query], queryFn: () => callApi('GET /api/promotions', { query }) });

type OneInput = { id: string; language: Locale; isDraft?: boolean };

export const promotionQuery = (callApi: CallApi, { id, language, isDraft = false }: OneInput) =>
	queryOptions({
		queryKey: ['GET /api/promotions/:id', id, language, ...(isDraft ? ['draft'] : [])],
		queryFn: () =>
			callApi('GET /api/promotions/:id', { params: { id }, query: { language, ...(isDraft && { draft: '1' }) } }),
	});
