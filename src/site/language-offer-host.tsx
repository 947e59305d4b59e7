import { type ReactNode, useEffect, useState } from 'react';
import { defaultLocale, type Locale, localeOfBrowser } from '#i18n/locales.ts';

/**
 * A visitor stays on English but is offered their own language once, in that language, without moving the page. Most
 * visitors see none, so none is in the first load.
 */
export function LanguageOfferHost({ hasChoice, code }: { hasChoice: boolean; code: Locale | undefined }) {
	const [offer, setOffer] = useState<ReactNode>();
	useEffect(() => {
		if (hasChoice || code !== undefined) return;
		const spoken = localeOfBrowser(navigator.languages);
		if (spoken === undefined || spoken === defaultLocale) return;
		void import('./shell/language-offer-start.tsx').then(({ startOffer }) => startOffer(spoken)).then(setOffer);
	}, [hasChoice, code]);
	return offer;
}
