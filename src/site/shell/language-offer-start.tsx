import { useState } from 'react';
import { defaultLocale, type Locale, languageKey } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { announceChoice } from '../language-choice.ts';
import { chooseLanguage } from '../router/choose-language.ts';
import { useLanguageLinks } from '../router/use-language-links.ts';
import { loadWords, wordsOf } from '../words.ts';
import { LanguageOffer } from './language-offer.tsx';

const offeredKey = 'language-offered';

/** Nothing is chosen yet, and it has not been offered before. */
function mayOffer(): boolean {
	try {
		if (localStorage.getItem(languageKey) || localStorage.getItem(offeredKey)) return false;
		localStorage.setItem(offeredKey, 'yes');
		return true;
	} catch {
		return false;
	}
}

/** The offer of a language in its own words; nothing where it must not be made. */
export async function startOffer(locale: Locale) {
	if (!mayOffer()) return null;
	await loadWords(locale, ['offer']);
	return <Offer locale={locale} words={wordsOf(locale, ['offer']).offer} />;
}

function Offer({ locale, words }: { locale: Locale; words: Messages['offer'] }) {
	const [isDeclined, setIsDeclined] = useState(false);
	const links = useLanguageLinks();
	if (isDeclined) return null;
	const decline = () => {
		chooseLanguage(defaultLocale);
		announceChoice();
		setIsDeclined(true);
	};
	const href = links.find((link) => link.locale === locale)?.href ?? '/';
	return <LanguageOffer {...{ locale, words, href }} onAccept={() => chooseLanguage(locale)} onDecline={decline} />;
}
