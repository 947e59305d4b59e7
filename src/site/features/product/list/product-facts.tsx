import type { ProductSummary } from '#contract/api/product.ts';
import { productTags, spokenLanguages } from '#domain/product/product.ts';
import { locales } from '#i18n/locales.ts';
import { promotionBadge } from '#site/shell/price/promotion-badge.ts';
import { Badge } from '#ui/badge.tsx';
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
const people = Icon({ name: 'people' });
const message = Icon({ name: 'message' });
const marker = Icon({ name: 'marker' });

/** How it is confirmed. */
export function confirmationBadge({ confirmation }: ProductSummary, t: Words) {
	const isInstant = confirmation === 'instant';
	const children = (
		<>
			{isInstant && bolt}
			{t(`confirmation.${confirmation}`)}
		</>
	);
	return Badge({ tone: isInstant ? 'ok' : 'neutral', children });
}

/** What people choose by: halal food first, then the rest. Each with its tick, or flowing like a sentence after one. */
export function tagLine({ tags }: ProductSummary, t: Words, isFlowing = false) {
	if (tags.length === 0) return null;
	const known = productTags.filter((tag) => tags.includes(tag));
	return (
		<ul className={isFlowing ? styles.flowing : styles.tags}>
			{known.map((tag, at) => (
				<li key={tag}>
					{(!isFlowing || at === 0) && check}
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

/** Of a vehicle its name says how many it seats, and a party may take two: their seats together would be read as one's. */
export function personsFact({ maxPersons, unit }: ProductSummary, t: Words) {
	if (unit === 'vehicle') return null;
	return (
		<span>
			{people}
			{t('card.upTo', { count: maxPersons })}
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
			<span className="visually-hidden">{languages.map((code) => t(`language.${code}`)).join(', ')}</span>
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
