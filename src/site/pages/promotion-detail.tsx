import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useViewing } from '#site/parts/product/use-viewing.ts';
import { PromotionDetail } from '../features/promotion/promotion-detail.tsx';
import { promotionQuery } from '../features/promotion/promotion-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale, params }: PageContext) =>
	promotionQuery(callApi, { id: params.id ?? '', language: locale });

export const queries = (context: PageContext) => [query(context)];

export const title = (context: PageContext, client: QueryClient) => client.getQueryData(query(context).queryKey)?.title;

export default function PromotionDetailPage() {
	const { data } = useSuspenseQuery(query(usePage()));
	useViewing(`promotion/${data.id}`);
	return <PromotionDetail promotion={data} />;
}
