import { startTransition, useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { storedLanguage } from './router/choose-language.ts';

const changed = 'languagechosen';

/** Tells the page that the stored choice is another one now. */
export const announceChoice = () => window.dispatchEvent(new Event(changed));

/** The stored language choice: the server's guess from the mirror cookie first, localStorage as soon as it can be read. */
export function useLanguageChoice(mirrored: Locale | undefined): Locale | undefined {
	const [choice, setChoice] = useState(mirrored);
	useEffect(() => {
		// In a transition, so that the page stays as it is until the other language's words are here.
		const read = () => startTransition(() => setChoice((before) => storedLanguage(before) ?? before));
		read();
		window.addEventListener(changed, read);
		window.addEventListener('storage', read);
		return () => {
			window.removeEventListener(changed, read);
			window.removeEventListener('storage', read);
		};
	}, []);
	return choice;
}
