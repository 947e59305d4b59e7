import type { WordFile } from '#i18n/messages.ts';
import { createLatePart } from '#site/late-part.tsx';
import type { OwnProps } from './own-views.tsx';

/** Named in the document of whom it is for (pages/matching-detail.tsx), so that it comes as early as the page. */
export const ownViewsFile = 'src/site/features/matching/detail/own-views.tsx';

export const ownWords: readonly WordFile[] = [
	...(['matching', 'matching-detail', 'matching-asker', 'phrase-book'] as const),
	...(['product', 'product-detail', 'reservation', 'reservation-agreed'] as const),
];

/** Whoever only reads a question, as most do, loads none of it. */
export const lateOwnViews = createLatePart<OwnProps>({
	load: async () => (await import('./own-views.tsx')).OwnViews,
	words: ownWords,
});
