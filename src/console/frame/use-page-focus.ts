import { type RefObject, useEffect, useRef } from 'react';
import { leftLink } from '../address.tsx';

/** So long a page may take to come back with the link that was followed from it. */
const patienceMs = 4_000;

const isNowhere = (main: HTMLElement) =>
	document.activeElement === null || [document.body, main].includes(document.activeElement as HTMLElement);

function focusLink(main: HTMLElement, href: string): boolean {
	const link = [...main.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
	link?.focus({ preventScroll: true });
	return link !== undefined;
}

/**
 * A page that goes takes the focus with it. Who goes on by keys finds it on the new page; who comes back, on the link that
 * they followed, as soon as it is there.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, path: string): void {
	const shown = useRef(path);
	useEffect(() => {
		const element = main.current;
		if (shown.current === path || !element) return;
		shown.current = path;
		if (!isNowhere(element)) return;
		element.focus({ preventScroll: true });
		const href = leftLink();
		if (href === undefined || focusLink(element, href)) return;
		const watch = new MutationObserver(() => {
			if (document.activeElement !== element || focusLink(element, href)) stop();
		});
		const timer = setTimeout(() => stop(), patienceMs);
		const stop = () => {
			watch.disconnect();
			clearTimeout(timer);
		};
		watch.observe(element, { childList: true, subtree: true });
		return stop;
	}, [main, path]);
}
