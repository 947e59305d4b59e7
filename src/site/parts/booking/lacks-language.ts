import type { SpokenLanguage } from '#domain/product/product.ts';

/** Whether the reader has to be told that their language is not offered: not where they have asked for one already. */
export const lacksLanguage = (
	own: SpokenLanguage,
	{ languages, wished }: { languages: readonly SpokenLanguage[]; wished?: SpokenLanguage | undefined },
): boolean => languages.length > 0 && !languages.includes(own) && wished === undefined;
