import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';
import type { areaAsked } from './nearest-pages.ts';

const mostShown = 3;

type Asked = { asked: ReturnType<typeof areaAsked>; language: Locale };

/** Things of the area one was on the way to: those named like what was asked for, then what it recommends. */
export const notFoundQuery = (callApi: CallApi, { asked, language }: Asked) =>
	queryOptions({
		queryKey: ['not-found', asked?.area ?? '', asked?.word ?? '', language],
		queryFn: async () => {
			if (!asked) return [];
			const { area, word } = asked;
			const find = async (search?: string) =>
				(await callApi('GET /api/products', { query: { language, area, search } })).items.slice(0, mostShown);
			const named = word === '' ? [] : await find(word);
			if (named.length === mostShown) return named;
			const known = new Set(named.map(({ id }) => id));
			return [...named, ...(await find()).filter(({ id }) => !known.has(id))].slice(0, mostShown);
		},
	});
