import type { ProductSummary } from '#contract/api/product.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import type { useTranslations } from '#ui/translations.tsx';

type Words = ReturnType<typeof useTranslations<'product'>>;

/** What a promotion takes off, and from how many people on. A plain function: a list has many, and components take time. */
export function promotionBadge(promotion: ProductSummary['promotion'], t: Words) {
	if (!promotion) return null;
	const { percent, offWon, minPersons } = promotion;
	const off =
		percent === null ? t('card.lessWon', { won: formatWon(offWon ?? 0) }) : t('card.lessPercent', { percent });
	const party = minPersons > 1 ? ` ${t('card.partyFrom', { count: minPersons })}` : '';
	return Badge({ tone: 'act', children: off + party });
}
