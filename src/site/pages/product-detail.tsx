import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ApiFailure } from '#contract/client.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { useViewing } from '#site/parts/product/use-viewing.ts';
import { LazyProviderSheet } from '#site/parts/provider/lazy-provider-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { productDaysQuery } from '#views/booking/days-query.ts';
import { belowFile } from '../features/product/detail/product-below-host.tsx';
import { ProductDetail } from '../features/product/detail/product-detail.tsx';
import { productRatingsQuery } from '../features/product/product-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

/** A product stands under its own area alone: at another's address there is no such page. */
const query = ({ callApi, locale: language, params: { area, id = '' }, search }: PageContext) =>
	queryOptions({
		queryKey: ['GET /api/products/:id', id, language, area, ...(isDraft(search) ? ['draft'] : [])],
		queryFn: async () => {
			const product = await callApi('GET /api/products/:id', {
				params: { id },
				query: { language, ...(isDraft(search) && { draft: '1' }) },
			});
			if (product.area !== area) throw new ApiFailure(404);
			return product;
		},
	});

/** `?draft=1`: to those who edit it, as it would be if the newest draft went out. */
const isDraft = (search: URLSearchParams): boolean => search.get('draft') === '1';

/** The month of the day that is chosen already, else this one. */
function monthIn(search: URLSearchParams): string {
	const today = koreanDay(new Date());
	const on = search.get('on') ?? '';
	return (/^20\d\d-(0[1-9]|1[0-2])-/.test(on) && on > today ? on : today).slice(0, 7);
}

export const queries = (context: PageContext) => {
	const { callApi, search } = context;
	const { id = '' } = context.params;
	return [
		query(context),
		productRatingsQuery(callApi, { id }),
		productDaysQuery(callApi, { id, month: monthIn(search) }),
	];
};

/** `?provider=…`: its provider's profile. */
export const over = import.meta.env.SSR
	? async (page: PageContext) => (await import('#site/parts/provider/sheet/provider-over.ts')).providerOver(page)
	: undefined;

/** Where it is, who offers it and what guests say comes after the rest. */
export const lateFiles = [belowFile];

export const title = (context: PageContext, client: QueryClient) => client.getQueryData(query(context).queryKey)?.title;

export default function ProductDetailPage() {
	const page = usePage();
	const { data } = useSuspenseQuery(query(page));
	const t = useTranslations('product.detail');
	useViewing(`product/${data.id}`);
	return (
		<>
			<LazyProviderSheet />
			{isDraft(page.search) && <Note tone="warn">{t('preview')}</Note>}
			<ProductDetail product={data} />
		</>
	);
}
