import { pagePath } from '#contract/page-address.ts';
import { useSuspenseQuery } from '#ui/query/use-query.ts';
import { NoticeList } from '../features/notice/notice-list.tsx';
import { noticeListQuery } from '../features/notice/notice-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePageAddress } from '../router/use-page-address.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale, search }: PageContext) =>
	noticeListQuery(callApi, { language: locale, cursor: search.get('cursor') ?? undefined });

export const queries = (context: PageContext) => [query(context)];

export default function NoticeListPage() {
	const page = usePage();
	const { data } = useSuspenseQuery(query(page));
	const addressFor = usePageAddress();
	const newerHref = page.search.has('cursor') ? addressFor(pagePath('noticeList')) : undefined;
	return <NoticeList notices={data.items} total={data.total} olderCursor={data.nextCursor} newerHref={newerHref} />;
}
