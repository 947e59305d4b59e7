import { type RefObject, useCallback, useEffect, useRef } from 'react';

type Given = { field: RefObject<HTMLInputElement | null>; isFull: boolean; onClose: () => void };

/** The router need not know: the page beneath has never been left. */
const keepFromRouter = (event: PopStateEvent) => event.stopImmediatePropagation();

/**
 * Where the search fills a phone's screen it is a place to come back from: Back closes it. Its entry in the history is
 * taken away when it is closed otherwise, and becomes that of the page which is chosen in it (`over` in router.tsx).
 * Answers with what is to be called before a page is opened from here.
 */
export function useBackCloses({ field, isFull, onClose }: Given): () => void {
	const isChosen = useRef(false);
	useEffect(() => {
		if (!isFull) return;
		isChosen.current = false;
		history.pushState({ ...history.state, over: true }, '');
		const onBack = (event: PopStateEvent) => {
			keepFromRouter(event);
			field.current?.blur();
			onClose();
		};
		window.addEventListener('popstate', onBack, true);
		return () => {
			window.removeEventListener('popstate', onBack, true);
			if (isChosen.current || !history.state?.over) return;
			window.addEventListener('popstate', keepFromRouter, { capture: true, once: true });
			history.back();
		};
	}, [field, isFull, onClose]);
	return useCallback(() => {
		isChosen.current = true;
	}, []);
}
