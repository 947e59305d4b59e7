import type { ReactNode } from 'react';
import styles from './fact-rows.module.css';

type Props = { rows: readonly { name: string; value: ReactNode }[] };

/** Name and value, one row each, a hairline between. */
export function FactRows({ rows }: Props) {
	return (
		<dl className={styles.rows}>
			{rows.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
