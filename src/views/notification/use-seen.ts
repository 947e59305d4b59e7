import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { spotAt } from '#contract/notification-address.ts';
import { useApi } from '#views/api-context.ts';
import { countingLeft, newsQuery } from './notification-queries.ts';

function useIsLookedAt(): boolean {
	const [isLookedAt, setIsLookedAt] = useState(true);
	useEffect(() => {
		const look = () => setIsLookedAt(document.visibilityState === 'visible');
		look();
		document.addEventListener('visibilitychange', look);
		return () => document.removeEventListener('visibilitychange', look);
	}, []);
	return isLookedAt;
}

/** Who has a page open and looks at it has seen what they were told of it: it counts as read, on all their devices. */
export function useSeen({ path, search }: { path: string; search: string }): void {
	const client = useQueryClient();
	const callApi = useApi();
	const { data } = useQuery(newsQuery(callApi));
	const unread = data?.unread ?? 0;
	const isLookedAt = useIsLookedAt();
	useEffect(() => {
		const seen = unread > 0 && isLookedAt ? spotAt(path, search) : undefined;
		if (!seen) return;
		const setLeft = countingLeft(client);
		callApi('POST /api/notifications/read', { body: { what: 'spot', ...seen } }).then(
			(left) => setLeft(left.unread),
			// It stays unread, and is marked with the next page.
			() => undefined,
		);
	}, [client, callApi, path, search, unread, isLookedAt]);
}
