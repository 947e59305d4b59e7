import { createLatePart } from '#site/late-part.tsx';

/** Health files that are shared for the sake of something: few pages have any. */
export const lateSharedCard = createLatePart({
	load: async () => (await import('#views/vault/shared-card.tsx')).SharedCard,
	words: ['vault', 'error', 'state'],
});
