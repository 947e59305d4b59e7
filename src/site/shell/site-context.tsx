import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Viewer } from '#domain/member/access.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';

type SiteValue = {
	locale: Locale;
	viewer: Viewer | null;
	/** The day of the oldest rate that prices beside the won are told by. */
	ratesAsOf: string | null;
	/** What stands beside the won; KRW: nothing. */
	currency: ShownCurrency;
	chooseCurrency: (currency: ShownCurrency) => void;
};

export const SiteContext = createContext<SiteValue>({
	locale: defaultLocale,
	viewer: null,
	ratesAsOf: null,
	currency: 'KRW',
	chooseCurrency: () => undefined,
});

/** The language of the address; words that are brought in another one have their own (`useWordsLocale`). */
export const useLocale = (): Locale => useContext(SiteContext).locale;
export const useCurrency = (): Pick<SiteValue, 'ratesAsOf' | 'currency' | 'chooseCurrency'> => useContext(SiteContext);
export const useViewer = (): Viewer | null => useContext(SiteContext).viewer;

/** SPEC section 2: mobile is a width at or below 980 px. */
const mobile = '(max-width: 980px)';

function subscribe(onChange: () => void): () => void {
	const query = window.matchMedia(mobile);
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}

/** For behaviour that differs on a phone; looks are the style sheets' matter, so the first paint never waits for this. */
export function useIsMobile(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => window.matchMedia(mobile).matches,
		() => false,
	);
}
