import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '#domain/kernel/durations.ts';
import { useApi } from '#views/api-context.ts';
import { useConsoleLocale } from '../viewer.tsx';

const workplacesKey = 'GET /api/organisations';

/** Where the viewer works, by name; nobody works for more than one list holds. */
export function useWorkplaces() {
	const callApi = useApi();
	const language = useConsoleLocale();
	const { data } = useQuery({
		queryKey: [workplacesKey, language, 'names'],
		queryFn: () => callApi(workplacesKey, { query: { language } }),
		staleTime: 10 * minuteMs,
	});
	return data?.items ?? [];
}
