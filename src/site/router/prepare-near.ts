import { whenIdle } from '../shell/when-idle.ts';
import { type Near, wantedByLinks } from './near-link.ts';
import { createNearLoads, maySpare } from './near-loads.ts';

/** The main navigation is on every page and leads to many screens: there the pointer has to come. */
const links = 'main a[href^="/"]';

/**
 * Code and words of the screens that the links near the window lead to, so that a tap has only data to wait for; data is
 * asked for when the pointer or the finger comes (page-link.tsx), since it is kept for five seconds. Starts when the page
 * has all that it asked for itself.
 */
export function prepareNear(near: Near): void {
	const { connection } = navigator as Navigator & { connection?: Parameters<typeof maySpare>[0] };
	if (!maySpare(connection)) return;
	if (document.readyState === 'complete') watchLinks(near);
	else window.addEventListener('load', () => whenIdle(() => watchLinks(near)), { once: true });
}

function watchLinks(near: Near): void {
	const loads = createNearLoads<Element>({
		wantedBy: wantedByLinks(near),
		isOnline: () => navigator.onLine,
		whenIdle,
	});
	const watcher = new IntersectionObserver(
		(seen) => {
			for (const { target, isIntersecting } of seen) {
				if (isIntersecting) loads.cameNear(target);
				if (isIntersecting || !target.isConnected) watcher.unobserve(target);
			}
		},
		{ rootMargin: '50% 0px' },
	);
	let isDue = false;
	const look = () => {
		isDue = false;
		for (const link of document.querySelectorAll(links)) if (loads.isWanted(link)) watcher.observe(link);
	};
	const lookSoon = () => {
		if (isDue) return;
		isDue = true;
		whenIdle(look);
	};
	look();
	// Another screen, more rows of a list, a menu that opens, a link that leads elsewhere now.
	new MutationObserver(lookSoon).observe(document.body, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: ['href'],
	});
	window.addEventListener('online', () => {
		loads.forgetFailures();
		lookSoon();
	});
}
