import type { ComponentType } from 'react';
import { createLoads } from './create-loads.ts';

let page: ComponentType | undefined;

const loads = createLoads(async (_: 'page') => {
	({ NotFoundPage: page } = await import('./shell/not-found/not-found-page.tsx'));
	return page;
});

/** Seldom needed, so a chunk and words of their own. */
export const notFoundFile = 'src/site/shell/not-found/not-found-page.tsx';
export const notFoundWords = ['missing', 'search-box'] as const;

export const loadedNotFound = () => page;
export const loadNotFound = () => loads.get('page');
