import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { writtenLanguage } from '#i18n/written-language.ts';

/** Letters tell most languages; what is written in Latin ones is the writer's own where that is written so, else English. */
export function messageLanguage(text: string, own: ContentLocale | undefined): ContentLocale | null {
	const tag = writtenLanguage(text);
	if (tag) return tag === 'vi' ? 'vn' : tag;
	if (!/\p{L}/u.test(text)) return null;
	return own === 'id' ? 'id' : 'en';
}
