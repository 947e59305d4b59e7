import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';
import { useApi } from '#views/api-context.ts';
import { useConsoleLocale } from '../../viewer.tsx';

export const photographsQuery = (callApi: CallApi, id: string) =>
	queryOptions({
		queryKey: ['GET /api/products/:id/photographs', id],
		queryFn: () => callApi('GET /api/products/:id/photographs', { params: { id } }),
	});

export const productHousesKey = 'GET /api/console/product-houses';

const housesQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: [productHousesKey, language],
		queryFn: () => callApi(productHousesKey, { query: { language } }),
		staleTime: 60_000,
	});

/** For whom products can be begun. */
export const useProductHouses = () => useQuery(housesQuery(useApi(), useConsoleLocale()));
