import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What stood where something opened, and stands there again: closed, the focus is back on it, unless it went elsewhere. */
export function useOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
	const wasOpen = useRef(isOpen);
	const opener = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
		wasOpen.current = isOpen;
	}, [isOpen]);
	return opener;
}
