import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type Props = {
	id?: string;
	title: string;
	lead?: string;
	/** At the end of the title's line: where all of it is. */
	aside?: ReactNode;
	children: ReactNode;
};

/** One part of the main page. */
export function Section({ id, title, lead, aside, children }: Props) {
	const titleId = useId();
	return (
		<section id={id} className={styles.section} aria-labelledby={titleId}>
			<div className={styles.head}>
				<div>
					<h2 id={titleId}>{title}</h2>
					{lead && <p className={styles.lead}>{lead}</p>}
				</div>
				{aside}
			</div>
			{children}
		</section>
	);
}
