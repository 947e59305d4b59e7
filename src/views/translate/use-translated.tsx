import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { locales } from '#i18n/locales.ts';
import { useWordsLocale } from '#ui/translations.tsx';
import type { Translated } from './translated.ts';

const TranslateTools = lazy(async () => ({ default: (await import('./translate-tools.tsx')).TranslateTools }));

type Shown = {
	/** The original, or what a machine made of it. */
	texts: readonly string[];
	/** The language they are in; undefined where it is the reader's own. */
	lang: string | undefined;
	/** A button and its mark, to stand right under the text; nothing for a text in the reader's own language. */
	tools: ReactNode;
};

/**
 * A text that somebody wrote, and on a click what a machine makes of it in the reader's language. The original is never
 * replaced but in what is shown. What it takes comes late, once the page is live.
 */
export function useTranslated(given: Translated): Shown {
	const reader = useWordsLocale();
	const [translation, setTranslation] = useState<{ of: string; texts: readonly string[] }>();
	const [isAlive, setIsAlive] = useState(false);
	useEffect(() => setIsAlive(true), []);
	const { locale, texts } = given;
	const isForeign = locale !== null && locale !== reader && texts.some((text) => text !== '');
	const now = texts.join('\n');
	// Of words that have changed since, or were turned into another language, it is none.
	const shown = isForeign && translation?.of === `${reader} ${now}` ? translation.texts : undefined;
	const lang = locale === null || locale === reader || shown ? undefined : locales[locale].tag;
	const tools = isForeign && isAlive && (
		<Suspense fallback={null}>
			<TranslateTools
				key={`${reader} ${now}`}
				{...given}
				{...{ locale }}
				isShown={shown !== undefined}
				onShow={(made) => setTranslation(made && { of: `${reader} ${now}`, texts: made })}
			/>
		</Suspense>
	);
	return { texts: shown ?? texts, lang, tools };
}
