import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallApi } from '#contract/api.ts';
import { useApi } from '#views/api-context.ts';
import { videoKey } from '../video-queries.ts';

const shownQuery = (callApi: CallApi, id: string) =>
	queryOptions({
		queryKey: [...videoKey, id, 'shown'],
		queryFn: () => callApi('GET /api/video-dates/:id/shown', { params: { id } }),
	});

type Own = { fileId: string; page: number };

/** The file that all in the room see, and for whose it is the ways to show, turn and put it away. `news`: something may have changed. */
export function useShown(dateId: string, news: number) {
	const callApi = useApi();
	const client = useQueryClient();
	const query = shownQuery(callApi, dateId);
	const { data } = useQuery(query);
	const own = useRef<Own | undefined>(undefined);
	const [hasFailed, setHasFailed] = useState(false);
	const params = { id: dateId };
	const look = () => client.invalidateQueries({ queryKey: query.queryKey });
	const put = async (now: Own | undefined) => {
		own.current = now;
		try {
			if (now) await callApi('PUT /api/video-dates/:id/shown', { params, body: now });
			else await callApi('DELETE /api/video-dates/:id/shown', { params });
			setHasFailed(false);
		} catch {
			own.current = undefined;
			setHasFailed(now !== undefined);
		}
		await look();
	};
	// It hangs on one's seat: who lost the way to the server for a moment shows it again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what it calls does not change
	useEffect(() => {
		if (news > 0) void (own.current ? put(own.current) : look());
	}, [news]);
	return { shown: data?.shown ?? null, hasFailed, show: put, putAway: () => put(undefined) };
}
export type Shown = ReturnType<typeof useShown>;
