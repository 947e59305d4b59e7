import { createLatePart } from '#site/late-part.tsx';

/** Most people agree without a look. */
export const lateTextSheet = createLatePart({
	load: async () => (await import('./text-sheet.tsx')).TextSheet,
	words: ['text'],
});
