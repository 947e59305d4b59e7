import { useId } from 'react';
import { FieldNote } from './field-note.tsx';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

type Props = {
	/** Where a summary of errors leads: to the group's first sign. */
	id?: string | undefined;
	label: string;
	hint?: string | undefined;
	error?: string | undefined;
	value: number;
	min: number;
	max: number;
	lessLabel: string;
	moreLabel: string;
	onChange: (value: number) => void;
};

/** − value +. A sign at its end stays focusable: a button that goes dead under the finger would throw the focus away. */
export function Stepper({ id, label, hint, error, value, min, max, lessLabel, moreLabel, onChange }: Props) {
	const labelId = useId();
	const noteId = `${labelId}-note`;
	const sign = (name: 'minus' | 'plus', to: number, words: string) => {
		// What came in from outside its ends, by an address, is led back between them.
		const isAtEnd = name === 'minus' ? value <= min : value >= max;
		return (
			<button
				type="button"
				aria-label={words}
				aria-disabled={isAtEnd || undefined}
				onClick={() => !isAtEnd && onChange(Math.min(Math.max(to, min), max))}
			>
				<Icon name={name} />
			</button>
		);
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
		<div
			id={id}
			role="group"
			aria-labelledby={labelId}
			aria-describedby={error ? noteId : undefined}
			className={styles.field}
			data-wrong={error ? true : undefined}
		>
			<span id={labelId} className={styles.label}>
				{label}
				{hint && <small>{hint}</small>}
			</span>
			<div>
				<div className={styles.stepper}>
					{sign('minus', value - 1, lessLabel)}
					<output aria-live="polite">{value}</output>
					{sign('plus', value + 1, moreLabel)}
				</div>
				<FieldNote id={noteId} error={error} />
			</div>
		</div>
	);
}
