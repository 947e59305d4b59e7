import type { ProductDetail } from '#contract/api/product.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatDate } from '#i18n/format.ts';
import { namedLanguages } from '#i18n/language-list.ts';
import { timeSpan } from '#i18n/time-span.ts';
import { ProviderLink } from '#site/parts/provider/provider-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { pictureFile } from '#views/product/picture-file.ts';
import block from '#views/provider/provider-block.module.css';
import { RatingMark } from '#views/rating/rating-mark.tsx';
import { providerAnchor } from './anchors.ts';
import styles from './product-detail.module.css';
import ownStyles from './product-provider.module.css';

/** Who stands behind it; for clinics with the number under which they may receive patients from abroad. */
export function ProductProvider({ product }: { product: ProductDetail }) {
	const t = useTranslations('product');
	const { provider } = product;
	const { patientNumber: number, patientNumberUntil: until, medianAnswerMinutes: minutes } = provider;
	return (
		<section id={providerAnchor}>
			<h2 className={styles.title}>{t('detail.provider', { health: healthOf(product.area) })}</h2>
			<div className={block.person}>
				<img
					className={ownStyles.portrait}
					src={pictureFile(provider.portrait, 192)}
					width="192"
					height="192"
					alt=""
					loading="lazy"
					decoding="async"
				/>
				<div>
					<h3 className={styles.name}>
						<ProviderLink provider={provider.id}>{provider.name}</ProviderLink>
					</h3>
					<p className={block.trade}>{provider.trade}</p>
					{provider.rating.count > 0 && <RatingMark rating={provider.rating} />}
				</div>
			</div>
			<p className={block.intro}>{provider.intro}</p>
			{number && until && (
				<p className={block.registered}>
					<Icon name="shield" />
					<span>{t('detail.patientNumber', { number, date: formatDate(until) })}</span>
				</p>
			)}
			<ul className={`${block.facts} ${ownStyles.facts}`}>
				<li>
					<Icon name="message" />
					{namedLanguages(
						t('detail.languages'),
						provider.languages.map((language) => t(`language.${language}`)),
					)}
				</li>
				{minutes !== null && (
					<li>
						<Icon name="clock" />
						{t('detail.usuallyAnswers', timeSpan(minutes * minuteMs))}
					</li>
				)}
				<li>
					<Icon name="house" />
					{t('detail.founded', { year: String(provider.foundedYear) })}
				</li>
			</ul>
			<p className={styles.small}>{t('detail.drawn')}</p>
		</section>
	);
}
