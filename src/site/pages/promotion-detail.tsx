import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useViewing } from '#site/parts/product/use-viewing.ts';
import { PromotionDetail } from '../features/promotion/promotion-detail.tsx';
import { promotionQuery } from '../features/promotion/promotion-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

/** `?draft=1`: to those who keep it, as it would be if the newest draft went out. */
const isDraft = (search: URLSearchParams): boolean => search.get('draft') === '1';

const query = ({ callApi, locale, params, search }: PageContext) =>
	promotionQuery(callApi, { id: params.id ?? '', language: locale, isDraft: isDraft(search) });

/** Only who keeps it looks at a draft. */
const Preview = lazy(async () => ({
	default: (await import('../features/promotion/promotion-preview.tsx')).PromotionPreview,
}));

export const queries = (context: PageContext) => [query(context)];

export const title = (context: PageContext, client: QueryClient) => client.getQueryData(query(context).queryKey)?.title;

export default function PromotionDetailPage() {
	const page = usePage();
	const { data } = useSuspenseQuery(query(page));
	useViewing(`promotion/${data.id}`);
	return (
		<>
			{isDraft(page.search) && (
				<Suspense fallback={null}>
					<Preview promotion={data} />
				</Suspense>
			)}
			<PromotionDetail promotion={data} />
		</>
	);
}
