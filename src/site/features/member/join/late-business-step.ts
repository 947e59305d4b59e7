import { createLatePart } from '#site/late-part.tsx';

/** Most who join have no business. */
export const lateBusinessStep = createLatePart({
	load: async () => (await import('#views/member/join/business-step.tsx')).BusinessStep,
	words: ['member', 'error', 'partner', 'product'],
});
