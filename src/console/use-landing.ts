import { type RefObject, useLayoutEffect } from 'react';

/** What a list or a card is made of: read out by name when the focus comes to it. */
const landings = 'ul, ol, section';

/**
 * Where a row or a form goes with the focus in it, because what it was about is done, keys would begin at the top of the
 * page again: they go on in the list or the card that it stood in.
 */
export function useLanding(element: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const left = element.current;
		const around: HTMLElement[] = [];
		for (let at = left?.parentElement?.closest<HTMLElement>(landings); at; at = at.parentElement?.closest(landings))
			around.push(at);
		return () => {
			if (!left?.contains(document.activeElement)) return;
			// What opened it, or another form, takes the focus first.
			queueMicrotask(() => {
				if (document.activeElement !== document.body) return;
				const landing = around.find(({ isConnected }) => isConnected);
				if (!landing) return;
				landing.tabIndex = -1;
				landing.focus({ preventScroll: true });
			});
		};
	}, [element]);
}
