import { useTranslations } from '#ui/translations.tsx';
import styles from './calendar.module.css';

type Props = {
	capacity: number;
	taken: number;
	onHold: number;
	/** On the waiting list. */
	inLine?: { parties: number };
	isStopped: boolean;
	/** It has begun or passed: nothing of it is left to be had. */
	isOver: boolean;
	isBusy?: boolean;
	why?: string;
};

/** Places taken of those there are, as figures and as a bar; what waits for an answer is hatched. */
export function Places({ capacity, taken, onHold, inLine, isStopped, isOver, isBusy = false, why }: Props) {
	const t = useTranslations('console.calendar');
	const share = (places: number) => `${capacity === 0 ? 0 : Math.min(100, (places / capacity) * 100)}%`;
	const state = (): string => {
		if (isStopped) return [t('stopped'), why].filter(Boolean).join(' · ');
		if (isBusy) return t('busy');
		const waiting = inLine && inLine.parties > 0 && t('waiting', { count: inLine.parties });
		if (taken >= capacity) return [t('full'), waiting].filter(Boolean).join(' · ');
		return onHold > 0 ? t('onHold', { count: onHold }) : t('free', { count: capacity - taken });
	};
	return (
		<span className={styles.places}>
			<span>
				<b>{taken}</b> / {capacity}
			</span>
			<svg className={styles.bar} aria-hidden="true">
				<rect width="100%" height="100%" data-part="all" />
				<line x2={share(taken)} y1="50%" y2="50%" data-part="hold" />
				<rect width={share(taken - onHold)} height="100%" data-part="taken" />
			</svg>
			<small>{isOver ? t('over') : state()}</small>
		</span>
	);
}
