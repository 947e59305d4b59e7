import { useState } from 'react';
import { allLocales, type Locale } from '#i18n/locales.ts';
import type { Faults } from './faults.ts';

/** Words of a thing in every language, complete or not: `texts.ru.name` is a field. */
export type Texts<Part extends string> = Record<Locale, Record<Part, string>>;

type Words = Record<string, string>;

const isBlank = (words: Words) => Object.values(words).every((text) => text.trim() === '');
/** Every part has a word. */
export const isWritten = (words: Words) => Object.values(words).every((text) => text.trim() !== '');

/** What is known, and blanks for every other language. */
export function textsOf<Part extends string>(
	known: { [One in Locale]?: Record<Part, string> | undefined },
	blank: Record<Part, string>,
): Texts<Part> {
	return Object.fromEntries(allLocales.map((locale) => [locale, known[locale] ?? blank])) as Texts<Part>;
}

/** Only the languages that were written. */
export function writtenTexts<Part extends string>(texts: Texts<Part>): Partial<Texts<Part>> {
	return Object.fromEntries(
		allLocales.flatMap((locale) => (isBlank(texts[locale]) ? [] : [[locale, texts[locale]]])),
	) as Partial<Texts<Part>>;
}

/** A language is written whole or not at all, and one of them at least. `at` is where the texts stand in the form. */
export function textFaults(texts: Texts<string>, at = 'texts'): Faults {
	const begun = allLocales.filter((locale) => !isBlank(texts[locale]));
	if (begun.length === 0) return { [at]: 'required' };
	const gaps = begun.flatMap((locale) =>
		Object.entries(texts[locale]).flatMap(([part, text]) => (text.trim() === '' ? [`${at}.${locale}.${part}`] : [])),
	);
	return Object.fromEntries(gaps.map((field) => [field, 'required']));
}

/** `texts.ru.name` → ru; undefined when the field is no text in a language. */
export const languageOf = (field: string, at = 'texts'): Locale | undefined =>
	allLocales.find((locale) => field.startsWith(`${at}.${locale}.`));

/** The language to open when these are wrong: the one that is open where it is among them, else the first. */
export function languageToOpen(fields: readonly string[], open: Locale): Locale {
	const wrong = fields.flatMap((field) => languageOf(field) ?? []);
	return wrong.includes(open) ? open : (wrong[0] ?? open);
}

/** The language that is open; what is wrong in another one opens that. */
export function useTextLanguage(own: Locale) {
	const [language, setLanguage] = useState(own);
	const bringUp = <Field extends string>(fields: readonly Field[]): readonly Field[] => {
		setLanguage(languageToOpen(fields, language));
		return fields;
	};
	return { language, setLanguage, bringUp };
}
