import type { Rateable } from '#contract/api/rating.ts';
import { areaOf } from '#domain/area/areas.ts';
import { formatDate } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import styles from '#views/rating/rating-rows.module.css';

type Props = { rateable: Rateable; isFirst: boolean };

/** A service that was had, and the way to rate it. Nobody is asked for praise of a treatment: that way is a quiet one. */
export function RateableRow({ rateable, isFirst }: Props) {
	const t = useTranslations('rating.mine');
	const words = useTranslations('reservation');
	const { area, productId, reservationId, title, guests, on, writeUntil } = rateable;
	const { isHealth } = areaOf(area);
	const facts = [
		formatDate(on),
		words('personCount', { count: guests }),
		rateable.provider,
		t('until', { date: formatDate(writeUntil) }),
	];
	return (
		<li className={styles.row}>
			<span className={styles.picture}>
				<ProductPicture name={rateable.picture} sizes="(max-width: 980px) 5rem, 7.5rem" />
			</span>
			<div className={styles.words}>
				<h4 className={styles.name}>{title}</h4>
				<p className={styles.facts}>{facts.join('\u00a0· ')}</p>
				{isHealth && (
					<p className={styles.facts}>
						<Icon name="shield" /> {t('health')}
					</p>
				)}
			</div>
			<div className={styles.action}>
				<PageLink
					page="ratingForm"
					params={{ area, id: productId }}
					query={{ reservation: reservationId }}
					className={buttonClass({ variant: isFirst && !isHealth ? 'primary' : 'outline' })}
				>
					<Icon name="star" />
					{t('rate')}
					<span className="visually-hidden"> {title}</span>
				</PageLink>
			</div>
		</li>
	);
}
