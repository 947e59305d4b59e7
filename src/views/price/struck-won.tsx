import { formatWon } from '#i18n/format.ts';
import styles from './price-tag.module.css';

/** What it cost before, struck through for the eye and named for the ear. A plain function: a list has many of them. */
export const struckWon = (won: number, before: string) => (
	<>
		<span className="visually-hidden">{`${before} `}</span>
		<s className={styles.before}>{formatWon(won)}</s>{' '}
	</>
);
