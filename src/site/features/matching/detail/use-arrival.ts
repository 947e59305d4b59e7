import { useEffect } from 'react';
import type { AskerQuestion } from '#contract/api/matching.ts';
import { usePage } from '#site/use-page.ts';
import { columnId } from './compared.ts';
import { endMove } from './end-move.ts';
import type { DialogState } from './matching-dialog.ts';

/** Where a way from elsewhere leads to: `?answer=` an answer, `?thread=` what was written about it, `?end=` the end. */
export function useArrival({ answers, may, answerCount }: AskerQuestion, open: DialogState['open']): void {
	const { search } = usePage();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as one comes
	useEffect(() => {
		const [answerId, talkedAbout] = [search.get('answer'), search.get('thread')];
		const talked = answers.find(({ id, threadId }) => id === talkedAbout && threadId !== null);
		if (talked) return open({ name: 'thread', answerId: talked.id });
		const end = endMove(may, answerCount);
		if (search.has('end') && end) return open({ name: end });
		if (answerId === null) return;
		const head = document.getElementById(columnId(answerId));
		head?.scrollIntoView({ block: 'center', inline: 'center' });
		head?.querySelector('a')?.focus({ preventScroll: true });
	}, []);
}
