import type { WaitingEntry } from '#contract/api/waiting.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useWhenText } from '#views/clock/use-when-text.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import styles from './reservation-list.module.css';

export function WaitingRow({ entry, onLeave }: { entry: WaitingEntry; onLeave: () => void }) {
	const t = useTranslations('reservation.my.waiting');
	const words = useTranslations('reservation');
	const clocks = useBothClocks();
	const { id, productId, order, places, offerUntil, ahead, title } = entry;
	const { when } = useWhenText()(order);
	const { adult, child, infant } = order.persons;
	return (
		<li className={styles.row}>
			<span className={styles.picture}>
				<ProductPicture name={entry.picture} sizes="(max-width: 980px) 5.5rem, 8.5rem" />
			</span>
			<div className={styles.words}>
				<p className={styles.facts}>
					<Badge tone={offerUntil ? 'act' : 'warn'}>
						<Icon name="clock" />
						{offerUntil ? t('offered', { places }) : t('position', { ahead })}
					</Badge>
					<span className={styles.when}>{when}</span>
				</p>
				<h3 className={styles.title}>{title}</h3>
				<p className={styles.line}>
					{offerUntil
						? t('heldUntil', { until: clocks(offerUntil).both })
						: words('persons', { adults: adult, children: child, infants: infant })}
				</p>
			</div>
			<div className={styles.action}>
				{offerUntil && (
					<PageLink
						page="reserveLink"
						params={{ id: productId }}
						query={{ waiting: id }}
						className={buttonClass({ variant: 'primary', size: 'sm' })}
					>
						{t('reserve')}
						<span className="visually-hidden"> {title}</span>
					</PageLink>
				)}
				<Button size="sm" variant="quiet" onClick={onLeave}>
					{t('leave')}
					<span className="visually-hidden"> {title}</span>
				</Button>
			</div>
		</li>
	);
}
