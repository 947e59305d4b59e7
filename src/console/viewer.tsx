import { createContext, useContext } from 'react';
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

/** The language of the workplace: what products are called here. */
export const useConsoleLocale = (): Locale => useReader().locale;

/** Says from now on, here and on every device, what the console speaks. */
export const useChooseLocale = (): Reader['chooseLocale'] => useReader().chooseLocale;
