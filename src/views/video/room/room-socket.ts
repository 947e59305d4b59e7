import { type RoomMessage, type RoomNews, roomClosings } from '#contract/room-messages.ts';
import { beatMs, isSocketDead, socketWait } from '#domain/video/reconnect.ts';

export type SocketStanding = 'connecting' | 'open' | 'away';
/** Why it will not be tried again. */
export type SocketEnd = 'moved' | 'over' | 'refused' | 'taken';

const ends = new Map<number, SocketEnd>([
	[roomClosings.moved, 'moved'],
	[roomClosings.over, 'over'],
	// Another of the same house sits there.
	[roomClosings.taken, 'taken'],
]);

/** What was said while nobody heard it; older candidates are of no use by then. */
const mostKept = 200;
/** After so many failures in a row the endpoint is asked why. */
const askAfter = 3;

type Options = {
	dateId: string;
	instance: string;
	onNews(news: RoomNews): void;
	onStanding(standing: SocketStanding): void;
	onEnd(end: SocketEnd): void;
	/** Whether one may still enter: an upgrade that was refused does not say why. */
	mayStill(): Promise<boolean>;
};

const addressOf = ({ dateId, instance }: Options, last: number | undefined) =>
	`${location.origin.replace(/^http/, 'ws')}/api/room/${dateId}?instance=${instance}${last === undefined ? '' : `&after=${last}`}`;

/** The way to the server, taken up again as long as the room is open; what was missed comes by its number. */
export function createRoomSocket(options: Options) {
	const { onNews, onStanding, onEnd, mayStill } = options;
	let socket: WebSocket | undefined;
	let last: number | undefined;
	let failed = 0;
	let missed = 0;
	let isDone = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const kept: RoomMessage[] = [];
	const isOpen = () => socket?.readyState === WebSocket.OPEN;

	function end(why: SocketEnd): void {
		close();
		onEnd(why);
	}
	function later(): void {
		if (isDone) return;
		onStanding('away');
		clearTimeout(timer);
		timer = setTimeout(() => void again(), socketWait(failed, Math.random()));
		failed += 1;
	}
	async function again(): Promise<void> {
		if (failed >= askAfter && failed % askAfter === 0 && !(await mayStill())) return end('refused');
		if (!isDone) connect();
	}
	function connect(): void {
		clearTimeout(timer);
		const own = new WebSocket(addressOf(options, last));
		socket = own;
		missed = 0;
		own.addEventListener('message', ({ data }) => own === socket && take(JSON.parse(String(data)) as RoomNews));
		own.addEventListener('close', ({ code }) => {
			if (own !== socket || isDone) return;
			const why = ends.get(code);
			if (why) end(why);
			else later();
		});
	}
	function take(news: RoomNews): void {
		missed = 0;
		if (news.kind === 'beat') return;
		if (news.kind !== 'welcome') last = news.id;
		else {
			failed = 0;
			last ??= news.last;
			onStanding('open');
			for (const message of kept.splice(0)) say(message);
		}
		onNews(news);
	}
	function say(message: RoomMessage): void {
		if (isOpen()) socket?.send(JSON.stringify(message));
		else if (message.kind !== 'beat' && kept.length < mostKept) kept.push(message);
	}
	/** A socket that nobody answers is dead long before the browser says so. */
	function beat(): void {
		if (!isOpen()) return;
		if (isSocketDead(missed)) {
			socket?.close();
			socket = undefined;
			later();
			return;
		}
		missed += 1;
		say({ kind: 'beat' });
	}
	const stopWatching = watch(beat, () => {
		if (!isOpen() && !isDone && socket?.readyState !== WebSocket.CONNECTING) connect();
	});
	function close(): void {
		isDone = true;
		clearTimeout(timer);
		stopWatching();
		socket?.close();
	}

	connect();
	return { say, close };
}

/** Every while, and whenever the line is back or the lid is open again. */
function watch(beat: () => void, wake: () => void): () => void {
	const timer = setInterval(beat, beatMs);
	const wakeIfSeen = () => document.visibilityState === 'visible' && wake();
	addEventListener('online', wakeIfSeen);
	document.addEventListener('visibilitychange', wakeIfSeen);
	return () => {
		clearInterval(timer);
		removeEventListener('online', wakeIfSeen);
		document.removeEventListener('visibilitychange', wakeIfSeen);
	};
}
