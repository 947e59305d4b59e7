import type { Overlay, Overlays } from '#ui/use-overlay.ts';

/** What an entry of the browser's history knows. */
export type EntryState = {
	key: string;
	/** How many overlays lie over the page at this entry. */
	overlays?: number | undefined;
	/** Its address lays something over the page of the entry beneath: Back takes it away. */
	isLaid?: boolean | undefined;
};

type Browser = {
	history: Pick<History, 'pushState' | 'replaceState' | 'go'> & { readonly state: EntryState | null };
	/** Path, query and anchor as the browser shows them. */
	address: () => string;
	/** The page that is shown, whatever lies over it. */
	page: () => { key: string; address: string };
};

type Open = { id: string; overlay: Overlay; under: string | undefined; isClosing: boolean };

/** On the way back to the page beneath; where `under` is given, its entry has this key. */
type Way = { under?: string | undefined; isStep: boolean };

export type OverlayStack = Overlays & {
	/** How many are open. */
	depth: () => number;
	/** Goes on when all of them are closed and their entries gone. */
	leave: (then: () => void) => void;
	/** Goes on when no closing is under way. */
	settled: (then: () => void) => void;
	/** Whether moving through the history concerned overlays alone; else the page of the entry is to be shown. */
	onPopState: () => boolean;
	/** At the start of a page: a reload has closed what lay over it. */
	onStart: () => void;
};

/** Going back to the page beneath takes the browser a moment: whatever comes next waits for it. */
function createWayBack({ history, address, page }: Browser) {
	const waiting: (() => void)[] = [];
	let way: Way | undefined;
	const goOn = () => {
		while (!way && waiting.length > 0) waiting.shift()?.();
	};
	/** Writes the page's address into the entry one has come back to, or into one after it, where Back shall take it back. */
	const settle = ({ isStep }: Way) => {
		const { key, address: shown } = page();
		const isNext = isStep && depthOf(history.state) === 0 && shown !== address();
		if (isNext) history.pushState({ key } satisfies EntryState, '', shown);
		else history.replaceState({ ...history.state, key } satisfies EntryState, '', shown);
	};
	return {
		settle,
		isUnderWay: () => way !== undefined,
		go: (count: number, next: Way) => {
			way = next;
			history.go(-count);
		},
		/** Whether one has come back to where one wanted; undefined where nobody was under way. */
		arrive: (): boolean | undefined => {
			if (!way) return undefined;
			const arrived = way;
			way = undefined;
			const isThere = arrived.under === undefined || history.state?.key === arrived.under;
			if (isThere) settle(arrived);
			goOn();
			return isThere;
		},
		settled: (then: () => void) => {
			waiting.push(then);
			goOn();
		},
		/** Before all else that waits. */
		next: (then: () => void) => waiting.unshift(then),
	};
}

const depthOf = (state: EntryState | null) => state?.overlays ?? 0;

/**
 * What lies over a page without an address of its own: each has an entry of the history over the page's, with the page's
 * key. While it is open, that entry takes what is chosen in it; however it is closed, the entry goes, and the page beneath,
 * which was never left, gets the address of what was chosen. One of these belongs to each router.
 */
export function createOverlays(browser: Browser): OverlayStack {
	const { history } = browser;
	const stack: Open[] = [];
	const way = createWayBack(browser);
	const open: Overlays['open'] = (id, overlay) => {
		const known = stack.find((one) => one.id === id);
		const entry: Open = known ?? { id, overlay, under: undefined, isClosing: false };
		Object.assign(entry, { overlay, isClosing: false });
		if (!known) way.settled(() => lay(stack, entry, browser));
		return () => {
			entry.isClosing = true;
			// Not at once: the same one may open again (React tries effects twice), or another in its place.
			queueMicrotask(() => way.settled(() => entry.isClosing && remove(entry)));
		};
	};
	/** Takes away the lowest of them and all above it. */
	const remove = (lowest: Open) => {
		const at = stack.indexOf(lowest);
		if (at < 0) return;
		const gone = stack.splice(at);
		way.go(gone.length, { under: lowest.under, isStep: lowest.overlay.isStep });
		for (const { overlay } of gone.slice(1).reverse()) overlay.close();
	};
	const leave = (then: () => void) =>
		way.settled(() => {
			const [lowest] = stack;
			if (!lowest) return then();
			way.next(then);
			remove(lowest);
			lowest.overlay.close();
		});
	/** Back to the page, or to an overlay further below. */
	const closeDownTo = (depth: number): boolean => {
		const lowest = stack[depth];
		if (!lowest || history.state?.key !== lowest.under) return false;
		const held = stack.slice(depth).find(({ overlay }) => overlay.isHeld());
		if (held) {
			layAgain(stack, depth, browser);
			held.overlay.onHeld?.();
			return true;
		}
		const gone = stack.splice(depth);
		way.settle({ isStep: lowest.overlay.isStep });
		for (const { overlay } of gone.reverse()) overlay.close();
		return true;
	};
	/** An entry of something that is open no more, reached by Forward or by a reload: nothing is there, so one goes back. */
	const skipClosed = (depth: number) => {
		if (history.state?.key === browser.page().key) way.go(depth, { isStep: false });
		else history.go(-depth);
	};
	const onPopState = (): boolean => {
		const isThere = way.arrive();
		if (isThere !== undefined) return isThere;
		const depth = depthOf(history.state);
		if (closeDownTo(depth)) return true;
		for (const { overlay } of stack.splice(0).reverse()) overlay.close();
		if (depth > 0) skipClosed(depth);
		const { key, address } = browser.page();
		return depth > 0 || (history.state?.key === key && browser.address() === address);
	};
	const onStart = () => {
		const depth = depthOf(history.state);
		if (depth > 0 && stack.length === 0 && !way.isUnderWay()) skipClosed(depth);
	};
	return { open, depth: () => stack.length, leave, settled: way.settled, onPopState, onStart };
}

/** One that makes way for another leaves it its entry; else it gets one of its own. */
function lay(stack: Open[], entry: Open, { history, page }: Browser): void {
	if (entry.isClosing) return;
	const top = stack.at(-1);
	if (top?.isClosing) {
		entry.under = top.under;
		entry.overlay = { ...entry.overlay, isStep: entry.overlay.isStep || top.overlay.isStep };
		stack[stack.length - 1] = entry;
		return;
	}
	entry.under = history.state?.key;
	stack.push(entry);
	history.pushState({ ...history.state, key: page().key, overlays: stack.length } satisfies EntryState, '');
}

/** Back has taken entries from what must not be left now. */
function layAgain(stack: readonly Open[], depth: number, { history, page }: Browser): void {
	const { key, address } = page();
	for (let at = depth + 1; at <= stack.length; at += 1)
		history.pushState({ key, overlays: at } satisfies EntryState, '', address);
}
