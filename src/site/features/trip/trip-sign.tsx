import styles from './trip-sign.module.css';

const drawings = {
	morning: 'M3 18h18M6.5 18a5.5 5.5 0 0 1 11 0M12 4v4M5.5 8.5 7 10M18.5 8.5 17 10',
	afternoon:
		'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
	evening: 'M19.5 14.5A8 8 0 1 1 9.5 4.500a6.5 6.5 0 0 0 10 10z',
	bed: 'M3.5 18.5v-12M3.5 15.5h17M20.5 18.5v-5a3 3 0 0 0-3-3H10v5M8.4 11.7a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0',
	fasting: 'M7 4v6a2.500 2.500 0 0 0 5 0V4M9.500 12.500V20M17 4c-2 2-2.500 5-2.500 8H17v8M3.500 3.500l17 17',
	share:
		'M15 5.500a2.500 2.500 0 1 0 5 0 2.500 2.500 0 0 0-5 0M4 12a2.500 2.500 0 1 0 5 0 2.500 2.500 0 0 0-5 0M15 18.500a2.500 2.500 0 1 0 5 0 2.500 2.500 0 0 0-5 0M8.700 10.800l6.600-4M8.700 13.200l6.600 4',
} as const;

export type TripSignName = keyof typeof drawings;

/** A sign that only trips need: the parts of a day, a bed, fasting. A word always stands beside it. */
export function TripSign({ name }: { name: TripSignName }) {
	return (
		<svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
			<path d={drawings[name]} />
		</svg>
	);
}
