import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { choicesOf } from '../features/matching/list/question-choices.ts';
import { QuestionList } from '../features/matching/list/question-list.tsx';
import { questionListQuery } from '../features/matching/matching-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale, search }: PageContext) =>
	questionListQuery(callApi, { language: locale, ...choicesOf(search) });

export const queries = (context: PageContext) => [query(context)];

export default function MatchingListPage() {
	const page = usePage();
	// What is chosen shows at once; the list follows when its data is here, and the old one stays until then.
	const shownPage = useDeferredValue(page);
	const { data, dataUpdatedAt } = useSuspenseQuery(query(shownPage));
	return (
		<QuestionList
			choices={choicesOf(page.search)}
			list={data}
			loadedAt={dataUpdatedAt}
			isPending={shownPage !== page}
		/>
	);
}
