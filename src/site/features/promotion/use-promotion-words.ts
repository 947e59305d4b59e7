import type { ProductPromotion, PromotedProduct } from '#contract/api/promotion.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { lastDay } from '#views/price/last-day.ts';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { firstDay } from './period-text.ts';

type Discounted = Pick<ProductPromotion, 'discount'>;

/** Where places cost by the head, an amount off the whole makes none of them so much cheaper. */
const isOfParty = ({ discount }: Discounted, { unit }: PromotedProduct) => 'won' in discount && unit === 'person';

/** What is said of prices, wherever they stand. */
export function usePromotionWords() {
	const t = useTranslations('promotion');
	const card = useTranslations('product.card');
	const second = useSecondCurrency();
	const amounts = ({ beforeWon, afterWon, percent }: PromotedProduct, bracket = (text: string) => text) => {
		const approximate = second(afterWon);
		return {
			before: formatWon(beforeWon),
			after: approximate ? `${formatWon(afterWon)} ${bracket(approximate)}` : formatWon(afterWon),
			percent,
		};
	};
	return {
		/** ₩98,000 → ₩83,300 (≈ US$60), 15% less; of a whole party where an amount comes off. */
		prices: (promotion: Discounted, product: PromotedProduct): string => {
			const said = amounts(product, (text) => `(${text})`);
			return isOfParty(promotion, product) ? t('pricesParty', { count: product.persons, ...said }) : t('prices', said);
		},
		/** Of what a price is the price: of a whole party, or of one place. */
		of: (promotion: Discounted, product: PromotedProduct): string =>
			isOfParty(promotion, product)
				? t('forPeople', { count: product.persons })
				: card('per', { unit: product.unit, holds: product.holds ?? 0 }),
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
