import { useId, useState } from 'react';
import { FieldNote } from './field-note.tsx';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';
import { type MissedCount, useTypedCount } from './use-typed-count.ts';

export type StepperProps = {
	/** Where a summary of errors leads: to the group's first sign. */
	id?: string | undefined;
	/** Under which its form sends the number. */
	name?: string | undefined;
	label: string;
	hint?: string | undefined;
	error?: string | undefined;
	value: number;
	min: number;
	max: number;
	lessLabel: string;
	moreLabel: string;
	/** What is said beside a number that was typed and cannot be had: `value` is what stands there instead, once one has left. */
	missedLabel: (missed: MissedCount) => string;
	/** Stands in place of a zero, where that means that nothing was chosen. */
	placeholder?: string | undefined;
	onChange: (value: number) => void;
};

/** − value +, or typed. A sign at its end stays focusable: a button that goes dead under the finger would throw the focus away. */
export function Stepper(props: StepperProps) {
	const { id, label, hint, value, min, max, lessLabel, moreLabel, missedLabel, placeholder, onChange } = props;
	const labelId = useId();
	const noteId = `${labelId}-note`;
	const { set, missed, field } = useTypedCount({
		value,
		min,
		max,
		emptyIs: placeholder === undefined ? undefined : 0,
		onChange,
	});
	/** Only a sign speaks: what is typed is heard as it is typed. */
	const [isSpoken, setIsSpoken] = useState(false);
	const error = missed === undefined ? props.error : missedLabel(missed);
	/** Once one has left, a number that can be had stands there again: what is said of the other one is news, no fault. */
	const isWrong = missed === undefined ? props.error !== undefined : missed.value === undefined;
	const sign = (name: 'minus' | 'plus', to: number, words: string) => {
		// What came in from outside its ends, by an address, is led back between them.
		const isAtEnd = name === 'minus' ? value <= min : value >= max;
		const press = () => {
			setIsSpoken(true);
			if (!isAtEnd) set(Math.min(Math.max(to, min), max));
		};
		return (
			<button type="button" aria-label={words} aria-disabled={isAtEnd || undefined} onClick={press}>
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
			data-noted={error ? true : undefined}
			data-wrong={isWrong || undefined}
		>
			<span id={labelId} className={styles.label}>
				{label}
				{hint && <small>{hint}</small>}
			</span>
			<div>
				<div className={styles.stepper}>
					{sign('minus', value - 1, lessLabel)}
					<input
						name={props.name}
						role="spinbutton"
						inputMode="numeric"
						autoComplete="off"
						aria-labelledby={labelId}
						aria-describedby={error ? noteId : undefined}
						aria-invalid={isWrong || undefined}
						aria-valuenow={value}
						aria-valuemin={min}
						aria-valuemax={max}
						placeholder={placeholder}
						{...field}
						value={placeholder !== undefined && field.value === '0' ? '' : field.value}
						onChange={(event) => {
							setIsSpoken(false);
							field.onChange(event.target.value);
						}}
						onFocus={(event) => event.target.select()}
					/>
					{sign('plus', value + 1, moreLabel)}
				</div>
				<output className="visually-hidden" aria-live="polite">
					{isSpoken && value}
				</output>
				<div aria-live="polite">
					<FieldNote id={noteId} error={error} />
				</div>
			</div>
		</div>
	);
}
