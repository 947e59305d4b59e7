import type { ReactNode } from 'react';
import styles from './field-note.module.css';
import { Icon } from './icon.tsx';

type Props = { id: string; hint?: ReactNode; error?: string | undefined };

/** Below a field: what is wrong and how to mend it, and how to fill it, whose limits one needs most while mending it. */
export function FieldNote({ id, hint, error }: Props) {
	if (!error && !hint) return null;
	return (
		<div id={id}>
			{error && (
				<div className={styles.wrong}>
					<Icon name="warning" />
					<span>{error}</span>
				</div>
			)}
			{/* Where the hint is the rule that was broken, it stands there already. */}
			{hint && hint !== error && <div className={styles.note}>{hint}</div>}
		</div>
	);
}
