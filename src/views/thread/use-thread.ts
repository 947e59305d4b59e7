import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ThreadMessage, ThreadPage } from '#contract/api/thread.ts';
import type { Locale } from '#i18n/locales.ts';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { renewErrands } from '#views/errand/errand-queries.ts';
import { type LoadedThread, nothingLoaded, withNewest, withOlder, withSent } from './loaded-thread.ts';
import type { Outgoing } from './outbox.ts';
import { threadQuery } from './thread-queries.ts';
import { useOutbox } from './use-outbox.ts';

export type ThreadSource = {
	/** Null where nobody has written yet. */
	threadId: string | null;
	/** Makes it with the first message. */
	open: () => Promise<string>;
	/** Of what it is about: drafts are kept under it. */
	name: string;
	/** Who writes; what one had begun is shown to nobody who logs in after them. */
	writer: string | undefined;
	language: Locale;
	/** After each message of one's own, where others look at the same moment. */
	onSent?: ((messageId: string) => void) | undefined;
};

/** Why something in a thread failed, in words. */
export const useThreadFailure = () => useFailureText(useTranslations('thread')('unreachable'));

/** What is there of a thread, older pages on demand, and what is on its way. */
export function useThread({ threadId, open, name, writer, language, onSent }: ThreadSource) {
	const callApi = useApi();
	const client = useQueryClient();
	const [opened, setOpened] = useState<string | null>(null);
	const id = threadId ?? opened;
	const query = useQuery(threadQuery(callApi, id));
	const [loaded, setLoaded] = useState<LoadedThread>(nothingLoaded);
	useEffect(() => {
		if (query.data) setLoaded((before) => withNewest(before, query.data));
	}, [query.data]);
	const failureText = useThreadFailure();
	const older = useSaving({ textOf: failureText });

	const openedId = async (): Promise<string> => {
		if (id !== null) return id;
		const made = await open();
		setOpened(made);
		return made;
	};
	const send = async ({ key, text, phrases, files }: Outgoing): Promise<void> => {
		const to = await openedId();
		const said = phrases.map(({ phrase, slots }) => ({ phrase, slots: { ...slots } }));
		const body = { key, text, phrases: said, language, fileIds: files.map((file) => file.id) };
		const message = await callApi('POST /api/threads/:id/messages', { params: { id: to }, body });
		let isBehind = false;
		setLoaded((before) => {
			const next = withSent(before, message);
			isBehind = next === undefined;
			return next ?? before;
		});
		if (isBehind) await client.invalidateQueries({ queryKey: threadQuery(callApi, to).queryKey });
		onSent?.(message.id);
	};
	const outbox = useOutbox({ name, owner: writer, send, textOf: failureText });

	const loadOlder = async () => {
		const { cursor } = loaded;
		if (cursor === null || id === null) return;
		const page = await older.save(() =>
			callApi('GET /api/threads/:id/messages', { params: { id }, query: { cursor } }),
		);
		if (page) setLoaded((before) => withOlder(before, page));
	};
	useReadMark(id, loaded.messages.at(-1), query.data);

	return {
		id,
		messages: loaded.messages,
		page: query.data,
		isLoading: id !== null && query.isPending,
		hasFailed: query.isError && query.data === undefined,
		error: query.error,
		retry: () => void query.refetch(),
		hasOlder: loaded.cursor !== null,
		loadOlder,
		isLoadingOlder: older.isBusy,
		olderFailure: older.failure,
		outbox,
		openedId,
		markReported: (one: ThreadMessage) =>
			setLoaded((before) => withSent(before, { ...one, isReported: true }) ?? before),
	};
}

/** What is shown in a window that somebody looks at has been read. */
function useReadMark(id: string | null, newest: ThreadMessage | undefined, page: ThreadPage | undefined): void {
	const callApi = useApi();
	const client = useQueryClient();
	const marked = useRef(0);
	const upTo = newest?.number ?? 0;
	const known = page?.readUpTo ?? 0;
	const isUnread = (page?.unread ?? 0) > 0 || upTo > known;
	useEffect(() => {
		if (id === null || upTo === 0 || !isUnread) return;
		const mark = async () => {
			if (document.visibilityState !== 'visible' || marked.current >= upTo) return;
			marked.current = upTo;
			try {
				await callApi('POST /api/threads/:id/read', { params: { id }, body: { upTo } });
				renewErrands(client);
			} catch {
				// Next time: what one has read may be told later.
				marked.current = 0;
			}
		};
		void mark();
		document.addEventListener('visibilitychange', mark);
		return () => document.removeEventListener('visibilitychange', mark);
	}, [id, upTo, isUnread, callApi, client]);
}
