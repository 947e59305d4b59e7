import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { type TranslatorOf, translatorIn } from '#i18n/translator.ts';

type Spoken = { locale: Locale; translatorOf: TranslatorOf };

const Translations = createContext<Spoken | undefined>(undefined);

type Props = { locale: Locale; messages: Partial<Messages>; children: ReactNode };

export function TranslationsProvider({ locale, messages, children }: Props) {
	const value = useMemo(() => ({ locale, translatorOf: translatorIn(locale, messages) }), [locale, messages]);
	return <Translations value={value}>{children}</Translations>;
}

function useSpoken(): Spoken {
	const spoken = useContext(Translations);
	if (!spoken) throw new Error('words need a TranslationsProvider around them');
	return spoken;
}

/** The words of a noun, or of a part of it: `const t = useTranslations('product.card')`. */
export const useTranslations: TranslatorOf = (namespace) => useSpoken().translatorOf(namespace);

/** The language they are in; `useLocale` of the site is the one its address asks for. */
export const useWordsLocale = (): Locale => useSpoken().locale;
