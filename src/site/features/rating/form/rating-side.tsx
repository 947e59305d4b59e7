import { formatDate } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import type { RatingFormData } from './rating-form-data.ts';
import styles from './rating-side.module.css';

type Props = {
	data: RatingFormData;
	reservation: NonNullable<RatingFormData['reservation']>;
	isHealth: boolean;
};

/** What is being rated, and by which rules. */
export function RatingSide({ data: { product }, reservation, isHealth }: Props) {
	const t = useTranslations('rating.form');
	return (
		<aside className={styles.side}>
			<div className={styles.product}>
				<ProductPicture name={product.picture} sizes="(max-width: 980px) 90vw, 22rem" />
				<b>{product.title}</b>
				<p>
					{`${product.provider} · ${formatDate(reservation.on)} · `}
					<span className={styles.code}>{reservation.code}</span>
				</p>
			</div>
			<p className={styles.rule}>
				<Icon name="shield" />
				<span>{t('rules', { provider: product.provider })}</span>
			</p>
			{isHealth && (
				<p className={styles.healthRule}>
					<Icon name="stethoscope" />
					<span>{t('health')}</span>
				</p>
			)}
		</aside>
	);
}
