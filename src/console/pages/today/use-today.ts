import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '#domain/kernel/durations.ts';
import { useApi } from '#views/api-context.ts';
import { useConsoleAddress } from '../../address.tsx';
import { useConsoleLocale } from '../../viewer.tsx';

const todayKey = 'GET /api/desk/today';

/** As the address says: of one business or of all, and for operators of their own houses or of every house. */
export function useTodayChoice() {
	const { match, query } = useConsoleAddress();
	const isHere = match?.page === 'today';
	return {
		organisation: (isHere && query.get('organisation')) || undefined,
		scope: isHere && query.get('scope') === 'own' ? ('own' as const) : ('all' as const),
	};
}

/** One question for the whole day; what others do is shown as it happens, and time alone asks again every few minutes. */
export function useToday() {
	const callApi = useApi();
	const language = useConsoleLocale();
	const { organisation, scope } = useTodayChoice();
	return useQuery({
		queryKey: [todayKey, language, organisation, scope],
		queryFn: () => callApi(todayKey, { query: { language, organisation, scope } }),
		staleTime: minuteMs,
		refetchInterval: 5 * minuteMs,
	});
}
