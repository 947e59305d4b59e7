import styles from './spinner.module.css';

type Props = { label: string; slowLabel: string };

/** The loading sign of a whole screen. Its delays are CSS alone, so it behaves before any script has run. */
export function Spinner({ label, slowLabel }: Props) {
	return (
		<div className={styles.spinner} role="status">
			<svg className={styles.sign} viewBox="0 0 64 64" aria-hidden="true">
				<circle className={styles.track} cx="32" cy="32" r="26" />
				<circle className={styles.arc} cx="32" cy="32" r="26" />
				<path className={styles.roof} d="M18 30c5-.4 10-3 14-7.500 4 4.500 9 7.100 14 7.500" />
				<path className={styles.house} d="M22.500 31v8M41.500 31v8M19.500 42h25" />
				<circle className={styles.lamp} cx="32" cy="35" r="2.600" />
			</svg>
			<p className={styles.label}>{label}</p>
			<p className={styles.slow}>{slowLabel}</p>
		</div>
	);
}
