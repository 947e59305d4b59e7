import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { latePhrases } from '../features/matching/detail/late-answer-phrases.tsx';
import { lateOwnViews, ownViewsFile, ownWords } from '../features/matching/detail/late-own-views.ts';
import { MatchingDetail } from '../features/matching/detail/matching-detail.tsx';
import { questionQuery } from '../features/matching/matching-queries.ts';
import { createLatePart, Late } from '../late-part.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';
import { moduleFiles } from '../words.ts';

/** Most people agree without a look: the text comes when one wants to read it. */
const textSheet = createLatePart({
	load: async () => (await import('../features/text/text-sheet.tsx')).TextSheet,
	words: ['text'],
});

/** A link that was cut off is no link: the question is then what everybody sees of it. */
const shareIn = (search: URLSearchParams) => /^[\w-]{43}$/.exec(search.get('share') ?? '')?.[0];

const query = ({ callApi, locale, params, search }: PageContext) =>
	questionQuery(callApi, { id: params.id ?? '', language: locale, share: shareIn(search) });

/** What shows it, where most who read one need less. */
export async function prepare(context: PageContext, client: QueryClient): Promise<void> {
	const question = client.getQueryData(query(context).queryKey);
	if (question && question.role !== 'visitor') await lateOwnViews.prepare(context.locale);
	else if (question?.answers.some(({ phrases }) => phrases.length > 0)) await latePhrases.prepare(context.locale);
}

export const queries = (context: PageContext) => [query(context)];

/** `?provider=…`: the profile of who answered. */
export const over = import.meta.env.SSR
	? async (page: PageContext) => (await import('#site/parts/provider/sheet/provider-over.ts')).providerOver(page)
	: undefined;

/** Whom the question concerns has more of it. */
export const files = (context: PageContext, client: QueryClient) => {
	const question = client.getQueryData(query(context).queryKey);
	return question && question.role !== 'visitor' ? [ownViewsFile, ...moduleFiles(context.locale, ownWords)] : [];
};

export const title = (context: PageContext, client: QueryClient) =>
	client.getQueryData(query(context).queryKey)?.title || undefined;

export default function MatchingDetailPage() {
	const page = usePage();
	const { callApi, locale: language } = page;
	const { data } = useSuspenseQuery(query(page));
	return (
		<MatchingDetail
			key={data.id}
			question={data}
			texts={{
				query: (slug) => pageTextQuery(callApi, { slug, language }),
				sheet: (slug, onClose) => <Late part={textSheet} props={{ slug, isOpen: true, onClose }} />,
			}}
		/>
	);
}
