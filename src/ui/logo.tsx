import styles from './logo.module.css';

/** The open floor under a lifted eave. Decoration: the name stands beside it. */
export function Mark() {
	return (
		<svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
			<path
				className={styles.eave}
				d="M1 15.500C8 15.200 15 11.600 20 5.500c5 6.100 12 9.700 19 10-1 1.600-2.500 2.400-4.500 2.300C29 17.500 24 15 20 11.500 16 15 11 17.500 5.500 17.800 3.500 17.900 2 17.100 1 15.500z"
			/>
			<path className={styles.pillar} d="M8.500 19v12M31.500 19v12" />
			<path className={styles.floor} d="M4 33.500h32" />
			<circle className={styles.lamp} cx="20" cy="24.500" r="4.200" />
		</svg>
	);
}

/** The Korean name, drawn: two letters are not worth two font files. */
export function KoreanName() {
	return (
		<svg className={styles.koreanName} viewBox="0 0 48 26" aria-hidden="true">
			<path d="M3.500 6.500h9.300v12H3.500zM17.800 2.500v21M17.800 12.200h4.200" />
			<path d="M29.500 3.500h13.300v4.800H29.800v5h13.500M26.500 17.300h19.500M36.200 17.300v7" />
		</svg>
	);
}
