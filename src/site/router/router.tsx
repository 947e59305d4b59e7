import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type LocalAddress, splitAddress } from '#i18n/address.ts';
import { addressOf, isSamePlace, locationOf, type SiteLocation, screenOf } from './navigation.ts';
import { rememberScroll } from './scroll-memory.ts';

type NavigateOptions = {
	replace?: boolean;
	/** Another choice on the same page: its screen, scroll and focus stay, and it shows at once what was chosen. */
	keepScroll?: boolean;
};
type Navigate = (address: string, options?: NavigateOptions) => void;
export type RouterValue = {
	location: SiteLocation;
	/** The location's path with its language code apart: every link asks for it. */
	here: LocalAddress;
	navigate: Navigate;
	prepare: (address: string) => void;
};

export const RouterContext = createContext<RouterValue | undefined>(undefined);

export function useRouter(): RouterValue {
	const value = useContext(RouterContext);
	if (!value) throw new Error('useRouter is used outside of Router');
	return value;
}

/** What lies over the page takes Back for itself, where it says that this was meant. */
export const lying: { onBack?: (() => boolean) | undefined } = {};

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

	const actions = useMemo(() => {
		const show = async (next: SiteLocation, writeHistory?: () => void) => {
			turn.current += 1;
			const mine = turn.current;
			const loading = load(next).catch(() => undefined);
			// A screen that stays waits for its data itself, with the old data in view.
			if (next.screen === undefined) await Promise.race([loading, wait(patienceMs)]);
			if (mine !== turn.current) return;
			rememberScroll(shown.current.key);
			writeHistory?.();
			shown.current = next;
			setLocation(next);
		};
		const navigate: Navigate = (address, { replace = false, keepScroll = false } = {}) => {
			const target = resolve(address);
			if (target === undefined) return window.location.assign(address);
			const next = locationOf(target, newKey(), false);
			if (keepScroll && next.pathname === shown.current.pathname) next.screen = screenOf(shown.current);
			void show(next, () => {
				// What lay over the page, and was left by going on from it, is no place to come back to.
				const over = history.state?.over;
				const state = { key: next.key, over: next.screen && over };
				history[replace || over ? 'replaceState' : 'pushState'](state, '', target);
			});
		};
		const prepare = (address: string) => {
			const target = resolve(address);
			if (target !== undefined) void load(locationOf(target, '', false)).catch(() => undefined);
		};
		return { show, navigate, prepare };
	}, [load, resolve]);

	useEffect(() => {
		history.scrollRestoration = 'manual';
		history.replaceState({ key: shown.current.key }, '', addressOf(shown.current));
		const onPopState = () => {
			if (lying.onBack?.()) return;
			const { pathname, search, hash } = window.location;
			const isJump = pathname === shown.current.pathname && search === shown.current.search && history.state === null;
			// To an anchor of this very page: the browser has gone there itself, and what one typed must stay.
			if (isJump) return history.replaceState({ key: shown.current.key }, '');
			const next: SiteLocation = { pathname, search, hash, key: history.state?.key ?? newKey(), isReturn: true };
			if (isSamePlace(next, shown.current)) next.screen = screenOf(shown.current);
			void actions.show(next);
		};
		const onPageHide = () => rememberScroll(shown.current.key);
		window.addEventListener('popstate', onPopState);
		window.addEventListener('pagehide', onPageHide);
		return () => {
			window.removeEventListener('popstate', onPopState);
			window.removeEventListener('pagehide', onPageHide);
		};
	}, [actions]);

	const value = useMemo(
		() => ({ location, here: splitAddress(location.pathname), navigate: actions.navigate, prepare: actions.prepare }),
		[location, actions],
	);
	return <RouterContext value={value}>{children}</RouterContext>;
}
