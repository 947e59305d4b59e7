import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from './router.tsx';
import { rememberedScroll } from './scroll-memory.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Stands beside the screen inside its Suspense boundary, so that it acts when the screen is really there: to the top
 * after a navigation (SPEC section 2), back to where one was on Back, and focus to the new content for those who
 * cannot see it change. Another choice on the same screen moves neither.
 */
export function Arrival({ isFirst }: { isFirst: boolean }) {
	const { location } = useRouter();
	const arrivedAt = useRef<string | undefined>(undefined);
	useBrowserLayoutEffect(() => {
		if (arrivedAt.current === location.key) return;
		arrivedAt.current = location.key;
		if (location.screen !== undefined) return;
		const kept = location.isReturn || isFirst ? rememberedScroll(location.key) : undefined;
		if (kept !== undefined) window.scrollTo(0, kept);
		else if (!isFirst && !location.hash) window.scrollTo(0, 0);
		if (location.hash && kept === undefined) document.getElementById(location.hash.slice(1))?.scrollIntoView();
		if (!isFirst) document.getElementById('main')?.focus({ preventScroll: true });
	}, [location, isFirst]);
	return null;
}
