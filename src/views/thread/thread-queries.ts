import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';

/**
 * The newest page of a thread: what the live stream hints at is asked for again under this key (`views/live/live-keys.ts`);
 * what is older is kept by the view and is not.
 */
export const threadQuery = (callApi: CallApi, id: string | null) =>
	queryOptions({
		queryKey: ['GET /api/threads/:id/messages', id],
		queryFn: () => callApi('GET /api/threads/:id/messages', { params: { id: id ?? '' }, query: {} }),
		enabled: id !== null,
	});
