import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '#domain/kernel/durations.ts';
import { useApi } from '#views/api-context.ts';
import { Count } from './matching-count.tsx';

const key = 'GET /api/moderation/count';

/** How much waits for a decision of an operator, beside its page in the navigation. */
export function TrustCount() {
	const callApi = useApi();
	const { data } = useQuery({ queryKey: [key], queryFn: () => callApi(key, {}), staleTime: minuteMs });
	return <Count waiting={data?.waiting ?? 0} />;
}
