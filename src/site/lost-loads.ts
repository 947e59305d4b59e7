import type { ComponentType } from 'react';
import { createLoads } from './create-loads.ts';

let page: ComponentType | undefined;

const loads = createLoads(async (_: 'page') => {
	({ LostPage: page } = await import('./shell/lost/lost-page.tsx'));
	return page;
});

/** Seldom needed, so a chunk and words of their own. */
export const lostFile = 'src/site/shell/lost/lost-page.tsx';
export const lostWords = ['lost', 'search-box'] as const;

export const loadedLost = () => page;
export const loadLost = () => loads.get('page');
