import styles from './strength-meter.module.css';

type Props = {
	/** 0 where nothing is typed yet. */
	level: 0 | 1 | 2 | 3 | 4;
	/** The word for it, and what would make it stronger. */
	text: string;
};

const bars = [1, 2, 3, 4];

export function StrengthMeter({ level, text }: Props) {
	return (
		<div className={styles.meter} data-level={level}>
			<div className={styles.bars} aria-hidden="true">
				{bars.map((bar) => (
					<i key={bar} className={bar <= level ? styles.full : styles.bar} />
				))}
			</div>
			<p className={styles.text} aria-live="polite">
				{text}
			</p>
		</div>
	);
}
