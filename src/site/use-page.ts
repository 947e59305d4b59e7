import { createContext, useContext } from 'react';
import type { PageContext } from './page-module.ts';

export const CurrentPage = createContext<PageContext | undefined>(undefined);

/** The parameters, query and language of the page a screen stands on. */
export function usePage(): PageContext {
	const page = useContext(CurrentPage);
	if (!page) throw new Error('usePage is used outside of a screen');
	return page;
}
