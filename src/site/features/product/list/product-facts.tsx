import type { ProductSummary } from '#contract/api/product.ts';
import { productTags } from '#domain/product/product.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useDuration } from '../duration-text.ts';
import styles from './product-facts.module.css';
import { useKindName, useOptionName } from './use-option-name.ts';

type Props = { product: ProductSummary };

/** How it is confirmed. */
export function ConfirmationBadge({ product }: Props) {
	const nameOf = useOptionName();
	const isInstant = product.confirmation === 'instant';
	return (
		<Badge tone={isInstant ? 'ok' : 'neutral'}>
			{isInstant && <Icon name="bolt" />}
			{nameOf('confirmations', product.confirmation)}
		</Badge>
	);
}

export function KindBadge({ product }: Props) {
	return <Badge tone={product.area}>{useKindName()(product.kind)}</Badge>;
}

/** What people choose by: halal food first, then the rest. Each with its tick, or flowing like a sentence. */
export function TagLine({ product, isFlowing = false }: Props & { isFlowing?: boolean }) {
	const nameOf = useOptionName();
	if (product.tags.length === 0) return null;
	return (
		<ul className={isFlowing ? styles.flowing : styles.tags}>
			{productTags
				.filter((tag) => product.tags.includes(tag))
				.map((tag) => (
					<li key={tag}>
						<Icon name="check" />
						{nameOf('tags', tag)}
					</li>
				))}
		</ul>
	);
}

export function DurationFact({ product }: Props) {
	const duration = useDuration()(product.minutes, product.nights);
	if (duration === '') return null;
	return (
		<span>
			<Icon name="clock" />
			{duration}
		</span>
	);
}

export function PersonsFact({ product }: Props) {
	const t = useTranslations('product.card');
	return (
		<span>
			<Icon name="people" />
			{t('upTo', { count: product.maxPersons })}
		</span>
	);
}

/** TH, EN: the codes for the eye, the names for the ear. */
export function LanguagesFact({ product }: Props) {
	const nameOf = useOptionName();
	if (product.languages.length === 0) return null;
	return (
		<span>
			<Icon name="message" />
			<span aria-hidden="true">{product.languages.map((code) => locales[code].tag.toUpperCase()).join(', ')}</span>
			<span className="visually-hidden">{product.languages.map((code) => nameOf('languages', code)).join(', ')}</span>
		</span>
	);
}

/** Who offers it, and where. */
export function ProviderLine({ product }: Props) {
	const t = useTranslations('product.card');
	return (
		<p className={styles.provider}>
			<Icon name="marker" />
			<span>
				{product.place}&nbsp;<span aria-hidden="true">·</span> {t('by', { provider: product.provider })}
			</span>
		</p>
	);
}
