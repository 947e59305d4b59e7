import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#views/api-context.ts';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { useConsoleLocale } from '../viewer.tsx';

export const workplacesKey = 'GET /api/organisations';

/** Where the viewer works, and as what. */
export function useWorkplaces() {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useInfiniteQuery({
		queryKey: [workplacesKey, language],
		queryFn: ({ pageParam: cursor }) => callApi(workplacesKey, { query: { language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
}
