import type { ContentLocale } from '../kernel/locale-text.ts';

/** What can be translated, by its id: nobody is given a translator for words of their own choosing. */
export const translatedKinds = ['message', 'question', 'answer', 'rating'] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** Title and contents are two. */
export const mostTranslatedTexts = 2;
/** More than anything that can be written here. */
export const maxTranslatedLength = 6_000;

/** A text as somebody may read it, and what it tells of. */
export type Translatable = {
	locale: ContentLocale;
	texts: readonly string[];
	/** About health, or kept sealed because it may be. */
	isHealth: boolean;
};

/**
 * Whether the operator's translator is given a text: one in another language than the reader's, and what is about health only
 * where the translator is the operator's own machine. Whose words they are has not agreed to their going to anybody else.
 */
export const mayTranslate = (
	{ locale, texts, isHealth }: Translatable,
	{ to, isOwn }: { to: ContentLocale; isOwn: boolean },
): boolean => locale !== to && (isOwn || !isHealth) && texts.every((text) => text.length <= maxTranslatedLength);
