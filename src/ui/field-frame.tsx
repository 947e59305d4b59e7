import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { FieldNote } from './field-note.tsx';

/** What every field has around it. */
export type FieldLook = {
	label: string;
	/** Written where a field may stay empty; required is not written. */
	optionalLabel?: string | undefined;
	hint?: ReactNode;
	/** What is wrong and how to mend it; above the hint. */
	error?: string | undefined;
};

type Props = FieldLook & {
	id: string;
	noteId: string;
	/** At the end of the label's line. */
	aside?: ReactNode;
	children: ReactNode;
};

/** Label above, what is wrong and the hint below. */
export function FieldFrame({ id, noteId, label, optionalLabel, hint, error, aside, children }: Props) {
	return (
		<div className={styles.field} data-wrong={error ? true : undefined}>
			<div className={styles.head}>
				<label className={styles.label} htmlFor={id}>
					{label}
					{optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
				</label>
				{aside}
			</div>
			{children}
			<FieldNote id={noteId} hint={hint} error={error} />
		</div>
	);
}
