import styles from './product-ratings.module.css';

/** So much of the whole. */
export const RatingBar = ({ share }: { share: number }) => (
	<svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
		<rect className={styles.track} width="100" height="6" />
		<rect className={styles.value} width={Math.round(share * 100)} height="6" />
	</svg>
);
