import type { Hint } from '#contract/api/notification.ts';

type Source = Pick<EventSource, 'readyState' | 'close'> & {
	addEventListener(name: string, hear: (event: { data?: string }) => void): void;
};

type Options = {
	/** From which number on. */
	last: number;
	open: (address: string) => Source;
	/** The same, asked for. */
	ask: (after: number) => Promise<Hint>;
	onHint: (hint: Hint) => void;
};

const closed = 2;
/** After so many losses in a row without a word between, it asks instead. */
const mostLosses = 3;
const askEveryMs = 30_000;
/** So many questions later it tries to hold a stream again. */
const questionsATry = 10;

/**
 * One stream, or where none can be held a question every half minute. What was missed comes with the next word of either:
 * both go on from the last number that was heard.
 */
export function openStream({ open, ask, onHint, ...begin }: Options): { stop(): void } {
	let { last } = begin;
	let [losses, questions, isStopped] = [0, 0, false];
	let source: Source | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function hear(hint: Hint): void {
		if (isStopped) return;
		last = hint.last;
		onHint(hint);
	}

	function later(work: () => void, ms: number): void {
		clearTimeout(timer);
		timer = setTimeout(work, ms);
	}

	function drop(): void {
		source?.close();
		source = undefined;
	}

	function lose(): void {
		losses += 1;
		const isGivenUp = losses >= mostLosses;
		// The browser comes back by itself, unless it was told that there is nothing.
		if (!isGivenUp && source?.readyState !== closed) return;
		drop();
		if (isGivenUp) later(question, askEveryMs);
		else later(connect, 1_000 * 2 ** losses * (0.5 + Math.random()));
	}

	function connect(): void {
		clearTimeout(timer);
		drop();
		const opened = open(`/api/live?after=${last}`);
		source = opened;
		const on = (name: string, work: (data: string) => void) =>
			opened.addEventListener(name, ({ data = '' }) => {
				if (source === opened && !isStopped) work(data);
			});
		on('changed', (data) => {
			[losses, questions] = [0, 0];
			hear(JSON.parse(data) as Hint);
		});
		// The login is over: nothing more will come.
		on('end', stop);
		on('error', lose);
	}

	function question(): void {
		questions += 1;
		if (questions % questionsATry === 0) {
			losses = mostLosses - 1;
			connect();
		} else {
			later(question, askEveryMs);
			ask(last).then(hear, () => undefined);
		}
	}

	/** There is a network again: do not wait. */
	function comeBack(): void {
		if (isStopped || source) return;
		losses = 0;
		connect();
	}

	function stop(): void {
		isStopped = true;
		clearTimeout(timer);
		drop();
		globalThis.removeEventListener?.('online', comeBack);
	}

	globalThis.addEventListener?.('online', comeBack);
	connect();
	return { stop };
}
