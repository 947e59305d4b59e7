import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type Props = {
	id?: string | undefined;
	title?: string | undefined;
	level?: 2 | 3 | undefined;
	/** At the end of the title's line. */
	aside?: ReactNode;
	/** Below, where the buttons stand. */
	footer?: ReactNode;
	children: ReactNode;
};

/** A sheet of paper with one matter on it. */
export function Card({ id, title, level = 2, aside, footer, children }: Props) {
	const Heading = `h${level}` as const;
	const titleId = useId();
	return (
		<section id={id} className={styles.card} aria-labelledby={title ? titleId : undefined}>
			{(title || aside) && (
				<div className={styles.head}>
					{title && (
						<Heading id={titleId} className={styles.title}>
							{title}
						</Heading>
					)}
					{aside}
				</div>
			)}
			{children}
			{footer && <div className={styles.foot}>{footer}</div>}
		</section>
	);
}
