import { expect, test } from 'vitest';
import { createOverlays, type EntryState } from './overlay.ts';

type Entry = { state: EntryState | null; address: string };

/** A browser's history with a router on it that does what router.tsx does, and nothing else. */
function openBrowser(address = '/list') {
	const entries: Entry[] = [{ state: { key: 'first' }, address }];
	const moves: (() => void)[] = [];
	let at = 0;
	let count = 0;
	let page = { key: 'first', address };
	const here = () => entries[at] as Entry;
	const history = {
		get state() {
			return here().state;
		},
		pushState(state: EntryState, _: string, to?: string | URL | null) {
			entries.splice(at + 1, Number.POSITIVE_INFINITY, { state, address: String(to ?? here().address) });
			at += 1;
		},
		replaceState(state: EntryState, _: string, to?: string | URL | null) {
			entries[at] = { state, address: String(to ?? here().address) };
		},
		// A browser moves a moment later.
		go(by: number) {
			moves.push(() => {
				if (!entries[at + by]) return;
				at += by;
				arrive();
			});
		},
	} as unknown as Parameters<typeof createOverlays>[0]['history'] & History;
	const start = () => createOverlays({ history, address: () => here().address, page: () => page });
	let overlays = start();
	const shownPages: string[] = [];
	const arrive = () => {
		if (overlays.onPopState()) return;
		page = { key: here().state?.key ?? '', address: here().address };
		shownPages.push(page.address);
	};
	const settle = async () => {
		do {
			moves.shift()?.();
			// What waits for the present work to end.
			for (let turn = 0; turn < 5; turn += 1) await undefined;
		} while (moves.length > 0);
	};
	const write = (to: string, isReplaced: boolean) => {
		count += 1;
		page = { key: `key-${count}`, address: to };
		const state = { key: page.key, overlays: overlays.depth() || undefined };
		if (isReplaced) history.replaceState(state, '', to);
		else history.pushState(state, '', to);
	};
	return {
		back: () => {
			history.go(-1);
			return settle();
		},
		forward: () => {
			history.go(1);
			return settle();
		},
		settle,
		/** Another choice on the same page. */
		choose: (to: string) => overlays.settled(() => write(to, overlays.depth() > 0)),
		/** To another page. */
		visit: (to: string) => overlays.leave(() => write(to, false)),
		reload() {
			page = { key: here().state?.key ?? 'new', address: here().address };
			overlays = start();
			overlays.onStart();
			return settle();
		},
		/** Opens one; it closes itself when it is told to, as a component does. */
		open(id: string, { isStep = false, isHeld = false } = {}) {
			const sheet = { isOpen: true, isHeld, asked: 0, close: () => {} };
			const tell = overlays.open(id, {
				isStep,
				isHeld: () => sheet.isHeld,
				onHeld: () => {
					sheet.asked += 1;
				},
				close: () => sheet.close(),
			});
			sheet.close = () => {
				sheet.isOpen = false;
				tell();
			};
			return sheet;
		},
		address: () => here().address,
		page: () => page.address,
		shownPages,
		addresses: () => entries.map((entry) => entry.address),
		/** How far one can go back. */
		behind: () => at,
		depth: () => here().state?.overlays ?? 0,
	};
}

test('Back closes what lies over the page, and the page is not shown anew', async () => {
	const browser = openBrowser();
	browser.visit('/product');
	const sheet = browser.open('sheet');
	expect(browser.addresses()).toEqual(['/list', '/product', '/product']);
	await browser.back();
	expect(sheet.isOpen).toBe(false);
	expect(browser.shownPages).toEqual([]);
	expect(browser.behind()).toBe(1);
	await browser.back();
	expect(browser.page()).toBe('/list');
});

test('closed by its own button, its entry goes', async () => {
	const browser = openBrowser();
	browser.open('sheet').close();
	await browser.settle();
	expect(browser.behind()).toBe(0);
	expect(browser.depth()).toBe(0);
	expect(browser.shownPages).toEqual([]);
});

test('Forward has nothing to open again: one stays where one is', async () => {
	const browser = openBrowser();
	const sheet = browser.open('sheet');
	await browser.back();
	await browser.forward();
	expect(sheet.isOpen).toBe(false);
	expect(browser.behind()).toBe(0);
	expect(browser.shownPages).toEqual([]);
	// The page was given another choice meanwhile.
	browser.choose('/list?kind=spa');
	expect(browser.addresses()).toEqual(['/list', '/list?kind=spa']);
});

