import { useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

type Props = {
	label: string;
	hint?: string | undefined;
	value: number;
	min: number;
	max: number;
	lessLabel: string;
	moreLabel: string;
	onChange: (value: number) => void;
};

/** − value +. A sign at its end stays focusable: a button that goes dead under the finger would throw the focus away. */
export function Stepper({ label, hint, value, min, max, lessLabel, moreLabel, onChange }: Props) {
	const labelId = useId();
	const sign = (name: 'minus' | 'plus', to: number, words: string) => {
		const isAtEnd = to < min || to > max;
		return (
			<button
				type="button"
				aria-label={words}
				aria-disabled={isAtEnd || undefined}
				onClick={() => !isAtEnd && onChange(to)}
			>
				<Icon name={name} />
			</button>
		);
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
		<div role="group" aria-labelledby={labelId} className={styles.field}>
			<span id={labelId} className={styles.label}>
				{label}
				{hint && <small>{hint}</small>}
			</span>
			<div className={styles.stepper}>
				{sign('minus', value - 1, lessLabel)}
				<output aria-live="polite">{value}</output>
				{sign('plus', value + 1, moreLabel)}
			</div>
		</div>
	);
}
