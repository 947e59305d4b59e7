import { useEffect } from 'react';
import { titleOf } from './page-title.ts';
import type { Destination } from './screens.ts';
import { toldOrigin } from './told-origin.ts';

type Props = { destination: Destination; ownTitle: (() => string | undefined) | undefined; isFirst: boolean };

/** Keeps title, language and links in the head right after each navigation; the first page's come from the server. */
export function HeadKeeper({ destination, ownTitle, isFirst }: Props) {
	useEffect(() => {
		// Back on the first page, another page's head has taken the place of the server's.
		const isAsServed = isFirst && document.querySelector('[data-head=""]') !== null;
		const page = { ...destination, ownTitle: ownTitle?.() };
		const { language, title } = titleOf(page);
		if (isAsServed && document.documentElement.lang === language) return;
		document.documentElement.lang = language;
		document.title = title;
		for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
		let isLeft = false;
		// The links are nobody's first concern. Without them the page is as good; the next navigation tries again.
		void import('./seo/head.ts')
			.then(({ applyTags, headOf }) => {
				if (!isLeft) applyTags(headOf({ ...page, origin: toldOrigin() }));
			})
			.catch(() => undefined);
		return () => {
			isLeft = true;
		};
	});
	return null;
}
