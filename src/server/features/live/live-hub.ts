import { hintOf } from '#domain/event/hint.ts';
import { findNews, mostListed, type News } from '#server/features/notification/notification.repo.ts';
import { findOpenSessions } from '#server/features/session/session.repo.ts';
import type { Pool } from '#server/queries.ts';
import { createWaker } from '#server/waker.ts';
import { beat, byeOf, endOf, hintText } from './live-text.ts';

/** One open window, or one of a group of them, as its connection is written to. */
export type Line = { write(text: string): void; end(text: string): void };
type Login = { memberId: string; sessionId: string };
type Stream = Login & { line: Line; last: number | undefined; unread: number | undefined };

export type LiveHub = {
	/** Undefined where there is no room: for this member, or for anybody. The function it answers with takes the stream away. */
	open(login: Login, line: Line, last: number | undefined): (() => void) | undefined;
	/** Something is new for these members, or may be for all. */
	wake(memberIds: readonly string[] | 'all'): void;
	count(): number;
	/** Everybody is told to come back, each at another moment, and cut off. */
	close(): void;
};

type Options = {
	queries: Pool;
	clock: () => Date;
	/** How many streams this server holds open. */
	most: number;
	onFailure: (error: unknown) => void;
	/** For tests. */
	beatMs?: number;
	sweepMs?: number;
};

/** A browser needs one for all its windows; these are a person's devices. */
const mostOfMember = 8;
/** What comes within this is asked for together. */
const gatherMs = 20;
/** Proxies and phones' networks cut a silent connection after a minute or less. */
const beatEveryMs = 25_000;
/** What a lost nudge left, and who is no longer logged in, is found after this at the latest. */
const sweepEveryMs = 30_000;
/** So many members a statement. */
const batch = 500;

/** Who has which streams open. */
function createRegister() {
	const streams = new Map<string, Set<Stream>>();
	let count = 0;
	return {
		count: () => count,
		memberIds: () => [...streams.keys()],
		has: (memberId: string) => streams.has(memberId),
		of: (memberId: string) => [...(streams.get(memberId) ?? [])],
		all: () => [...streams.values()].flatMap((some) => [...some]),
		add(stream: Stream): void {
			streams.set(stream.memberId, (streams.get(stream.memberId) ?? new Set()).add(stream));
			count += 1;
		},
		remove(stream: Stream): void {
			const some = streams.get(stream.memberId);
			if (!some?.delete(stream)) return;
			count -= 1;
			if (some.size === 0) streams.delete(stream.memberId);
		},
	};
}
type Register = ReturnType<typeof createRegister>;

function say(stream: Stream, news: News): void {
	const hint = hintOf(news, stream.last, mostListed);
	const isNew = hint.subjects === 'all' || hint.subjects.length > 0 || hint.unread !== stream.unread;
	[stream.last, stream.unread] = [hint.last, hint.unread];
	// Who has just come has no number of unread yet, so that the first word is always said.
	if (isNew) stream.line.write(hintText(hint));
}

/** From the lowest number of their streams; each is then told what is above its own. */
function askingOf(register: Register, memberId: string) {
	const some = register.of(memberId);
	if (some.length === 0) return [];
	const known = some.flatMap(({ last }) => last ?? []);
	return [{ memberId, last: known.length === 0 ? undefined : Math.min(...known) }];
}

/** Asks for all of them at once: who is still logged in, and what is new. */
async function tell(register: Register, memberIds: readonly string[], { queries, clock }: Options): Promise<void> {
	const concerned = memberIds.flatMap(register.of);
	if (concerned.length === 0) return;
	const sessionIds = [...new Set(concerned.map(({ sessionId }) => sessionId))];
	const open = new Set(await findOpenSessions(queries, sessionIds, clock()));
	for (const stream of concerned) {
		if (open.has(stream.sessionId)) continue;
		register.remove(stream);
		stream.line.end(endOf());
	}
	const news = await findNews(
		queries,
		memberIds.flatMap((id) => askingOf(register, id)),
	);
	for (const one of news) for (const stream of register.of(one.memberId)) say(stream, one);
}

/**
 * All open streams of this server. It keeps no news: each wake asks the table once for all who are concerned, from the number
 * that each has seen. Of what cannot be asked now, nobody has seen the number, so that it is asked the next time.
 */
export function createLiveHub(options: Options): LiveHub {
	const { most, onFailure, beatMs = beatEveryMs, sweepMs = sweepEveryMs } = options;
	const register = createRegister();
	const wanted = new Set<string>();
	let isClosed = false;

	async function work(): Promise<void> {
		const memberIds = [...wanted].filter(register.has);
		wanted.clear();
		for (let from = 0; from < memberIds.length && !isClosed; from += batch)
			await tell(register, memberIds.slice(from, from + batch), options);
	}
	const waker = createWaker(() => work().catch(onFailure), gatherMs);

	function wake(memberIds: readonly string[] | 'all'): void {
		for (const id of memberIds === 'all' ? register.memberIds() : memberIds) if (register.has(id)) wanted.add(id);
		if (wanted.size > 0 && !isClosed) waker.wake();
	}

	const beating = setInterval(() => {
		for (const { line } of register.all()) line.write(beat);
	}, beatMs).unref();
	const sweeping = setInterval(() => wake('all'), sweepMs).unref();

	return {
		open(login, line, last) {
			const isFull = register.count() >= most || register.of(login.memberId).length >= mostOfMember;
			if (isClosed || isFull) return undefined;
			const stream = { ...login, line, last, unread: undefined };
			register.add(stream);
			wake([login.memberId]);
			return () => register.remove(stream);
		},
		wake,
		count: register.count,
		close() {
			isClosed = true;
			for (const every of [beating, sweeping]) clearInterval(every);
			for (const stream of register.all()) {
				register.remove(stream);
				stream.line.end(byeOf());
			}
		},
	};
}
