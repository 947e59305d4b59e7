import type { ThreadMessage, ThreadPage } from '#contract/api/thread.ts';

/** What has been fetched of a thread: the newest at the end, without a gap; where what is older goes on. */
export type LoadedThread = { messages: readonly ThreadMessage[]; cursor: string | null };

export const nothingLoaded: LoadedThread = { messages: [], cursor: null };

type Page = Pick<ThreadPage, 'items' | 'nextCursor'>;

/** Each once, as it was fetched last. */
function joined(before: readonly ThreadMessage[], fetched: readonly ThreadMessage[]): ThreadMessage[] {
	const byNumber = new Map([...before, ...fetched].map((message) => [message.number, message]));
	return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/**
 * The newest page, fetched again. Where more was written meanwhile than a page holds, there would be a gap behind it: then
 * the page stands alone, and what is older is fetched again when somebody goes there.
 */
export function withNewest(before: LoadedThread, { items, nextCursor }: Page): LoadedThread {
	const oldest = items.at(-1)?.number ?? 0;
	const last = before.messages.at(-1)?.number ?? 0;
	const isBehind = before.messages.length > 0 && (nextCursor === null || oldest <= last + 1);
	return isBehind
		? { messages: joined(before.messages, items), cursor: before.cursor }
		: { messages: joined([], items), cursor: nextCursor };
}

export const withOlder = (before: LoadedThread, { items, nextCursor }: Page): LoadedThread => ({
	messages: joined(before.messages, items),
	cursor: nextCursor,
});

/** One's own, as the server answered it; undefined where others came between, and the newest has to be asked for. */
export function withSent(before: LoadedThread, message: ThreadMessage): LoadedThread | undefined {
	const last = before.messages.at(-1)?.number ?? 0;
	return message.number <= last + 1 ? { ...before, messages: joined(before.messages, [message]) } : undefined;
}
