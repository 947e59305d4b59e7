import styles from './check-row.module.css';

type Props = {
	name: string;
	value: string;
	label: string;
	/** How many it would show, at the end of the row. */
	count?: number;
	isChecked: boolean;
	isDisabled?: boolean;
	onChange: (isChecked: boolean) => void;
};

export function CheckRow({ name, value, label, count, isChecked, isDisabled = false, onChange }: Props) {
	return (
		<label className={styles.row}>
			<input
				className={styles.box}
				type="checkbox"
				name={name}
				value={value}
				checked={isChecked}
				disabled={isDisabled}
				onChange={(event) => onChange(event.target.checked)}
			/>
			<span className={styles.label}>{label}</span>
			{count !== undefined && <span className={styles.count}>{count}</span>}
		</label>
	);
}
