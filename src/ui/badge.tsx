import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = {
	/** ok, warn, bad, act, or the tone of an area; anything else is neutral. */
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
