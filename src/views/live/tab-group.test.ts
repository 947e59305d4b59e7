import { beforeEach, expect, test } from 'vitest';
import type { Hint } from '#contract/api/notification.ts';
import { joinGroup, type Means } from './tab-group.ts';

/** A browser: its channel reaches every other page, its lock goes to who waits longest. */
type Page = ReturnType<Means['channel']>;
let pages: Page[] = [];
let waiting: { signal: AbortSignal; go: () => void }[] = [];
let leader: AbortSignal | undefined;

function grant(): void {
	if (leader && !leader.aborted) return;
	waiting = waiting.filter(({ signal }) => !signal.aborted);
	const next = waiting.shift();
	leader = next?.signal;
	next?.signal.addEventListener('abort', grant);
	next?.go();
}

const browser: Means = {
	channel: () => {
		const own: Page = {
			onmessage: null,
			postMessage(said) {
				for (const page of pages) if (page !== own) page.onmessage?.({ data: said } as never);
			},
			close() {
				pages = pages.filter((page) => page !== own);
			},
		};
		pages.push(own);
		return own;
	},
	lead: (_, signal, go) => {
		waiting.push({ signal, go });
		grant();
	},
	onVisible: () => () => undefined,
};

const hint = (last: number): Hint => ({ last, unread: 0, subjects: [] });

function openPage(last: number, means = browser) {
	const page = { last, isHolding: false, heard: [] as number[], behind: 0, group: undefined as unknown };
	const hear = (told: Hint) => {
		page.last = told.last;
		page.heard.push(told.last);
	};
	const group = joinGroup({
		...{ name: 'live', means, last: () => page.last, onHint: hear },
		onBehind: () => {
			page.behind += 1;
		},
		hold: () => {
			page.isHolding = true;
			return () => {
				page.isHolding = false;
			};
		},
	});
	return Object.assign(page, {
		/** The stream says something: this page hears it, and tells the others. */
		stream(told: Hint) {
			hear(told);
			group.tell(told);
		},
		close: group.leave,
	});
}

beforeEach(() => {
	[pages, waiting, leader] = [[], [], undefined];
});

test('one page holds the stream, all hear it', () => {
	const [first, second] = [openPage(1), openPage(1)];
	expect([first.isHolding, second.isHolding]).toEqual([true, false]);
	first.stream(hint(2));
	expect([first.heard, second.heard]).toEqual([[2], [2]]);
});

test('when it dies the next takes over, from what it heard last', () => {
	const [first, second, third] = [openPage(1), openPage(1), openPage(1)];
	first.stream(hint(2));
	first.close();
	expect(first.isHolding).toBe(false);
	expect([second.isHolding, third.isHolding]).toEqual([true, false]);
	expect(second.last).toBe(2);
	second.stream(hint(3));
	expect(third.heard).toEqual([2, 3]);
});

test('a page that waits and is closed never takes over', () => {
	const [first, second, third] = [openPage(1), openPage(1), openPage(1)];
	second.close();
	first.close();
	expect([second.isHolding, third.isHolding]).toEqual([false, true]);
});

test('a page that joins learns whether the group is ahead of it', () => {
	const first = openPage(1);
	first.stream(hint(9));
	expect(openPage(4).behind).toBe(1);
	expect(openPage(9).behind).toBe(0);
});

test('without locks a page holds one while it is looked at', () => {
	let show: (isVisible: boolean) => void = () => undefined;
	const page = openPage(1, {
		...browser,
		lead: undefined,
		onVisible: (hear) => {
			show = hear;
			hear(true);
			return () => undefined;
		},
	});
	expect(page.isHolding).toBe(true);
	show(false);
	expect(page.isHolding).toBe(false);
	show(true);
	expect(page.isHolding).toBe(true);
});
