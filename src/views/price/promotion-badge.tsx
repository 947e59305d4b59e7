import type { ProductSummary } from '#contract/api/product.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';

/** What a promotion takes off, and from how many people on; nothing without one. */
export function PromotionBadge({ promotion }: Pick<ProductSummary, 'promotion'>) {
	const t = useTranslations('product.card');
	if (!promotion) return null;
	const { percent, offWon, minPersons } = promotion;
	const off = percent === null ? t('lessWon', { won: formatWon(offWon ?? 0) }) : t('lessPercent', { percent });
	const party = minPersons > 1 ? ` ${t('partyFrom', { count: minPersons })}` : '';
	return <Badge tone="act">{off + party}</Badge>;
}
