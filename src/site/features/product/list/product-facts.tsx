import type { ProductSummary } from '#contract/api/product.ts';
import { productTags, spokenLanguages } from '#domain/product/product.ts';
import { formatDate } from '#i18n/format.ts';
import { languageList } from '#i18n/language-list.ts';
import { locales } from '#i18n/locales.ts';
import { promotionBadge } from '#site/shell/price/promotion-badge.ts';
import { Icon } from '#ui/icon.tsx';
import type { useTranslations } from '#ui/translations.tsx';
import { durationText } from '../duration-text.ts';
import styles from './product-facts.module.css';

/* Plain functions with the words passed in, and drawings made once: as components, the facts of a list's products would
   take the server longer than all the rest of the page. */

type Words = ReturnType<typeof useTranslations<'product'>>;

const codes = Object.fromEntries(spokenLanguages.map((code) => [code, locales[code].tag.toUpperCase()]));

const bolt = Icon({ name: 'bolt' });
const check = Icon({ name: 'check' });
const clock = Icon({ name: 'clock' });
const message = Icon({ name: 'message' });
const marker = Icon({ name: 'marker' });

/** How it is confirmed: at once is a reason to choose it, and marked. */
export function confirmationFact({ confirmation }: ProductSummary, t: Words) {
	const isInstant = confirmation === 'instant';
	return (
		<span className={isInstant ? styles.instant : undefined}>
			{isInstant && bolt}
			{t(`confirmation.${confirmation}`)}
		</span>
	);
}

/** What people choose by, like a sentence after its tick: halal food first, then the rest. */
export function tagLine({ tags }: ProductSummary, t: Words) {
	if (tags.length === 0) return null;
	const known = productTags.filter((tag) => tags.includes(tag));
	return (
		<ul className={styles.tags}>
			{known.map((tag, at) => (
				<li key={tag}>
					{at === 0 && check}
					{t(`tag.${tag}`)}
				</li>
			))}
		</ul>
	);
}

export function durationFact(product: ProductSummary, t: Words) {
	const duration = durationText(product, t);
	if (duration === '') return null;
	return (
		<span>
			{clock}
			{duration}
		</span>
	);
}

/** TH, EN: the codes for the eye, the names for the ear. */
export function languagesFact({ languages }: ProductSummary, t: Words) {
	if (languages.length === 0) return null;
	return (
		<span>
			{message}
			<span aria-hidden="true">{languages.map((code) => codes[code]).join(', ')}</span>
			<span className="visually-hidden">{languageList(languages.map((code) => t(`language.${code}`)))}</span>
		</span>
	);
}

/** Who offers it, and where. */
export function providerLine({ place, provider }: ProductSummary, t: Words) {
	return (
		<p className={styles.provider}>
			{marker}
			<span>
				{`${place}\u00a0`}
				<span aria-hidden="true">·</span>
				{` ${t('card.by', { provider })}`}
			</span>
		</p>
	);
}

/** What a promotion takes off, on a line of its own. */
export function promotionLine({ promotion }: ProductSummary, t: Words) {
	return promotion && <span className={styles.promotion}>{promotionBadge(promotion, t)}</span>;
}

/** From when on it can be had, where that is weeks away. */
export function seasonLine({ opensOn }: ProductSummary, t: Words) {
	return opensOn && <span className={styles.season}>{t('card.opensOn', { date: formatDate(opensOn) })}</span>;
}

/** That there is a promotion, where the law lets a list say no more than that. */
export function insideLine({ isPromotedInside }: ProductSummary, t: Words) {
	return isPromotedInside && <span className={styles.inside}>{t('card.promotedInside')}</span>;
}
