import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '#contract/api/product.ts';
import { countOf, priceOf } from '#domain/product/price.ts';
import { bestPromotion } from '#domain/promotion/best-promotion.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { boundsOf, pricedDays, readChoice, unitsOf } from '#views/booking/choice.ts';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { formProductQuery } from '../form/form-queries.ts';
import styles from './wanted-card.module.css';
import type { Wanted } from './wanted-in.ts';

/** What is about to be reserved, beside the question who one is: product, date, party and price. */
export function WantedCard({ wanted }: { wanted: Wanted }) {
	const { data } = useQuery(formProductQuery(useApi(), { id: wanted.productId, language: useLocale() }));
	return data ? <Card product={data} search={wanted.search} /> : null;
}

function Card({ product, search }: { product: ProductDetail; search: URLSearchParams }) {
	const t = useTranslations('member.wanted');
	const locale = useLocale();
	const second = useSecondCurrency();
	const bounds = boundsOf(product);
	const choice = readChoice(search, bounds);
	const days = pricedDays(choice, bounds);
	const order = { days, persons: choice.persons, units: unitsOf(choice, bounds) };
	const promotion = days.length === 0 ? undefined : bestPromotion(product.price, order, product.promotions);
	const total = days.length === 0 ? undefined : priceOf({ ...product.price, promotion }, order).total;
	const ends = [choice.on, choice.to].filter((day) => day !== undefined);
	const when = [ends.map((day) => formatDateWithWeekday(day, locale)).join(' – '), choice.time && `${choice.time} KST`];
	const facts = [...when, search.has('adult') && t('party', { count: countOf(choice.persons) })].filter(Boolean);
	return (
		<aside className={styles.card} aria-label={t('label')}>
			<ProductPicture name={product.pictures[0] ?? ''} sizes="5rem" className={styles.picture} />
			<div className={styles.words}>
				<b>{product.title}</b>
				<span>{facts.length > 0 ? facts.join(' · ') : product.provider.name}</span>
				{total !== undefined && (
					<span className={styles.total}>
						<b>{formatWon(total)}</b> {second(total)}
					</span>
				)}
			</div>
		</aside>
	);
}
