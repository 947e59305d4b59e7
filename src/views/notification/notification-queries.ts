import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Hint } from '#contract/api/notification.ts';
import type { CallApi } from '#contract/api.ts';

export const newsKey = ['GET /api/notifications/news'];
export const notificationsKey = ['GET /api/notifications'];

/** How many are unread, and from which number on this page is told what is new. */
export const newsQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: newsKey, queryFn: () => callApi('GET /api/notifications/news', { query: {} }) });

export function setUnread(client: QueryClient, unread: number): void {
	client.setQueryData<Hint>(newsKey, (known) => ({ last: 0, subjects: [], ...known, unread }));
}

/**
 * For the answer to marking some as read, which begins now. What the stream says before that answer comes is newer than the answer's
 * count, and whatever was marked is said by the stream as well.
 */
export function countingLeft(client: QueryClient): (unread: number) => void {
	const said = () => client.getQueryState(newsKey)?.dataUpdateCount;
	const before = said();
	return (unread) => {
		if (said() === before) setUnread(client, unread);
	};
}
