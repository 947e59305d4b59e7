import { use } from 'react';
import { loadedNotFound, loadNotFound, notFoundWords } from '#site/not-found-loads.ts';
import { hasWords, loadWords, wordsOf } from '#site/words.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { useLocale } from './site-context.tsx';

/** The not-found page, once its code and words are here. */
export function NotFound() {
	const locale = useLocale();
	const NotFoundPage = loadedNotFound() ?? use(loadNotFound());
	if (!hasWords(locale, notFoundWords)) use(loadWords(locale, notFoundWords));
	return (
		<TranslationsProvider locale={locale} messages={wordsOf(locale, notFoundWords)}>
			<NotFoundPage />
		</TranslationsProvider>
	);
}
