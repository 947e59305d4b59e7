import type { ProductPromotion, PromotedProduct } from '#contract/api/promotion.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { firstDay, lastDay } from './period-text.ts';

/** What is said of prices, wherever they stand. */
export function usePromotionWords() {
	const t = useTranslations('promotion');
	const amounts = ({ beforeWon, afterWon, percent }: PromotedProduct) => ({
		before: formatWon(beforeWon),
		after: formatWon(afterWon),
		percent,
	});
	return {
		/** ₩98,000 → ₩83,300, 15% less; of a whole party where an amount comes off. */
		prices: (product: PromotedProduct): string =>
			product.persons > 1
				? t('pricesParty', { count: product.persons, ...amounts(product) })
				: t('prices', amounts(product)),
		/** All parts, as the law wants them of a discount on health services. */
		statement: (promotion: ProductPromotion, product: PromotedProduct): string =>
			t('statement', {
				product: product.title,
				...amounts(product),
				audience: promotion.audience,
				from: firstDay(promotion),
				to: lastDay(promotion),
				scope: promotion.scope,
			}),
		/** The days of service, where it does not hold for all. */
		service: ({ serviceFrom, serviceTo }: ProductPromotion): string | undefined => {
			const [from, to] = [serviceFrom && formatDate(serviceFrom), serviceTo && formatDate(serviceTo)];
			if (from && to) return t('facts.serviceText', { from, to });
			if (from) return t('facts.serviceFrom', { from });
			return to ? t('facts.serviceTo', { to }) : undefined;
		},
	};
}
