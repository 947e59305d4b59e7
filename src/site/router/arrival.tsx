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
		// Who reloads may have scrolled on before the script was there: nobody is pulled back from where they read.
		const hasMoved = isFirst && window.scrollY > 0;
		const kept = (location.isReturn || isFirst) && !hasMoved ? rememberedScroll(location.key) : undefined;
		if (kept !== undefined) window.scrollTo(0, kept);
		else if (!isFirst && !location.hash) window.scrollTo(0, 0);
		if (location.hash && kept === undefined && !hasMoved)
			document.getElementById(location.hash.slice(1))?.scrollIntoView();
		if (!isFirst) document.getElementById('main')?.focus({ preventScroll: true });
	}, [location, isFirst]);
	return null;
}
