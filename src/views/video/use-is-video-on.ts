import { useQuery } from '@tanstack/react-query';
import { useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';

/** Whether the agency offers talks by video just now; the site has it with the company's facts, under the same name. */
export function useIsVideoOn(): boolean {
	const callApi = useApi();
	const language = useWordsLocale();
	const { data } = useQuery({
		queryKey: ['GET /api/profile', language],
		queryFn: () => callApi('GET /api/profile', { query: { language } }),
	});
	return data?.isVideoOn !== false;
}
