import type { ShownWish } from '#contract/api/wish.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import line from '#ui/picture-row.module.css';
import { useTranslations } from '#ui/translations.tsx';
import { PriceTag } from '#views/price/price-tag.tsx';
import { PromotionBadge } from '#views/price/promotion-badge.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { useWishes } from '../use-wishes.ts';
import { WishHeart } from '../wish-heart.tsx';
import styles from './wish-sheet.module.css';

/** One saved product: what it is, what it costs now and then, and whether it can still be reserved. */
export function WishRow({ wish }: { wish: ShownWish }) {
	const t = useTranslations('wish');
	const { productId, product, title, wonThen } = wish;
	const won = wonThen ?? product?.promotion?.won ?? product?.fromWon ?? 0;
	const isKept = useWishes(({ ids }) => ids.has(productId));
	return (
		<li className={`${line.row} ${styles.row}`} data-left={isKept ? undefined : ''}>
			<span className={line.picture}>
				{product && <ProductPicture name={product.picture} sizes="(max-width: 980px) 6rem, 9rem" />}
			</span>
			<div className={line.words}>
				{product ? (
					<Offered product={product} wish={wish} />
				) : (
					<>
						<h3 className={line.name}>{title || t('unnamed')}</h3>
						<p>
							<Badge tone="warn">{t('state.hidden')}</Badge>
						</p>
					</>
				)}
			</div>
			<WishHeart look="paper" productId={productId} won={won} title={title} />
		</li>
	);
}

type OfferedProps = { product: NonNullable<ShownWish['product']>; wish: ShownWish };

function Offered({ product, wish: { state, nextOn }, wish }: OfferedProps) {
	const t = useTranslations('wish');
	const words = useTranslations('product');
	const locale = useLocale();
	const { area, id, shownLocale } = product;
	return (
		<>
			<p className={styles.facts}>
				{`${words(`kind.${product.kind}` as 'kind.hotel')} · ${product.place} · ${product.provider}`}
			</p>
			<h3 className={line.name} lang={shownLocale === locale ? undefined : locales[shownLocale].tag}>
				<PageLink page="productDetail" params={{ area, id }} className={line.cover}>
					{product.title}
				</PageLink>
			</h3>
			<Price product={product} wish={wish} />
			<p className={styles.facts}>
				{state === 'full' ? (
					<Badge tone="warn">{t('state.full')}</Badge>
				) : (
					t(state === 'later' ? 'state.later' : 'state.open', { date: formatDateWithWeekday(nextOn ?? '', locale) })
				)}
			</p>
		</>
	);
}

/** As in the list; and “Changed since you saved it: ₩x → ₩y” where it has. */
function Price({ product: { promotion, fromWon, unit, holds }, wish: { wonThen } }: OfferedProps) {
	const t = useTranslations('wish');
	const won = promotion?.won ?? fromWon;
	const isChanged = wonThen !== null && wonThen !== won;
	return (
		<>
			{promotion && (
				<p>
					<PromotionBadge promotion={promotion} />
				</p>
			)}
			<PriceTag won={won} beforeWon={fromWon} unit={unit} holds={holds} isFrom />
			{isChanged && (
				<p className={styles.change} data-tone={won < wonThen ? 'ok' : 'warn'}>
					{t('changed', { before: formatWon(wonThen), now: formatWon(won) })}
				</p>
			)}
		</>
	);
}
