import type { ReactNode } from 'react';
import styles from './field-note.module.css';
import { Icon } from './icon.tsx';

type Props = { id: string; hint?: ReactNode; error?: string | undefined };

/** Below a field: how to fill it, or what is wrong and how to mend it. */
export function FieldNote({ id, hint, error }: Props) {
	if (!error && !hint) return null;
	return (
		<div id={id} className={error ? styles.wrong : styles.note}>
			{error && <Icon name="warning" />}
			<span>{error || hint}</span>
		</div>
	);
}
