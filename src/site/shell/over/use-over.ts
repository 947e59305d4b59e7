import { useEffect, useMemo, useRef } from 'react';
import { addressOf } from '#site/router/navigation.ts';
import { lying, type RouterValue, useRouter } from '#site/router/router.tsx';

type Given = {
	isOpen: boolean;
	onClose: () => void;
	/** What was chosen in it is a place of its own to come back from, or belongs to the entry it was opened on. */
	isStep: boolean;
};

/**
 * What lies over a page without an address of its own is a place to come back from: Back closes it. While it is open
 * its entry of the history takes what is chosen in it (`over` in router.tsx); however it is closed, that entry goes, and
 * the page beneath, which was never left, gets the address of what was chosen.
 * Answers with the router for what stands in it: another page is opened after this was closed.
 */
export function useOver({ isOpen, onClose, isStep }: Given): RouterValue {
	const router = useRouter();
	const latest = useRef({ router, onClose });
	const next = useRef<() => void>(undefined);
	useEffect(() => {
		latest.current = { router, onClose };
	});
	useEffect(() => {
		if (!isOpen) return;
		const { key } = history.state;
		history.pushState({ ...history.state, over: true }, '');
		const goOn = () => {
			next.current?.();
			next.current = undefined;
		};
		const settle = () => {
			lying.onBack = undefined;
			// Further back than the page beneath is the router's to show.
			if (history.state?.key !== key) return false;
			const { location } = latest.current.router;
			const address = addressOf(location);
			const { pathname, search, hash } = window.location;
			const isMoved = address !== pathname + search + hash;
			history[isStep && isMoved ? 'pushState' : 'replaceState']({ key: location.key }, '', address);
			goOn();
			return true;
		};
		lying.onBack = () => {
			const isHere = settle();
			latest.current.onClose();
			return isHere;
		};
		return () => {
			// Closed by Back, or the page itself was left.
			lying.onBack = history.state?.over ? settle : undefined;
			if (!lying.onBack) return goOn();
			history.back();
		};
	}, [isOpen, isStep]);
	return useMemo(() => {
		const navigate: RouterValue['navigate'] = (address, options) => {
			if (options?.keepScroll) return router.navigate(address, options);
			next.current = () => router.navigate(address, options);
			latest.current.onClose();
		};
		return { ...router, navigate };
	}, [router]);
}
