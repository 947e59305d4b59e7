import { useEffect, useState } from 'react';
import { defaultLocale, type Locale, languageKey, localeOfBrowser } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { announceChoice } from './language-choice.ts';
import { chooseLanguage } from './router/choose-language.ts';
import { useLanguageLinks } from './router/use-language-links.ts';
import { LanguageOffer } from './shell/language-offer.tsx';
import { loadWords, wordsOf } from './words.ts';

const offeredKey = 'language-offered';

/** The language to offer: the browser speaks it, nothing is chosen yet, and it has not been offered before. */
function localeToOffer(): Locale | undefined {
	const spoken = localeOfBrowser(navigator.languages);
	if (spoken === undefined || spoken === defaultLocale) return undefined;
	try {
		if (localStorage.getItem(languageKey) || localStorage.getItem(offeredKey)) return undefined;
		localStorage.setItem(offeredKey, 'yes');
	} catch {
		return undefined;
	}
	return spoken;
}

/** A visitor stays on English but is offered their own language once, in that language, without moving the page. */
export function LanguageOfferHost({ hasChoice, code }: { hasChoice: boolean; code: Locale | undefined }) {
	const [offer, setOffer] = useState<{ locale: Locale; words: Messages['offer'] } | undefined>();
	const links = useLanguageLinks();
	useEffect(() => {
		if (hasChoice || code !== undefined) return;
		const locale = localeToOffer();
		if (locale)
			void loadWords(locale, ['offer']).then(() => setOffer({ locale, words: wordsOf(locale, ['offer']).offer }));
	}, [hasChoice, code]);
	if (!offer) return null;
	const decline = () => {
		chooseLanguage(defaultLocale);
		announceChoice();
		setOffer(undefined);
	};
	const href = links.find(({ locale }) => locale === offer.locale)?.href ?? '/';
	return <LanguageOffer {...offer} href={href} onAccept={() => chooseLanguage(offer.locale)} onDecline={decline} />;
}
