import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useViewing } from '#site/parts/product/use-viewing.ts';
import { NoticeDetail } from '../features/notice/notice-detail.tsx';
import { noticeQuery } from '../features/notice/notice-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale, params }: PageContext) =>
	noticeQuery(callApi, { id: params.id ?? '', language: locale });

export const queries = (context: PageContext) => [query(context)];

export const title = (context: PageContext, client: QueryClient) => client.getQueryData(query(context).queryKey)?.title;

export default function NoticeDetailPage() {
	const { data } = useSuspenseQuery(query(usePage()));
	useViewing(`notice/${data.id}`);
	return <NoticeDetail notice={data} />;
}
