import type { PromotionDetail } from '#contract/api/promotion.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PromotionCard } from './promotion-card.tsx';

/** Above the page of a draft: that it is one, and its card as the list will have it. */
export function PromotionPreview({ promotion }: { promotion: PromotionDetail }) {
	const t = useTranslations('promotion');
	const { products } = promotion;
	return (
		<>
			<Note tone="warn">{t('preview')}</Note>
			<h2>{t('previewCard')}</h2>
			<PromotionCard
				promotion={{ ...promotion, example: products[0] ?? null, products: products.length }}
				isWide={false}
			/>
			<h2>{t('previewPage')}</h2>
		</>
	);
}
