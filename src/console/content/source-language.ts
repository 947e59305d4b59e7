import { allLocales, type Locale } from '#i18n/locales.ts';
import type { Texts } from '#ui/form/texts.ts';

type Written = Texts<string>;

const has = (texts: Written, language: Locale, part: string): boolean => (texts[language][part] ?? '').trim() !== '';

/** What can be translated from: every other language that says any of these parts. */
export const sourcesFor = (texts: Written, language: Locale, parts: readonly string[]): Locale[] =>
	allLocales.filter((one) => one !== language && parts.some((part) => has(texts, one, part)));

/** What a part is translated from where nobody chose: Korean, or English where nothing is written in Korean. */
export const usualSource = (texts: Written, language: Locale, part: string): Locale =>
	(['ko', 'en'] as const).find((one) => one !== language && has(texts, one, part)) ?? 'ko';
