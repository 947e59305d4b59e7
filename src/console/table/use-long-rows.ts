import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
	type FocusEvent,
	type KeyboardEvent,
	type RefObject,
	type SyntheticEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';

/** What `useInfiniteQuery` tells about what is still to come. */
export type GoingOn = {
	hasNextPage: boolean;
	isFetchNextPageError: boolean;
	isFetchingNextPage: boolean;
	fetchNextPage: () => Promise<unknown>;
};

type Asked<Item> = {
	name: string;
	items: readonly Item[];
	idOf: (item: Item) => string;
	rowHeight: number;
	query: GoingOn;
	onSeen: ((first: number, last: number) => void) | undefined;
};

/** Where somebody left a list by one of its rows. */
type Left = { offset: number; id: string; sizes: VirtualItem[] };
const left = new Map<string, Left>();

/** So many rows before the end the next ones are asked for. */
const ahead = 30;

const indexOf = (node: Element | null): number =>
	Number(node?.closest('[data-index]')?.getAttribute('data-index') ?? Number.NaN);

/** Which rows are on screen, where they stand, and which has the focus. */
export function useLongRows<Item>({ name, items, idOf, rowHeight, query, onSeen }: Asked<Item>) {
	const body = useRef<HTMLTableSectionElement>(null);
	const [cameBack] = useState(() => left.get(name));
	const focus = useFocused(items, idOf);
	const margin = useMargin(body);
	const count = items.length;
	const virtualizer = useWindowVirtualizer<HTMLElement>({
		...{ count, scrollMargin: margin, overscan: 6, directDomUpdates: true },
		estimateSize: () => rowHeight,
		getItemKey: useCallback((index: number) => idOfAt(items, index, idOf), [items, idOf]),
		rangeExtractor: (range) => withFocused(range, focus.index),
		...(cameBack && { initialMeasurementsCache: cameBack.sizes }),
	});
	const shown = virtualizer.getVirtualItems();
	const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
	useEffect(() => onSeen?.(startIndex, endIndex), [onSeen, startIndex, endIndex]);
	useNextPages(query, endIndex >= count - ahead);
	useReturn({ name, cameBack, focus, body, indexOfId: (id) => items.findIndex((item) => idOf(item) === id) });
	useLayoutEffect(() => {
		const wanted = focus.wanted.current;
		if (wanted === undefined) return;
		const link = body.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] :is(a, button)`);
		if (!link) return;
		focus.wanted.current = undefined;
		link.focus({ preventScroll: true });
	});
	const noteLeaving = ({ target }: SyntheticEvent<HTMLElement>) => {
		const item = items[indexOf(target as Element)];
		if (item !== undefined)
			left.set(name, { offset: window.scrollY, id: idOf(item), sizes: virtualizer.takeSnapshot() });
	};
	function byKeys(event: KeyboardEvent<HTMLElement>): boolean {
		const at = indexOf(event.target as Element);
		const to =
			Number.isNaN(at) || event.altKey || event.ctrlKey || event.metaKey ? undefined : stepTo(event.key, { at, count });
		if (to === undefined || isTyping(event.target)) return false;
		event.preventDefault();
		focus.move(to);
		virtualizer.scrollToIndex(to, { align: 'auto' });
		return true;
	}
	const setBody = useCallback(
		(node: HTMLTableSectionElement | null) => {
			body.current = node;
			virtualizer.containerRef(node);
		},
		[virtualizer],
	);
	return { virtualizer, shown, body: setBody, byKeys, noteLeaving, noteFocus: focus.note, noteBlur: focus.forget };
}

const idOfAt = <Item>(items: readonly Item[], index: number, idOf: (item: Item) => string): string => {
	const item = items[index];
	return item === undefined ? String(index) : idOf(item);
};

const isTyping = (target: EventTarget): boolean =>
	target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** A screen's height of rows, by the keys that turn pages. */
const pageStep = 10;

function stepTo(key: string, { at, count }: { at: number; count: number }): number | undefined {
	const steps: Record<string, number> = {
		...{ ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + pageStep, PageUp: at - pageStep },
		...{ Home: 0, End: count - 1 },
	};
	const wanted = steps[key];
	return wanted === undefined ? undefined : Math.min(Math.max(wanted, 0), count - 1);
}

/** The row with the focus is never taken out of the document: its focus would be lost with it. */
const withFocused = (range: Range, focused: number | undefined): number[] => {
	const seen = defaultRangeExtractor(range);
	if (focused === undefined || focused >= range.count || seen.includes(focused)) return seen;
	return [...seen, focused].sort((one, other) => one - other);
};

/** By its id, as rows may come before it; `wanted` is the one that is to have it as soon as it is there. */
function useFocused<Item>(items: readonly Item[], idOf: (item: Item) => string) {
	const [held, setHeld] = useState<{ index: number; id: string }>();
	const wanted = useRef<number>(undefined);
	const isStill = held && items[held.index] !== undefined && idOf(items[held.index] as Item) === held.id;
	const index = held && !isStill ? items.findIndex((item) => idOf(item) === held.id) : held?.index;
	const hold = (at: number) => {
		const item = items[at];
		if (item !== undefined) setHeld({ index: at, id: idOf(item) });
	};
	return {
		index: index === -1 ? undefined : index,
		wanted,
		move(at: number) {
			wanted.current = at;
			hold(at);
		},
		note: (event: FocusEvent<HTMLElement>) => hold(indexOf(event.target)),
		forget(event: FocusEvent<HTMLElement>) {
			if (!event.currentTarget.contains(event.relatedTarget)) setHeld(undefined);
		},
	};
}

/** How far down the page the list begins; what stands above it may wrap, open and close. */
function useMargin(body: RefObject<HTMLElement | null>): number {
	const [margin, setMargin] = useState(0);
	useLayoutEffect(() => {
		const measure = () => {
			const top = body.current?.getBoundingClientRect().top;
			if (top !== undefined) setMargin(Math.round(top + window.scrollY));
		};
		measure();
		const watcher = new ResizeObserver(measure);
		watcher.observe(document.body);
		return () => watcher.disconnect();
	}, [body]);
	return margin;
}

function useNextPages(
	{ hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage }: GoingOn,
	isNear: boolean,
) {
	const isWanted = isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
	useEffect(() => {
		if (isWanted) void fetchNextPage();
	}, [isWanted, fetchNextPage]);
}

type Return<Item> = {
	name: string;
	cameBack: Left | undefined;
	focus: ReturnType<typeof useFocused<Item>>;
	body: RefObject<HTMLElement | null>;
	indexOfId: (id: string) => number;
};

/** Who opened a row and comes back finds the list where it was, with the focus on that row. */
function useReturn<Item>({ name, cameBack, focus, indexOfId }: Return<Item>): void {
	const latest = useRef({ focus, indexOfId });
	latest.current = { focus, indexOfId };
	useLayoutEffect(() => {
		if (!cameBack) return;
		left.delete(name);
		const index = latest.current.indexOfId(cameBack.id);
		if (index === -1) return;
		window.scrollTo(0, cameBack.offset);
		latest.current.focus.move(index);
	}, [name, cameBack]);
}
