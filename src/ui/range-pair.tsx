import styles from './range-pair.module.css';

type End = { label: string; value: number; text: string };
type Props = {
	max: number;
	low: End;
	high: End;
	onChange: (low: number, high: number) => void;
};

/** Two of the browser's own sliders on one track, from 0 to `max`; what a position means, its text says. */
export function RangePair({ max, low, high, onChange }: Props) {
	const span = Math.max(max, 1);
	const start = (low.value / span) * 100;
	const width = ((high.value - low.value) / span) * 100;
	const limits = { min: 0, max: span, step: 1 };
	// At the right end both thumbs may lie on each other: then the lower one must be the one in reach.
	const isLowOnTop = low.value > span / 2;
	return (
		<div className={styles.pair}>
			<svg className={styles.track} aria-hidden="true">
				<rect className={styles.line} width="100%" height="100%" rx="2" />
				<rect className={styles.span} x={`${start}%`} width={`${width}%`} height="100%" />
			</svg>
			<input
				{...limits}
				type="range"
				className={isLowOnTop ? styles.top : styles.slider}
				aria-label={low.label}
				aria-valuetext={low.text}
				value={low.value}
				onChange={(event) => onChange(Math.min(event.target.valueAsNumber, high.value), high.value)}
			/>
			<input
				{...limits}
				type="range"
				className={styles.slider}
				aria-label={high.label}
				aria-valuetext={high.text}
				value={high.value}
				onChange={(event) => onChange(low.value, Math.max(event.target.valueAsNumber, low.value))}
			/>
		</div>
	);
}
