import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = {
	/** ok, warn, bad, act, brand, or an accent of tokens.css; anything else is neutral. */
	tone?: string;
	children: ReactNode;
};

/** A word of status or kind; never clickable. */
export function Badge({ tone = 'neutral', children }: Props) {
	return (
		<span className={styles.badge} data-tone={tone}>
			{children}
		</span>
	);
}
