import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { choicesOf } from '../features/notice/notice-choices.ts';
import { NoticeList } from '../features/notice/notice-list.tsx';
import { noticeListQuery } from '../features/notice/notice-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale, search }: PageContext) =>
	noticeListQuery(callApi, { language: locale, ...choicesOf(search) });

export const queries = (context: PageContext) => [query(context)];

export default function NoticeListPage() {
	const page = usePage();
	// What is typed shows at once; the list follows when its data is here, and the old one stays until then.
	const shownPage = useDeferredValue(page);
	const { data } = useSuspenseQuery(query(shownPage));
	return <NoticeList choices={choicesOf(page.search)} list={data} isPending={shownPage !== page} />;
}
