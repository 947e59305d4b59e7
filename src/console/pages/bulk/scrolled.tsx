import type { ReactNode } from 'react';
import styles from './bulk.module.css';

/** What is wider or longer than its place. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
		<section className={styles.scroll} aria-label={label} tabIndex={0}>
			{children}
		</section>
	);
}
