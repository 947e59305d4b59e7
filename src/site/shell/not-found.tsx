import { use } from 'react';
import { loadedLost, loadLost, lostWords } from '#site/lost-loads.ts';
import { hasWords, loadWords, wordsOf } from '#site/words.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { useLocale } from './site-context.tsx';

/** The not-found page, once its code and words are here. */
export function NotFound() {
	const locale = useLocale();
	const LostPage = loadedLost() ?? use(loadLost());
	if (!hasWords(locale, lostWords)) use(loadWords(locale, lostWords));
	return (
		<TranslationsProvider locale={locale} messages={wordsOf(locale, lostWords)}>
			<LostPage />
		</TranslationsProvider>
	);
}
