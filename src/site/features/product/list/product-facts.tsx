import type { ProductSummary } from '#contract/api/product.ts';
import { productTags, spokenLanguages } from '#domain/product/product.ts';
import { formatDate } from '#i18n/format.ts';
import { languageList } from '#i18n/language-list.ts';
import { locales } from '#i18n/locales.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PromotionBadge } from '#views/price/promotion-badge.tsx';
import { durationText } from '../duration-text.ts';
import styles from './product-facts.module.css';

type Props = { product: ProductSummary };

const codes = Object.fromEntries(spokenLanguages.map((code) => [code, locales[code].tag.toUpperCase()]));

/** How it is confirmed: at once is a reason to choose it, and marked. */
export function ConfirmationFact({ product }: Props) {
	const t = useTranslations('product');
	const { confirmation } = product;
	const isInstant = confirmation === 'instant';
	return (
		<span className={isInstant ? styles.instant : undefined}>
			{isInstant && <Icon name="bolt" />}
			{t(`confirmation.${confirmation}`)}
		</span>
	);
}

/** What people choose by, like a sentence after its tick: halal food first, then the rest. */
export function TagLine({ product }: Props) {
	const t = useTranslations('product');
	const { tags } = product;
	if (tags.length === 0) return null;
	const known = productTags.filter((tag) => tags.includes(tag));
	return (
		<ul className={styles.tags}>
			{known.map((tag, at) => (
				<li key={tag}>
					{at === 0 && <Icon name="check" />}
					{t(`tag.${tag}`)}
				</li>
			))}
		</ul>
	);
}

export function DurationFact({ product }: Props) {
	const t = useTranslations('product');
	const duration = durationText(product, t);
	if (duration === '') return null;
	return (
		<span>
			<Icon name="clock" />
			{duration}
		</span>
	);
}

/** TH, EN: the codes for the eye, the names for the ear. */
export function LanguagesFact({ product }: Props) {
	const t = useTranslations('product');
	const { languages } = product;
	if (languages.length === 0) return null;
	return (
		<span>
			<Icon name="message" />
			<span aria-hidden="true">{languages.map((code) => codes[code]).join(', ')}</span>
			<span className="visually-hidden">{languageList(languages.map((code) => t(`language.${code}`)))}</span>
		</span>
	);
}

/** Who offers it, and where. */
export function ProviderLine({ product }: Props) {
	const t = useTranslations('product');
	const { place, provider } = product;
	return (
		<p className={styles.provider}>
			<Icon name="marker" />
			<span>
				{`${place}\u00a0`}
				<span aria-hidden="true">·</span>
				{` ${t('card.by', { provider })}`}
			</span>
		</p>
	);
}

/** What a promotion takes off, on a line of its own. */
export function PromotionLine({ product }: Props) {
	const { promotion } = product;
	return (
		promotion && (
			<span className={styles.promotion}>
				<PromotionBadge promotion={promotion} />
			</span>
		)
	);
}

/** From when on it can be had, where that is weeks away. */
export function SeasonLine({ product }: Props) {
	const t = useTranslations('product');
	const { opensOn } = product;
	return opensOn && <span className={styles.season}>{t('card.opensOn', { date: formatDate(opensOn) })}</span>;
}

/** That there is a promotion, where the law lets a list say no more than that. */
export function InsideLine({ product }: Props) {
	const t = useTranslations('product');
	const { isPromotedInside } = product;
	return isPromotedInside && <span className={styles.inside}>{t('card.promotedInside')}</span>;
}
