import { useTranslations } from '#ui/translations.tsx';
import styles from './calendar.module.css';

type Props = { capacity: number; taken: number; onHold: number; isStopped: boolean; isBusy?: boolean; why?: string };

/** Places taken of those there are, as figures and as a bar; what waits for an answer is hatched. */
export function Places({ capacity, taken, onHold, isStopped, isBusy = false, why }: Props) {
	const t = useTranslations('console.calendar');
	const share = (places: number) => `${capacity === 0 ? 0 : Math.min(100, (places / capacity) * 100)}%`;
	return (
		<span className={styles.places}>
			<span>
				<b>{taken}</b> / {capacity}
			</span>
			<svg className={styles.bar} aria-hidden="true">
				<rect width="100%" height="100%" data-part="all" />
				<rect width={share(taken)} height="100%" data-part="hold" />
				<rect width={share(taken - onHold)} height="100%" data-part="taken" />
			</svg>
			<small>
				{isStopped
					? [t('stopped'), why].filter(Boolean).join(' · ')
					: isBusy
						? t('busy')
						: taken >= capacity
							? t('full')
							: onHold > 0
								? t('onHold', { count: onHold })
								: t('free', { count: capacity - taken })}
			</small>
		</span>
	);
}
