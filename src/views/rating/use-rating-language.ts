import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { useTranslations } from '#ui/translations.tsx';

/** The name of a language that guests write in; Korean is none of those that are spoken to guests. */
export function useRatingLanguage(): (language: ContentLocale) => string {
	const t = useTranslations('product.language');
	const list = useTranslations('rating.list');
	return (language) => (language === 'ko' ? list('korean') : t(language));
}
