import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
	label: string;
	/** Before what is typed: a sign of money, a dial code. */
	prefix?: string;
	hint?: ReactNode;
	/** What is wrong and how to mend it; takes the hint's place. */
	error?: string | undefined;
};

/** Label above, hint below. */
export function TextField({ label, prefix, hint, error, ...input }: Props) {
	const id = useId();
	const noteId = useId();
	const note = error ?? hint;
	return (
		<div className={error ? styles.wrong : styles.field}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<span className={styles.box}>
				{prefix && (
					<span className={styles.prefix} aria-hidden="true">
						{prefix}
					</span>
				)}
				<input
					{...input}
					id={id}
					className={styles.input}
					aria-invalid={error ? true : undefined}
					aria-describedby={note ? noteId : undefined}
				/>
			</span>
			{note && (
				<p id={noteId} className={styles.note}>
					{error && <Icon name="warning" />}
					{note}
				</p>
			)}
		</div>
	);
}
