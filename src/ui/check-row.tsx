import { type ReactNode, type Ref, useId } from 'react';
import styles from './check-row.module.css';
import { FieldNote } from './field-note.tsx';

type Props = {
	id?: string | undefined;
	ref?: Ref<HTMLInputElement>;
	name: string;
	value?: string | undefined;
	label: ReactNode;
	/** Below the label, part of what the box means. */
	description?: ReactNode;
	/** How many it would show, at the end of the row. */
	count?: number | undefined;
	/** A link or a button at the end of the row, such as the way to the whole text. */
	action?: ReactNode;
	error?: string | undefined;
	isChecked: boolean;
	isDisabled?: boolean | undefined;
	/** What it says is being done: it keeps its focus and its place, it only stops listening. */
	isBusy?: boolean | undefined;
	onChange: (isChecked: boolean) => void;
};

export function CheckRow(props: Props) {
	const {
		name,
		value,
		label,
		description,
		count,
		action,
		error,
		isChecked,
		isDisabled = false,
		isBusy = false,
		onChange,
	} = props;
	const ownId = useId();
	const id = props.id ?? ownId;
	const notes = [description && `${id}-description`, error && `${id}-note`].filter(Boolean).join(' ');
	const row = (
		<label className={styles.row}>
			<input
				ref={props.ref}
				id={id}
				className={styles.box}
				type="checkbox"
				name={name}
				value={value}
				checked={isChecked}
				disabled={isDisabled}
				aria-busy={isBusy || undefined}
				aria-disabled={isBusy || undefined}
				aria-invalid={error ? true : undefined}
				aria-describedby={notes || undefined}
				onChange={(event) => !isBusy && onChange(event.target.checked)}
			/>
			<span className={styles.label}>{label}</span>
			{count !== undefined && <span className={styles.count}>{count}</span>}
		</label>
	);
	return (
		<div className={error ? styles.wrong : styles.frame}>
			{action ? (
				<div className={styles.line}>
					{row}
					<span className={styles.action}>{action}</span>
				</div>
			) : (
				row
			)}
			{description && (
				<p id={`${id}-description`} className={styles.description}>
					{description}
				</p>
			)}
			{error && (
				<div className={styles.error}>
					<FieldNote id={`${id}-note`} error={error} />
				</div>
			)}
		</div>
	);
}
