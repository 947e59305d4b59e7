import type { FocusEvent, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import { FieldNote } from './field-note.tsx';
import { Icon } from './icon.tsx';
import styles from './select.module.css';
import { useFieldIds } from './use-field-ids.ts';

/** Those with the same `group` stand together under its name. */
type SelectOption<Value extends string> = { value: Value; label: string; group?: string | undefined };

type Props<Value extends string> = FieldLook & {
	id?: string | undefined;
	ref?: Ref<HTMLSelectElement>;
	name: string;
	value: NoInfer<Value> | '';
	options: readonly SelectOption<Value>[];
	/** Stands there until something is chosen. */
	placeholder?: string | undefined;
	/** Without it the label is read out, not shown. */
	isLabelShown?: boolean | undefined;
	isDisabled?: boolean | undefined;
	autoComplete?: string | undefined;
	onChange: (value: Value) => void;
	onBlur?: ((event: FocusEvent<HTMLSelectElement>) => void) | undefined;
};

/** The browser's own select. */
export function Select<Value extends string>(props: Props<Value>) {
	const { label, optionalLabel, hint, error, isLabelShown = false, isDisabled, value, options, placeholder } = props;
	const { id, noteId, wiring } = useFieldIds(props);
	const box = (
		<span className={isLabelShown ? styles.full : styles.frame} data-wrong={error ? true : undefined}>
			<select
				{...wiring}
				ref={props.ref}
				id={id}
				className={styles.select}
				aria-label={isLabelShown ? undefined : label}
				name={props.name}
				value={value}
				disabled={isDisabled}
				autoComplete={props.autoComplete}
				onBlur={props.onBlur}
				onChange={(event) => props.onChange(event.target.value as Value)}
			>
				{placeholder !== undefined && (
					<option value="" disabled hidden>
						{placeholder}
					</option>
				)}
				<Options options={options} />
			</select>
			<Icon name="chevronDown" />
		</span>
	);
	if (!isLabelShown)
		return (
			<>
				{box}
				<FieldNote {...{ id: noteId, hint, error }} />
			</>
		);
	return <FieldFrame {...{ id, noteId, label, optionalLabel, hint, error }}>{box}</FieldFrame>;
}

function Options({ options }: { options: readonly SelectOption<string>[] }): ReactNode {
	return [...Map.groupBy(options, ({ group }) => group)].map(([group, some]) => {
		const rows = some.map(({ value, label }) => (
			<option key={value} value={value}>
				{label}
			</option>
		));
		return group === undefined ? (
			rows
		) : (
			<optgroup key={group} label={group}>
				{rows}
			</optgroup>
		);
	});
}
