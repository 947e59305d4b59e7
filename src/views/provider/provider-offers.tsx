import type { OfferedProduct, ProviderDetail } from '#contract/api/provider.ts';
import { areaOf } from '#domain/area/areas.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import line from '#ui/picture-row.module.css';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { PageLink } from '#views/page-link.tsx';
import { PriceTag } from '#views/price/price-tag.tsx';
import { PromotionBadge } from '#views/price/promotion-badge.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { useKindName } from '#views/product/use-kind-name.ts';
import { RatingMark } from '#views/rating/rating-mark.tsx';
import ownStyles from './provider-offers.module.css';
import styles from './provider-profile.module.css';

/** What can be had of it now: its kinds by area, the first products, and the lists that have all. */
export function ProviderOffers({ provider: { id, offers, products } }: { provider: ProviderDetail }) {
	const t = useTranslations('provider');
	const areaWords = useTranslations('area');
	const kindName = useKindName();
	return (
		<section>
			<h3 className={styles.title}>{t('offers')}</h3>
			{offers.length === 0 && <p className={styles.none}>{t('noOffers')}</p>}
			{offers.map((offer) => (
				<p key={offer.area} className={ownStyles.kinds}>
					<Badge tone={areaOf(offer.area).tone}>{areaWords(`${offer.area}.name`)}</Badge>
					<span>{offer.kinds.map((kind) => kindName(kind)).join(', ')}</span>
				</p>
			))}
			{products.length > 0 && (
				<ul className={ownStyles.rows}>
					{products.map((product) => (
						<OfferedRow key={product.id} product={product} />
					))}
				</ul>
			)}
			{offers.map(({ area, count }) => (
				<PageLink
					key={area}
					page="productList"
					params={{ area }}
					query={{ provider: id }}
					className={buttonClass({ variant: 'quiet' })}
				>
					{t('all', { area: areaWords(`${area}.name`), count })}
					<Icon name="arrowRight" />
				</PageLink>
			))}
		</section>
	);
}

function OfferedRow({ product }: { product: OfferedProduct }) {
	const kindName = useKindName();
	const locale = useWordsLocale();
	const { area, id, shownLocale, fromWon, promotion, unit, holds } = product;
	return (
		<li className={`${line.row} ${ownStyles.row}`}>
			<span className={line.picture}>
				<ProductPicture name={product.picture} sizes="(max-width: 980px) 6rem, 8rem" />
			</span>
			<div className={line.words}>
				<p className={styles.small}>{`${kindName(product.kind)} · ${product.place}`}</p>
				<h4 className={line.name} lang={shownLocale === locale ? undefined : locales[shownLocale].tag}>
					<PageLink page="productDetail" params={{ area, id }} className={line.cover}>
						{product.title}
					</PageLink>
				</h4>
				<RatingMark rating={product.rating} />
				<p className={ownStyles.price}>
					<PriceTag won={promotion?.won ?? fromWon} beforeWon={fromWon} unit={unit} holds={holds} isFrom />
					<PromotionBadge promotion={promotion} />
				</p>
			</div>
		</li>
	);
}
