import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

/** The class of a chip, for links that are one. */
export const chipClass = ({ isOn = false }: { isOn?: boolean } = {}) =>
	isOn ? `${styles.chip} ${styles.on}` : (styles.chip ?? '');

/** Behind a chip's word: how many it would show. */
export function ChipCount({ children }: { children: ReactNode }) {
	return <span className={styles.count}>{children}</span>;
}

type Props = {
	name: string;
	value: string;
	label: string;
	count?: number;
	isChecked: boolean;
	isDisabled?: boolean;
	onChange: (isChecked: boolean) => void;
};

/** One of several choices, a checkbox in the shape of a chip. */
export function CheckChip({ name, value, label, count, isChecked, isDisabled = false, onChange }: Props) {
	return (
		<label className={`${chipClass({ isOn: isChecked })} ${styles.check}`}>
			<input
				className="visually-hidden"
				type="checkbox"
				name={name}
				value={value}
				checked={isChecked}
				disabled={isDisabled}
				onChange={(event) => onChange(event.target.checked)}
			/>
			{isChecked && <Icon name="check" />}
			{label}
			{count !== undefined && <ChipCount>{count}</ChipCount>}
		</label>
	);
}
