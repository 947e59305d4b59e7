import type { ReactNode } from 'react';
import type { HiddenPhotograph } from '#contract/api/photograph.ts';
import { Note } from '#ui/note.tsx';
import styles from './hidden-photographs.module.css';
import { PhotographPicture } from './photograph-picture.tsx';

type Props = {
	photographs: readonly HiddenPhotograph[];
	/** That nobody else sees them, and why. */
	text: string;
	reasonOf: (reason: string) => string;
	/** What its keeper can do about it. */
	children: (id: string) => ReactNode;
};

/** Photographs that an operator has hidden, as their keeper sees them. */
export function HiddenPhotographs({ photographs, text, reasonOf, children }: Props) {
	if (photographs.length === 0) return null;
	return (
		<ul className={styles.hidden}>
			{photographs.map((photograph) => (
				<li key={photograph.id}>
					<div className={styles.picture}>
						<PhotographPicture photograph={photograph} sizes="10rem" alt="" isFramed />
					</div>
					<div className={styles.said}>
						<Note tone="warn">
							<p>{text}</p>
							{photograph.reason !== null && <p className={styles.asTyped}>{reasonOf(photograph.reason)}</p>}
						</Note>
						{children(photograph.id)}
					</div>
				</li>
			))}
		</ul>
	);
}
