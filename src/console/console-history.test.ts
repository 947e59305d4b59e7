import { expect, test } from 'vitest';
import { createLeaving } from '#ui/leaving.ts';
import { createConsoleHistory } from './console-history.ts';

/** A browser that has come from the day to the rates. */
function openConsole() {
	const entries: { state: unknown; address: string }[] = [{ state: null, address: '/console' }];
	let at = 0;
	let focused: string | null = null;
	const here = () => entries[at] as (typeof entries)[number];
	const leaving = createLeaving();
	leaving.hear(() => undefined);
	const go = (by: number) => {
		at += by;
		places.onPopState();
	};
	const history = {
		get state() {
			return here().state;
		},
		pushState(state: unknown, _: string, to?: string | URL | null) {
			entries.splice(at + 1, Number.POSITIVE_INFINITY, { state, address: String(to ?? here().address) });
			at += 1;
		},
		replaceState(state: unknown, _: string, to?: string | URL | null) {
			entries[at] = { state, address: String(to ?? here().address) };
		},
		back: () => go(-1),
	};
	const places = createConsoleHistory(
		{ history, address: () => here().address.split('#')[0] ?? '', focused: () => focused },
		leaving,
	);
	const drawn: string[] = [];
	places.subscribe(() => void drawn.push(places.current()));
	const visit = (to: string, how: 'push' | 'replace' = 'push') => places.navigate(to, how);
	focused = '/console/rates';
	visit('/console/rates');
	return {
		...{ leaving, places, drawn, entries, visit },
		back: () => go(-1),
		forward: () => go(1),
		/** Types something; it is saved with the function it answers with. */
		type: () => leaving.hold('form', { within: [], isSending: () => false }),
		here: () => here().address,
		anchor: (to: string) => {
			history.pushState(null, '', here().address + to);
			places.onPopState();
		},
	};
}

test('a link leads on at once where nothing was typed, and where it was saved', () => {
	const { type, visit, places, entries } = openConsole();
	type()();
	visit('/console/company');
	expect(places.current()).toBe('/console/company');
	// The link by which each page was left, to come back to.
	expect(entries[0]?.state).toEqual({ left: '/console/rates' });
});

test('a link asks first, and the page stays until somebody agrees', () => {
	const { type, visit, places, leaving, here } = openConsole();
	type();
	visit('/console/company');
	expect([leaving.isAsked(), places.current(), here()]).toEqual([true, '/console/rates', '/console/rates']);
	leaving.stay();
	expect(places.current()).toBe('/console/rates');
	visit('/console/company');
	leaving.leave();
	expect([places.current(), here()]).toEqual(['/console/company', '/console/company']);
});

test('another choice from a list is another page; what is written into the address, and the page itself, are none', () => {
	const { type, visit, leaving, places } = openConsole();
	type();
	visit('/console/rates');
	visit('/console/rates?day=2026-11-20', 'replace');
	expect([leaving.isAsked(), places.current()]).toEqual([false, '/console/rates?day=2026-11-20']);
	visit('/console/rates?day=2026-11-21');
	expect(leaving.isAsked()).toBe(true);
});

test('Back asks before anything else is drawn; who stays can go back again, who leaves is where it led', () => {
	const { type, back, leaving, places, drawn, here } = openConsole();
	type();
	drawn.length = 0;
	back();
	expect([leaving.isAsked(), places.current(), here(), drawn]).toEqual([true, '/console/rates', '/console/rates', []]);
	leaving.stay();
	back();
	expect(leaving.isAsked()).toBe(true);
	leaving.leave();
	expect([places.current(), here(), drawn]).toEqual(['/console', '/console', ['/console']]);
});

test('Forward asks too, and leads on', () => {
	const { type, visit, back, forward, leaving, places } = openConsole();
	visit('/console/company');
	back();
	type();
	forward();
	expect([leaving.isAsked(), places.current()]).toEqual([true, '/console/rates']);
	leaving.leave();
	expect(places.current()).toBe('/console/company');
});

test('who goes back once more while they are asked is asked still, and has lost nothing', () => {
	const { type, back, leaving, places } = openConsole();
	type();
	back();
	back();
	expect([leaving.isAsked(), places.current()]).toEqual([true, '/console/rates']);
	leaving.leave();
	expect(places.current()).toBe('/console');
});

test('an anchor of the page, and the way back from it, take nothing away', () => {
	const { type, anchor, back, leaving, places } = openConsole();
	type();
	anchor('#wording');
	back();
	expect([leaving.isAsked(), places.current()]).toEqual([false, '/console/rates']);
});
