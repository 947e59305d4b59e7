import type { ReactNode } from 'react';
import styles from './pagination.module.css';

type Props = {
	label: string;
	/** Links; each stands at its side. */
	previous?: ReactNode;
	next?: ReactNode;
	/** Between them: how many there are. */
	children?: ReactNode;
};

/** The way through a list that has no page numbers: back and on. */
export function Pagination({ label, previous, next, children }: Props) {
	if (!previous && !next) return null;
	return (
		<nav className={styles.pagination} aria-label={label}>
			{previous}
			{children && <span className={styles.between}>{children}</span>}
			{next}
		</nav>
	);
}
