import { createContext, useContext } from 'react';
import { admitToConsole, type ConsolePageId } from '#contract/console-pages.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Locale } from '#i18n/locales.ts';

type Reader = { viewer: Viewer; locale: Locale; chooseLocale: (locale: Locale) => Promise<void> };

const ReaderContext = createContext<Reader | undefined>(undefined);
export const ReaderProvider = ReaderContext.Provider;

function useReader(): Reader {
	const reader = useContext(ReaderContext);
	if (!reader) throw new Error('the console needs a ReaderProvider around it');
	return reader;
}

/** Who works here: for what is shown. What they may is decided by the server, each time. */
export const useViewer = (): Viewer => useReader().viewer;

/** The same where nobody may be logged in: at the console's doors. */
export const useViewerIfAny = (): Viewer | undefined => useContext(ReaderContext)?.viewer;

/** Whether a page is theirs: a way that leads nowhere is not shown. */
export const useHasPage = (page: ConsolePageId): boolean => admitToConsole(page, useViewer()) === 'admitted';

/** The language of the workplace: what products are called here. */
export const useConsoleLocale = (): Locale => useReader().locale;

/** Says from now on, here and on every device, what the console speaks. */
export const useChooseLocale = (): Reader['chooseLocale'] => useReader().chooseLocale;
