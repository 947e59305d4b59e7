import type { ProductDetail } from '#contract/api/product.ts';
import { healthOf } from '#i18n/area-words.ts';
import { languageList } from '#i18n/language-list.ts';
import { NoOwnLanguage } from '#site/parts/booking/no-own-language.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { durationText } from '../duration-text.ts';
import { personsText } from './persons-text.ts';
import styles from './product-facts.module.css';

/** How long, how many, which languages, how soon it is certain. */
export function ProductFacts({ product }: { product: ProductDetail }) {
	const t = useTranslations('product');
	const duration = durationText(product, t);
	const isInstant = product.confirmation === 'instant';
	const facts: { icon: IconName; name: string; value: string }[] = [
		{ icon: 'clock', name: t('detail.duration'), value: duration },
		{ icon: 'people', name: t('detail.persons'), value: personsText(product, t) },
		{
			icon: 'message',
			name: t('list.speaks', { health: healthOf(product.area) }),
			value: languageList(product.languages.map((language) => t(`language.${language}`))),
		},
		{
			icon: isInstant ? 'bolt' : 'check',
			name: t('detail.confirmation'),
			value: t(`confirmation.${product.confirmation}`),
		},
	];
	return (
		<>
			<dl className={styles.facts}>
				{facts
					.filter(({ value }) => value !== '')
					.map(({ icon, name, value }) => (
						<div key={name}>
							<Icon name={icon} />
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
			</dl>
			<div className={styles.language}>
				<NoOwnLanguage product={product} />
			</div>
		</>
	);
}
