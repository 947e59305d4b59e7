import type { NamedNeed } from '#domain/reservation/needs.ts';
import { sayNeed } from '#i18n/say-need.ts';
import { useTranslations } from '#ui/translations.tsx';

export function useNeedText(): (need: NamedNeed) => string {
	const t = useTranslations('reservation');
	return (need) => sayNeed(need, t);
}
