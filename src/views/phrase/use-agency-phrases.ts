import { useQuery } from '@tanstack/react-query';
import type { AgencyPhrase } from '#contract/api/agency-phrase.ts';
import { useApi } from '#views/api-context.ts';

const phrasesKey = 'GET /api/desk/phrases';
/** They change seldom: whoever opens the book again and again asks once. */
const staleTime = 60_000;

export type AgencyBook = {
	phrases: readonly AgencyPhrase[];
	isFailed: boolean;
	/** Puts a sentence into the text; false where there is no room for it. */
	onWords: (sentence: string) => boolean;
};

/** What the agency offers to houses; guests are offered none of it. */
export function useAgencyPhrases(isOffered: boolean, onWords: (sentence: string) => boolean): AgencyBook | undefined {
	const callApi = useApi();
	const { data, isError } = useQuery({
		queryKey: [phrasesKey],
		queryFn: () => callApi(phrasesKey, {}),
		enabled: isOffered,
		staleTime,
	});
	return isOffered ? { phrases: data?.phrases ?? [], isFailed: isError, onWords } : undefined;
}
