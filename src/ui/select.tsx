import { Icon } from './icon.tsx';
import styles from './select.module.css';

type Props<Value extends string> = {
	label: string;
	name: string;
	value: Value;
	options: readonly { value: Value; label: string }[];
	onChange: (value: Value) => void;
};

/** The browser's own select; its label is read out, not shown. */
export function Select<Value extends string>({ label, name, value, options, onChange }: Props<Value>) {
	return (
		<span className={styles.frame}>
			<select
				className={styles.select}
				aria-label={label}
				name={name}
				value={value}
				onChange={(event) => onChange(event.target.value as Value)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<Icon name="chevronDown" />
		</span>
	);
}
