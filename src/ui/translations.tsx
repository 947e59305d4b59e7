import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { type TranslatorOf, translatorIn } from '#i18n/translator.ts';

const Translations = createContext<TranslatorOf | undefined>(undefined);

type Props = { locale: Locale; messages: Partial<Messages>; children: ReactNode };

export function TranslationsProvider({ locale, messages, children }: Props) {
	const value = useMemo(() => translatorIn(locale, messages), [locale, messages]);
	return <Translations value={value}>{children}</Translations>;
}

/** The words of a noun, or of a part of it: `const t = useTranslations('product.card')`. */
export const useTranslations: TranslatorOf = (namespace) => {
	const translatorOf = useContext(Translations);
	if (!translatorOf) throw new Error('words need a TranslationsProvider around them');
	return translatorOf(namespace);
};
