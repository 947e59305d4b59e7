import { isCompanyText } from '#domain/page/page-text.ts';
import type { VersionStanding } from '#domain/page/text-change.ts';
import { useTranslations } from '#ui/translations.tsx';

/** A text that is agreed to is in force, one of a page is shown. */
export function useStandingWords(slug: string): Record<VersionStanding, string> {
	const t = useTranslations('console.text');
	const [past, replaced] = [t('past'), t('replaced')];
	return isCompanyText(slug)
		? { coming: t('willShow'), 'in-force': t('shown'), replaced, past }
		: { coming: t('coming'), 'in-force': t('inForce'), replaced, past };
}
