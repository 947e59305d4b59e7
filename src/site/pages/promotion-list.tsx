import { useSuspenseQuery } from '@tanstack/react-query';
import { readChoice } from '../features/promotion/list-choice.ts';
import { PromotionList } from '../features/promotion/promotion-list.tsx';
import { promotionListQuery } from '../features/promotion/promotion-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale, search }: PageContext) =>
	promotionListQuery(callApi, {
		...readChoice(search),
		language: locale,
		cursor: search.get('cursor') ?? undefined,
	});

export const queries = (context: PageContext) => [query(context)];

export default function PromotionListPage() {
	const page = usePage();
	const { data } = useSuspenseQuery(query(page));
	return <PromotionList choice={readChoice(page.search)} list={data} isFirstPage={!page.search.has('cursor')} />;
}
