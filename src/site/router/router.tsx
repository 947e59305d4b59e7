import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type LocalAddress, splitAddress } from '#i18n/address.ts';
import { leaving } from '#ui/leaving.ts';
import { OverlaysContext } from '#ui/use-overlay.ts';
import { addressOf, isSamePage, locationOf, type SiteLocation, screenOf } from './navigation.ts';
import { createOverlays, type EntryState, type OverlayStack } from './overlay.ts';
import { rememberScroll } from './scroll-memory.ts';

type NavigateOptions = {
	replace?: boolean;
	/** Another choice on the same page: its screen, scroll and focus stay, and it shows at once what was chosen. */
	keepScroll?: boolean;
	/** Lays something over this page that the address names: the screen stays, and Back takes it away. */
	overlay?: boolean;
};
type Navigate = (address: string, options?: NavigateOptions) => void;
export type RouterValue = {
	location: SiteLocation;
	/** The location's path with its language code apart: every link asks for it. */
	here: LocalAddress;
	navigate: Navigate;
	prepare: (address: string) => void;
};

const RouterContext = createContext<RouterValue | undefined>(undefined);

export function useRouter(): RouterValue {
	const value = useContext(RouterContext);
	if (!value) throw new Error('useRouter is used outside of Router');
	return value;
}

/** The old screen stays so long while the next one loads; then the spinner shows. */
const patienceMs = 150;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const newKey = () => Math.random().toString(36).slice(2, 10);

type Props = {
	initial: SiteLocation;
	/** Loads what a screen needs; settles when it can be shown at once. */
	load: (location: SiteLocation) => Promise<unknown>;
	/** Where an address really leads: itself, the login page, or (undefined) out of this front with a full load. */
	resolve: (address: string) => string | undefined;
	children: ReactNode;
};

/** The browser's history as React state. One navigation at a time: a later one overtakes an earlier one. */
export function Router({ initial, load, resolve, children }: Props) {
	const [location, setLocation] = useState(initial);
	const shown = useRef(initial);
	const turn = useRef(0);

	const overlays = useMemo(() => overlaysOver(shown), []);

	const actions = useMemo(() => {
		const show = async (next: SiteLocation, writeHistory?: () => void) => {
			turn.current += 1;
			const mine = turn.current;
			const loading = load(next).catch(() => undefined);
			// A screen that stays waits for its data itself, with the old data in view.
			if (next.screen === undefined) await Promise.race([loading, wait(patienceMs)]);
			const arrive = () => {
				if (mine !== turn.current) return;
				rememberScroll(shown.current.key);
				writeHistory?.();
				shown.current = next;
				setLocation(next);
			};
			// Something may have been opened while the page was loading.
			if (writeHistory && next.screen === undefined) overlays.leave(arrive);
			else arrive();
		};
		const go: Navigate = (address, { replace = false, keepScroll = false, overlay = false } = {}) => {
			const target = resolve(address);
			if (target === undefined) return window.location.assign(address);
			const next = locationOf(target, newKey(), false);
			if ((keepScroll || overlay) && next.pathname === shown.current.pathname) next.screen = screenOf(shown.current);
			if (overlay) next.isLaid = true;
			void show(next, () => {
				// What is chosen in something over the page belongs to its entry (overlay.ts).
				const depth = overlays.depth();
				const state: EntryState = { key: next.key, isLaid: next.isLaid, overlays: depth || undefined };
				history[replace || depth > 0 ? 'replaceState' : 'pushState'](state, '', target);
			});
		};
		const navigate: Navigate = (address, options = {}) => {
			const isHere = locationOf(address, '', false).pathname === shown.current.pathname;
			const isChoice = options.keepScroll && isHere;
			// Who goes on from what lies over the page leaves it: it is no place to come back to.
			const goOn = () => overlays[isChoice ? 'settled' : 'leave'](() => go(address, options));
			// Before another document is loaded, the browser asks.
			if (isChoice || (options.overlay && isHere) || resolve(address) === undefined) goOn();
			else leaving.ask(goOn);
		};
		const prepare = (address: string) => {
			const target = resolve(address);
			if (target !== undefined) void load(locationOf(target, '', false)).catch(() => undefined);
		};
		return { show, navigate, prepare };
	}, [load, resolve, overlays]);

	useEffect(() => followHistory({ shown, overlays, show: actions.show }), [actions, overlays]);

	const value = useMemo(
		() => ({ location, here: splitAddress(location.pathname), navigate: actions.navigate, prepare: actions.prepare }),
		[location, actions],
	);
	return (
		<OverlaysContext value={overlays}>
			<RouterContext value={value}>{children}</RouterContext>
		</OverlaysContext>
	);
}

const overlaysOver = (shown: RefObject<SiteLocation>) =>
	createOverlays({
		// Not on the server, which opens nothing.
		history: typeof history === 'undefined' ? (undefined as never) : history,
		address: () => {
			const { pathname, search, hash } = window.location;
			return pathname + search + hash;
		},
		page: () => ({ key: shown.current.key, address: addressOf(shown.current) }),
	});

type Following = {
	shown: RefObject<SiteLocation>;
	overlays: OverlayStack;
	show: (next: SiteLocation) => Promise<void>;
};

/** Back and Forward, until the function it answers with is called. */
function followHistory({ shown, overlays, show }: Following): () => void {
	history.scrollRestoration = 'manual';
	const { key, isLaid } = shown.current;
	if (history.state?.key !== key)
		history.replaceState({ key, isLaid } satisfies EntryState, '', addressOf(shown.current));
	overlays.onStart();
	let isAgreed = false;
	const onPopState = () => {
		if (overlays.onPopState()) return;
		const { pathname, search, hash } = window.location;
		const isJump = pathname === shown.current.pathname && search === shown.current.search && history.state === null;
		// To an anchor of this very page: the browser has gone there itself, and what one typed must stay.
		if (isJump) return history.replaceState({ key: shown.current.key }, '');
		const { key = newKey(), isLaid }: Partial<EntryState> = history.state ?? {};
		const next: SiteLocation = { pathname, search, hash, key, isLaid, isReturn: true };
		if (isSamePage(next, shown.current)) next.screen = screenOf(shown.current);
		else if (!isAgreed && leaving.mustAsk()) return stay();
		isAgreed = false;
		void show(next);
	};
	/** The page is laid again over where Back or Forward led: whoever leaves after all goes back to there. */
	const stay = () => {
		const { key, isLaid } = shown.current;
		history.pushState({ key, isLaid } satisfies EntryState, '', addressOf(shown.current));
		leaving.ask(() =>
			overlays.leave(() => {
				isAgreed = true;
				history.back();
			}),
		);
	};
	const onPageHide = () => rememberScroll(shown.current.key);
	window.addEventListener('popstate', onPopState);
	window.addEventListener('pagehide', onPageHide);
	return () => {
		window.removeEventListener('popstate', onPopState);
		window.removeEventListener('pagehide', onPageHide);
	};
}
