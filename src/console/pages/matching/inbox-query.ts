import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { consolePages } from '#contract/console-pages.ts';
import { type AreaSlug, isAreaSlug, kinds } from '#domain/area/areas.ts';
import { type InboxQueue, inboxQueues } from '#domain/matching/answer.ts';
import { type SpokenLanguage, spokenLanguages } from '#domain/product/product.ts';
import { useApi } from '#views/api-context.ts';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { useConsoleLocale } from '../../viewer.tsx';

export const inboxKey = 'GET /api/matching/inbox';
export const formKey = 'GET /api/matching/questions/:id/answer-form';

/** Which of the questions somebody looks at: of one of the providers they answer for, and by what it is about. */
export type InboxChoices = {
	queue: InboxQueue;
	provider: string | undefined;
	area: AreaSlug | undefined;
	kind: string | undefined;
	/** Written in it, or wished. */
	spoken: SpokenLanguage | undefined;
	/** Those alone that nobody has answered. */
	answers: 'none' | undefined;
	search: string | undefined;
};

const isQueue = (word: string | null): word is InboxQueue => inboxQueues.includes(word as InboxQueue);

/** What an address says; whatever it cannot mean is left out. On the page of a question the queue is where one came from. */
export function choicesIn(address: URLSearchParams, queueName = 'queue'): InboxChoices {
	const [queue, area, kind, spoken] = [queueName, 'area', 'kind', 'spoken'].map((name) => address.get(name));
	return {
		queue: isQueue(queue ?? null) ? (queue as InboxQueue) : 'fitting',
		provider: address.get('provider') ?? undefined,
		area: area && isAreaSlug(area) ? area : undefined,
		kind: kind && Object.hasOwn(kinds, kind) ? kind : undefined,
		spoken: spokenLanguages.find((one) => one === spoken),
		answers: address.get('answers') === 'none' ? 'none' : undefined,
		search: address.get('search')?.slice(0, 100) || undefined,
	};
}

/** What is chosen besides the queue and for whom one looks. */
export const hasFilters = ({ area, kind, spoken, answers, search }: InboxChoices): boolean =>
	[area, kind, spoken, answers, search].some((one) => one !== undefined);

const queryOf = (parts: Record<string, string | undefined>): string => {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value);
	return search.size === 0 ? '' : `?${search}`;
};

export const inboxAddress = ({ queue, ...choices }: InboxChoices): string =>
	consolePages.matching.path + queryOf({ queue: queue === 'fitting' ? undefined : queue, ...choices });

/** A question, and where one comes from: the way back leads there. */
export const questionAddress = (id: string, { queue, ...choices }: InboxChoices): string =>
	`${consolePages.matching.path}/${id}${queryOf({ from: queue, ...choices })}`;

export function useInbox(choices: InboxChoices) {
	const callApi = useApi();
	const language = useConsoleLocale();
	const wanted = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
	return useInfiniteQuery({
		queryKey: [inboxKey, choices.queue, choices.provider ?? '', language, queryOf(wanted)],
		queryFn: ({ pageParam: cursor }) =>
			callApi(inboxKey, { query: { language, ...wanted, queue: choices.queue, cursor } }),
		select: pagesOf,
		...byCursor,
		// While somebody types, what was found before stays to be read.
		placeholderData: keepPreviousData,
	});
}
