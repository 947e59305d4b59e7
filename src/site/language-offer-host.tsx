import { useEffect, useState } from 'react';
import { defaultLocale, type Locale, languageKey, localeOfBrowser } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { announceChoice } from './language-choice.ts';
import { chooseLanguage } from './router/choose-language.ts';
import { useLanguageLinks } from './router/use-language-links.ts';
import type { LanguageOffer } from './shell/language-offer.tsx';
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

type Offer = { View: typeof LanguageOffer; locale: Locale; words: Messages['offer'] };

/** Most visitors see none, so none is in the first load. */
async function loadOffer(locale: Locale): Promise<Offer> {
	const [{ LanguageOffer: View }] = await Promise.all([
		import('./shell/language-offer.tsx'),
		loadWords(locale, ['offer']),
	]);
	return { View, locale, words: wordsOf(locale, ['offer']).offer };
}

/** A visitor stays on English but is offered their own language once, in that language, without moving the page. */
export function LanguageOfferHost({ hasChoice, code }: { hasChoice: boolean; code: Locale | undefined }) {
	const [offer, setOffer] = useState<Offer>();
	const links = useLanguageLinks();
	useEffect(() => {
		if (hasChoice || code !== undefined) return;
		const locale = localeToOffer();
		if (locale) void loadOffer(locale).then(setOffer);
	}, [hasChoice, code]);
	if (!offer) return null;
	const decline = () => {
		chooseLanguage(defaultLocale);
		announceChoice();
		setOffer(undefined);
	};
	const href = links.find(({ locale }) => locale === offer.locale)?.href ?? '/';
	const { View, ...said } = offer;
	return <View {...said} href={href} onAccept={() => chooseLanguage(offer.locale)} onDecline={decline} />;
}
