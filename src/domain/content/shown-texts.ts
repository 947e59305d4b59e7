import { type ContentLocale, contentLocales } from '../kernel/locale-text.ts';
import { isWritten, type TextValue } from './content-texts.ts';

type Text = Readonly<Record<string, TextValue | undefined>>;

/** Read where a language lacks a part: English, else Korean. */
const spare = ['en', 'ko'] as const satisfies readonly ContentLocale[];

/**
 * What readers get. A language goes out once it has what it is told by (a title, a name); parts that it lacks, or has fewer
 * points of than the Korean, are read in English, else in Korean. Parts that nobody has written stay as they are.
 */
export function shownTexts<One extends object>(
	texts: Partial<Record<ContentLocale, One>>,
	told: keyof One & string,
): Partial<Record<ContentLocale, One>> {
	const known = texts as Partial<Record<ContentLocale, Text>>;
	const shown = contentLocales.flatMap((locale): [ContentLocale, One][] => {
		const own = known[locale];
		if (!own || !isWritten(own[told], undefined)) return [];
		const names = new Set([...Object.keys(own), ...spare.flatMap((other) => Object.keys(known[other] ?? {}))]);
		const whole = [...names].map((part) => [part, partOf(known, locale, part)]);
		return [[locale, Object.fromEntries(whole.filter(([, value]) => value !== undefined)) as One]];
	});
	return Object.fromEntries(shown) as Partial<Record<ContentLocale, One>>;
}

/** Search words are nobody else's to read. */
const ownParts = ['alsoCalled'];

function partOf(texts: Partial<Record<ContentLocale, Text>>, locale: ContentLocale, part: string) {
	const own = texts[locale]?.[part];
	const korean = texts.ko?.[part];
	if (ownParts.includes(part) || isWritten(own, korean)) return own;
	const from = spare.find((other) => other !== locale && isWritten(texts[other]?.[part], korean));
	return from ? texts[from]?.[part] : own;
}
