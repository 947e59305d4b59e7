import type { PromotedProduct, PromotionDetail } from '#contract/api/promotion.ts';
import { areaOf } from '#domain/area/areas.ts';
import { formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import bottom from '#ui/bottom-bar.module.css';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import styles from './promotion-side.module.css';
import { usePromotionWords } from './use-promotion-words.ts';

type Props = { promotion: PromotionDetail };

/** From 981 px: both prices and the way on, beside the text. */
export function PromotionSide({ promotion }: Props) {
	const t = useTranslations('promotion');
	const [product] = promotion.products;
	if (!product) return null;
	return (
		<aside className={styles.side} aria-label={product.title}>
			<p className={styles.product}>
				<b>{product.title}</b>
				<span>{`${product.provider}, ${product.place}`}</span>
			</p>
			<Prices promotion={promotion} product={product} />
			<MainLinks promotion={promotion} product={product} isFull />
			<PageLink
				page="productDetail"
				params={{ area: product.area, id: product.id }}
				className={buttonClass({ variant: 'quiet', isFull: true })}
			>
				{t('see')}
			</PageLink>
			<PageLink page="promotionList" className={buttonClass({ variant: 'quiet', isFull: true })} aria-current="false">
				{t('back')}
			</PageLink>
		</aside>
	);
}

/** What is over has one price: the usual one. */
function Prices({ promotion, product }: Props & { product: PromotedProduct }) {
	const t = useTranslations('promotion');
	const card = useTranslations('product.card');
	const words = usePromotionWords();
	const { beforeWon, afterWon, percent } = product;
	const isOver = promotion.state === 'ended';
	const won = isOver ? beforeWon : afterWon;
	const second = useSecondCurrency()(won);
	return (
		<p className={styles.prices}>
			{!isOver && afterWon < beforeWon && (
				<span className={styles.before}>
					<span className="visually-hidden">{`${card('before')} `}</span>
					<s>{formatWon(beforeWon)}</s> <span className={styles.rate}>{t('less', { percent })}</span>
				</span>
			)}
			<b>{formatWon(won)}</b> <small>{[second, words.of(promotion, product)].filter(Boolean).join(' · ')}</small>
		</p>
	);
}

/** The short way to reserve, with the code where one is told; where health is a matter one may also ask first. */
function MainLinks({ promotion, product, isFull = false }: Props & { product: PromotedProduct; isFull?: boolean }) {
	const t = useTranslations('promotion');
	const look = buttonClass({ variant: 'primary', isFull, ...(isFull && { size: 'lg' }) });
	const query = promotion.code !== null && promotion.state === 'running' ? { code: promotion.code } : {};
	return (
		<>
			<PageLink page="reserveLink" params={{ id: product.id }} query={query} className={look}>
				{t('reserve')}
			</PageLink>
			{isFull && areaOf(product.area).isHealth && (
				<PageLink page="consultationForm" params={{ id: product.id }} className={look}>
					{t('consult')}
				</PageLink>
			)}
		</>
	);
}

/** Up to 980 px: the price and the way on, under the thumb. */
export function PromotionBar({ promotion }: Props) {
	const [product] = promotion.products;
	const isOver = promotion.state === 'ended';
	const won = isOver ? product?.beforeWon : product?.afterWon;
	const second = useSecondCurrency()(won ?? 0);
	if (!product || won === undefined) return null;
	return (
		<div className={`${bottom.bar} ${styles.bar}`} data-bottom-bar>
			<p className={styles.barPrice}>
				<b>{formatWon(won)}</b>
				{second && <small>{second}</small>}
			</p>
			<MainLinks promotion={promotion} product={product} />
		</div>
	);
}
