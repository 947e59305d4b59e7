import { createContext, useContext } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';

const files = import.meta.glob<{ default: object }>('../../src/i18n/messages/*/*.json');

/** A noun's words may lie in several files: `product.json`, `product-list.json`. */
const nounOf = (path: string) => /([a-z]+)[\w-]*\.json$/.exec(path)?.[1] ?? '';

export async function loadWords(locale: Locale): Promise<Messages> {
	const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${locale}/`));
	const loaded = await Promise.all(own.map(async ([path, load]) => ({ noun: nounOf(path), file: await load() })));
	const words: Record<string, object> = {};
	for (const { noun, file } of loaded) words[noun] = { ...words[noun], ...file.default };
	return words as Messages;
}

/** The language the page is shown in. */
const LocaleContext = createContext<Locale>('en');
export const LocaleProvider = LocaleContext.Provider;
export const useLocale = () => useContext(LocaleContext);
