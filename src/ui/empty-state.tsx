import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
	picture?: { src: string; width: number; height: number };
	title: string;
	/** 1 where the state is the whole page. */
	level?: 1 | 2 | 3;
	text?: ReactNode;
	/** A small line under the text, such as a number to quote. */
	hint?: ReactNode;
	actions?: ReactNode;
	isPanel?: boolean;
};

/** Title, one sentence, one way on. */
export function EmptyState({ picture, title, level = 2, text, hint, actions, isPanel = false }: Props) {
	const Heading = `h${level}` as const;
	return (
		<div className={isPanel ? styles.panel : styles.state}>
			{picture && <img className={styles.picture} {...picture} alt="" decoding="async" />}
			<Heading className={level === 1 ? styles.pageTitle : styles.title}>{title}</Heading>
			{text && <p className={styles.text}>{text}</p>}
			{hint && <p className={styles.hint}>{hint}</p>}
			{actions && <div className={styles.actions}>{actions}</div>}
		</div>
	);
}
