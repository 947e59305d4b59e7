import { Icon } from './icon.tsx';
import styles from './star-row.module.css';

type Props = {
	/** Whole stars, 0 to 5. */
	value: number;
	/** Read out: “4.5 out of 5”. */
	label: string;
};

/** Five small stars, so many of them full; only to look at. */
export function StarRow({ value, label }: Props) {
	return (
		<span className={styles.row} role="img" aria-label={label}>
			{[1, 2, 3, 4, 5].map((star) => (
				<Icon key={star} name="star" isFilled={star <= value} />
			))}
		</span>
	);
}
