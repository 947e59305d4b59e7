import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { Locale } from '#i18n/locales.ts';

type Product = {
	id: string;
	language: Locale;
	/** The area in the address, where there is one: at another's address there is no such product. */
	area?: string | undefined;
};

export const formProductQuery = (callApi: CallApi, { id, language, area }: Product) =>
	queryOptions({
		queryKey: ['GET /api/products/:id', id, language, area],
		queryFn: async () => {
			const product = await callApi('GET /api/products/:id', { params: { id }, query: { language } });
			if (area !== undefined && product.area !== area) throw new ApiFailure(404);
			return product;
		},
	});

/** Null where there is none, or it is none of one's own: then it is a form like any other. */
export const againQuery = (callApi: CallApi, { id, language }: { id: string | null; language: Locale }) =>
	queryOptions({
		queryKey: ['reservation again', id, language],
		queryFn: async () => {
			if (id === null) return null;
			try {
				const again = await callApi('GET /api/reservations/:id', { params: { id }, query: { language } });
				return again.role === 'member' ? again : null;
			} catch (error) {
				const { status } = error as { status?: number };
				if (status === 404 || status === 400) return null;
				throw error;
			}
		},
	});

/** Null where there is none, or none any more: then it is a form like any other. */
export const offerQuery = (callApi: CallApi, { id, language }: { id: string | null; language: Locale }) =>
	queryOptions({
		queryKey: ['GET /api/waiting/:id', id, language],
		queryFn: async () => {
			if (id === null) return null;
			try {
				return await callApi('GET /api/waiting/:id', { params: { id }, query: { language } });
			} catch (error) {
				const { status } = error as { status?: number };
				if (status === 404 || status === 400) return null;
				throw error;
			}
		},
	});
