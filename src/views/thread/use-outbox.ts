import { useEffect, useMemo, useRef, useState } from 'react';
import { formDraft } from '#ui/form/draft.ts';
import { newKey } from '#ui/form/new-key.ts';
import { changed, isRefused, leftBehind, nextToSend, type Outgoing, pauseAfter, without } from './outbox.ts';

type Given = {
	/** Of the thread: what waits is kept in this tab under this name, for its writer alone. */
	name: string;
	owner: string | undefined;
	send: (message: Outgoing) => Promise<void>;
	/** Why it was refused. */
	textOf: (error: unknown) => string;
};

type Kept = { list: Outgoing[] };
const blank: Kept = { list: [] };

/**
 * What was written and has not arrived: shown at once, tried until it has, also after a reload, and sent once. It stays in
 * order; a lost network only makes it wait.
 */
export function useOutbox(given: Given) {
	const { name, owner } = given;
	const draft = useMemo(
		() => formDraft<Kept>({ name: `outbox:${name}`, owner, blank, fields: ['list'] }),
		[name, owner],
	);
	const [list, setList] = useState<readonly Outgoing[]>(() => leftBehind(draft.read().list));
	const latest = useRef({ ...given, list, draft });
	latest.current = { ...given, list: latest.current.list, draft };
	const [pump] = useState(() => createPump(latest, setList));
	useEffect(() => pump.attend(), [pump]);
	return { list, add: pump.add, again: pump.again, takeBack: pump.takeBack };
}

type Latest = {
	current: Given & { list: readonly Outgoing[]; draft: { write: (kept: Kept) => void; remove: () => void } };
};

/** One at a time; what is kept is written before what is shown, since the page may go in between. */
function createPump(latest: Latest, show: (list: readonly Outgoing[]) => void) {
	let isRunning = false;
	let tries = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function set(list: Outgoing[]): void {
		const { draft } = latest.current;
		latest.current.list = list;
		if (list.length > 0) draft.write({ list });
		else draft.remove();
		show(list);
	}
	/** Whether the next one can be sent. */
	async function sendOne(one: Outgoing): Promise<boolean> {
		set(changed(latest.current.list, one.key, { state: 'sending', why: '' }));
		try {
			await latest.current.send(one);
			tries = 0;
			set(without(latest.current.list, one.key));
			return true;
		} catch (error) {
			const isFinal = isRefused(error);
			const why = isFinal ? latest.current.textOf(error) : '';
			set(changed(latest.current.list, one.key, { state: isFinal ? 'failed' : 'waiting', why }));
			if (isFinal) return true;
			timer = setTimeout(run, pauseAfter(tries) * 1_000);
			tries += 1;
			return false;
		}
	}
	async function run(): Promise<void> {
		clearTimeout(timer);
		if (isRunning) return;
		isRunning = true;
		for (let one = nextToSend(latest.current.list); one; one = nextToSend(latest.current.list))
			if (!(await sendOne(one))) break;
		isRunning = false;
	}
	return {
		add(message: Pick<Outgoing, 'text' | 'phrases' | 'files' | 'at'>): void {
			set([...latest.current.list, { ...message, key: newKey(), state: 'waiting', why: '' }]);
			void run();
		},
		/** After a refusal nothing was made: the next try is another message. */
		again(key: string): void {
			set(changed(latest.current.list, key, { key: newKey(), state: 'waiting', why: '' }));
			void run();
		},
		takeBack: (key: string): void => set(without(latest.current.list, key)),
		/** While the thread is shown. */
		attend() {
			const wake = () => void run();
			addEventListener('online', wake);
			document.addEventListener('visibilitychange', wake);
			wake();
			return () => {
				clearTimeout(timer);
				removeEventListener('online', wake);
				document.removeEventListener('visibilitychange', wake);
			};
		},
	};
}
