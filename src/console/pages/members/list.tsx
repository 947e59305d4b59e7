import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import styles from './members.module.css';

type ListProps = { title: string; empty: string; more?: ReactNode; children: ReactNode[] };

/** Some of what is a member's, or that there is none. */
export function List({ title, empty, more, children }: ListProps) {
	return (
		<Card title={title}>
			{children.length === 0 ? <p className={styles.small}>{empty}</p> : <ul className={styles.rows}>{children}</ul>}
			{more}
		</Card>
	);
}
