import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { Locale } from '#i18n/locales.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const ownRatingsKey = ['GET /api/ratings/mine'];

type Page = { language: Locale; cursor?: string | undefined };

export const ownRatingsQuery = (callApi: CallApi, query: Page) =>
	queryOptions({
		queryKey: [...ownRatingsKey, query.language, query.cursor],
		queryFn: () => callApi('GET /api/ratings/mine', { query }),
	});

export const ratingFormKey = ['GET /api/ratings/form'];

type Asked = { area: string; productId: string; reservationId: string | undefined; language: Locale };

/** The form stands under its product's own area alone: at another's address there is no such page. */
export const ratingFormQuery = (callApi: CallApi, { area, ...asked }: Asked) =>
	queryOptions({
		queryKey: [...ratingFormKey, asked, area],
		queryFn: async () => {
			// An address that nobody can have looks exactly like one that is not there.
			if (asked.reservationId !== undefined && !uuid.test(asked.reservationId)) throw new ApiFailure(404);
			const form = await callApi('GET /api/ratings/form', { query: asked });
			if (form.product.area !== area) throw new ApiFailure(404);
			return form;
		},
	});