test('a reload closes it without a Back that does nothing, and keeps what was chosen', async () => {
	const browser = openBrowser();
	browser.open('sheet');
	browser.choose('/list?on=2026-05-01');
	await browser.reload();
	expect(browser.behind()).toBe(0);
	expect(browser.address()).toBe('/list?on=2026-05-01');
	expect(browser.page()).toBe('/list?on=2026-05-01');
	expect(browser.shownPages).toEqual([]);
});

test('what was chosen in it stays with the page beneath', async () => {
	const browser = openBrowser();
	browser.open('sheet');
	browser.choose('/list?on=2026-05-01');
	browser.choose('/list?on=2026-05-02');
	await browser.back();
	expect(browser.address()).toBe('/list?on=2026-05-02');
	expect(browser.behind()).toBe(0);
});

test('or is a step of its own, which the next Back takes back', async () => {
	const browser = openBrowser();
	const filters = browser.open('filters', { isStep: true });
	browser.choose('/list?kind=spa');
	await browser.back();
	expect(filters.isOpen).toBe(false);
	expect(browser.addresses()).toEqual(['/list', '/list?kind=spa']);
	await browser.back();
	expect(browser.page()).toBe('/list');
});

test('two over one another are closed one by one', async () => {
	const browser = openBrowser();
	const sheet = browser.open('sheet');
	const dialog = browser.open('dialog');
	expect(browser.behind()).toBe(2);
	await browser.back();
	expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false]);
	expect(browser.depth()).toBe(1);
	await browser.back();
	expect([sheet.isOpen, browser.depth()]).toEqual([false, 0]);
	expect(browser.shownPages).toEqual([]);
});

test('the lower one closed takes the upper one with it', async () => {
	const browser = openBrowser();
	const sheet = browser.open('sheet');
	const dialog = browser.open('dialog');
	sheet.close();
	await browser.settle();
	expect(dialog.isOpen).toBe(false);
	expect(browser.behind()).toBe(0);
});

test('one that makes way for another leaves it its entry', async () => {
	const browser = openBrowser();
	browser.open('first').close();
	const second = browser.open('second');
	await browser.settle();
	expect(browser.behind()).toBe(1);
	await browser.back();
	expect(second.isOpen).toBe(false);
	expect(browser.behind()).toBe(0);
});

test('one opened while another is on its way out waits for it', async () => {
	const browser = openBrowser();
	const first = browser.open('first');
	first.close();
	await Promise.resolve();
	const second = browser.open('second');
	await browser.settle();
	expect(second.isOpen).toBe(true);
	expect(browser.behind()).toBe(1);
	await browser.back();
	expect(second.isOpen).toBe(false);
	expect(browser.behind()).toBe(0);
});

test('closed and opened at once, as React tries effects, it is the same one', async () => {
	const browser = openBrowser();
	browser.open('sheet').close();
	const sheet = browser.open('sheet');
	await browser.settle();
	expect(browser.behind()).toBe(1);
	await browser.back();
	expect(sheet.isOpen).toBe(false);
});

test('another page opened from it comes after the page, not after the sheet', async () => {
	const browser = openBrowser();
	const sheet = browser.open('sheet');
	browser.choose('/list?on=2026-05-01');
	browser.visit('/product');
	await browser.settle();
	expect(sheet.isOpen).toBe(false);
	expect(browser.addresses()).toEqual(['/list?on=2026-05-01', '/product']);
	await browser.back();
	expect(browser.page()).toBe('/list?on=2026-05-01');
});

test('Back beyond the page closes it as well, and shows the page one has come to', async () => {
	const browser = openBrowser();
	browser.visit('/product');
	const sheet = browser.open('sheet');
	void browser.back();
	await browser.back();
	expect(sheet.isOpen).toBe(false);
	expect(browser.page()).toBe('/list');
	expect(browser.behind()).toBe(0);
	expect(browser.depth()).toBe(0);
});

test('a sheet with something typed in it is told that Back would have taken it away, and asks', async () => {
	const browser = openBrowser();
	const sheet = browser.open('sheet', { isHeld: true });
	await browser.back();
	expect([sheet.isOpen, sheet.asked, browser.depth()]).toEqual([true, 1, 1]);
	// The question lies over it; Back is its safe answer.
	const question = browser.open('question');
	await browser.back();
	expect([question.isOpen, sheet.isOpen, sheet.asked]).toEqual([false, true, 1]);
});

test('while what was asked for in it is being done, Back does not take it away', async () => {
	const browser = openBrowser();
	const dialog = browser.open('dialog', { isHeld: true });
	await browser.back();
	expect(dialog.isOpen).toBe(true);
	expect(browser.depth()).toBe(1);
	dialog.isHeld = false;
	await browser.back();
	expect(dialog.isOpen).toBe(false);
	expect(browser.behind()).toBe(0);
});
