import { useEffect } from 'react';
import { applyHead, headOf } from './head.ts';
import type { Destination } from './screens.ts';

type Props = { destination: Destination; ownTitle: (() => string | undefined) | undefined; isFirst: boolean };

/** Keeps title, language and links in the head right after each navigation; the first page's come from the server. */
export function HeadKeeper({ destination, ownTitle, isFirst }: Props) {
	useEffect(() => {
		// Back on the first page, another page's head has taken the place of the server's.
		const isAsServed = isFirst && document.querySelector('[data-head=""]') !== null;
		const head = headOf({ ...destination, origin: window.location.origin, ownTitle: ownTitle?.() });
		if (isAsServed && document.documentElement.lang === head.language) return;
		applyHead(head);
	});
	return null;
}
