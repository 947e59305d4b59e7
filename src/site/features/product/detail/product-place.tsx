import type { ProductDetail } from '#contract/api/product.ts';
import { mapLinks } from '#site/shell/maps/map-links.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './product-detail.module.css';
import placeStyles from './product-place.module.css';

/** Where to meet, the address as a driver reads it, and the ways to it. */
export function ProductPlace({ product, lang }: { product: ProductDetail; lang: string | undefined }) {
	const t = useTranslations('product.detail');
	const locale = useLocale();
	const { hangul } = product.address;
	return (
		<section>
			<h2 className={styles.title}>{t('place')}</h2>
			{product.meetingPoint && (
				<>
					<h3 className={styles.name}>{t('meetingPoint')}</h3>
					<p lang={lang}>{product.meetingPoint}</p>
				</>
			)}
			<div className={placeStyles.card}>
				<p className={placeStyles.what}>{t('koreanAddress')}</p>
				<p className={placeStyles.hangul} lang="ko">
					{hangul}
				</p>
				<KoreanType />
				<CopyButton text={hangul} label={t('copyAddress')} doneLabel={t('copied')} />
			</div>
			<ul className={placeStyles.maps}>
				{mapLinks(product.address, locale).map(({ map, href }) => (
					<li key={map}>
						<a className={buttonClass({ variant: 'quiet' })} href={href} target="_blank" rel="noopener">
							<Icon name="marker" />
							{t('openMap', { map })}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
