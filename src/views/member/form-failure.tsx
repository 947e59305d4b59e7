import { useEffect, useRef } from 'react';
import { Note } from '#ui/note.tsx';
import styles from './member-form.module.css';

/** What kept the whole form from being sent; comes into view, since the button may stand far below it. */
export function FormFailure({ failure }: { failure: string | undefined }) {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (failure !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
	}, [failure]);
	if (failure === undefined) return null;
	return (
		<div ref={element} className={styles.failure}>
			<Note tone="bad" isAlert>
				{failure}
			</Note>
		</div>
	);
}
