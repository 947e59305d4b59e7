import type { QueryClient } from '@tanstack/react-query';
import type { Hint } from '#contract/api/notification.ts';
import type { CallApi } from '#contract/api.ts';
import { createClient } from '#contract/client.ts';
import { newsKey, newsQuery } from '#views/notification/notification-queries.ts';
import { applyChanged, applyUnread, type Changed, joined } from './apply-hint.ts';
import { openStream } from './stream.ts';
import { browserMeans, joinGroup } from './tab-group.ts';

type Options = { client: QueryClient; callApi: CallApi; memberId: string };

/** Told that nobody is logged in, it says nothing: a page for everybody stays open, and the next call of any other knows. */
const askQuietly = createClient((...request) => fetch(...request));

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Follows what is new for a member until it is stopped. A page that nobody looks at keeps it in mind and fetches when it is
 * looked at: what is fetched counts as read.
 */
export function startLive({ client, callApi, memberId }: Options): () => void {
	let isStopped = false;
	let [last, put]: [number, Changed] = [0, []];
	let group: ReturnType<typeof joinGroup> | undefined;

	function hear(hint: Hint): void {
		last = hint.last;
		applyUnread(client, hint.unread);
		put = joined(put, hint.subjects);
		if (!isHidden()) catchUp();
	}

	function catchUp(): void {
		const changed = put;
		put = [];
		if (changed === 'all' || changed.length > 0) applyChanged(client, changed);
	}

	const ask = (after: number) => askQuietly('GET /api/notifications/news', { query: { after } });
	const askOnce = () => void ask(last).then(hear, () => undefined);

	function join(): void {
		group ??= joinGroup({
			name: `live ${memberId}`,
			means: browserMeans(),
			last: () => last,
			onHint: hear,
			onBehind: askOnce,
			hold: () => {
				const onHint = (hint: Hint) => {
					hear(hint);
					group?.tell(hint);
				};
				return openStream({ last, open: (address) => new EventSource(address), ask, onHint }).stop;
			},
		});
	}

	function leave(): void {
		group?.leave();
		group = undefined;
	}

	const onVisible = () => isHidden() || catchUp();
	const onHide = () => leave();
	// Kept by the browser and shown again: much may have happened.
	const onShow = (event: PageTransitionEvent) => {
		if (!event.persisted) return;
		join();
		askOnce();
	};

	// From the number that came with the page, however long ago, so that nothing between is missed.
	const begin = client.getQueryData<Hint>(newsKey);
	(begin ? Promise.resolve(begin) : client.query(newsQuery(callApi))).then(
		(news) => {
			if (isStopped) return;
			last = news.last;
			join();
			document.addEventListener('visibilitychange', onVisible);
			window.addEventListener('pagehide', onHide);
			window.addEventListener('pageshow', onShow);
		},
		() => undefined,
	);

	return () => {
		isStopped = true;
		leave();
		document.removeEventListener('visibilitychange', onVisible);
		window.removeEventListener('pagehide', onHide);
		window.removeEventListener('pageshow', onShow);
	};
}
