import { cancellationScales, freeUntil } from '#domain/reservation/cancellation.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { OwnTime } from '#site/shell/own-time.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './panel.module.css';
import type { ReservationPanel } from './use-reservation-panel.ts';

/** Until when all of it comes back: said beside the button, before it is pressed; nothing where that has passed. */
export function FreeCancellation({ panel: { product, choice } }: { panel: ReservationPanel }) {
	const t = useTranslations('product.panel');
	const service = choice.on ? { on: choice.on, time: choice.time ?? null } : undefined;
	const until = service && freeUntil(cancellationScales[product.cancellation], service);
	if (until === undefined || until.getTime() <= Date.now()) return null;
	return (
		<div className={styles.promise}>
			<Icon name="shield" />
			<p>
				{t('freeUntil', { date: formatDate(until), time: formatTime(until, koreanZone) })}{' '}
				<OwnTime at={until} className={styles.ownTime} />
			</p>
		</div>
	);
}
