import type { ReactNode } from 'react';
import type { FieldLook } from './field-frame.tsx';
import styles from './field-group.module.css';
import { FieldNote } from './field-note.tsx';
import { useFieldIds } from './use-field-ids.ts';

type Props = FieldLook & {
	id?: string | undefined;
	/** One of several may be chosen; without it the parts make up one answer. */
	isRadioGroup?: boolean | undefined;
	/** Read out, not shown: where a heading already says it. */
	isLabelHidden?: boolean | undefined;
	/** `thirds`: three cards with pictures, side by side where there is room. */
	layout?: 'stack' | 'cards' | 'thirds' | undefined;
	isDisabled?: boolean | undefined;
	children: ReactNode;
};

/** Several controls under one name: radios, the parts of a date. */
export function FieldGroup(props: Props) {
	const { label, optionalLabel, hint, error, children, isDisabled, layout = 'stack' } = props;
	const { isRadioGroup = false, isLabelHidden = false } = props;
	const { id, noteId, wiring } = useFieldIds(props);
	return (
		<fieldset
			id={id}
			className={styles.group}
			disabled={isDisabled}
			role={isRadioGroup ? 'radiogroup' : undefined}
			aria-describedby={wiring['aria-describedby']}
			aria-invalid={isRadioGroup ? wiring['aria-invalid'] : undefined}
			data-wrong={error ? true : undefined}
		>
			<legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>
				{label}
				{optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
			</legend>
			<div className={styles[layout]}>{children}</div>
			<FieldNote id={noteId} hint={hint} error={error} />
		</fieldset>
	);
}
