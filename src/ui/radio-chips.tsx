import { useId } from 'react';
import styles from './radio-chips.module.css';

type Props = {
	legend: string;
	options: readonly { value: string; label: string; hint?: string | undefined; isOff?: boolean }[];
	value: string | undefined;
	onChange: (value: string) => void;
};

/** One of a few, all in sight. */
export function RadioChips({ legend, options, value, onChange }: Props) {
	const name = useId();
	return (
		<fieldset className={styles.field}>
			<legend>{legend}</legend>
			<div className={styles.chips}>
				{options.map((option) => (
					<label key={option.value} className={styles.chip}>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							disabled={option.isOff}
							onChange={() => onChange(option.value)}
						/>
						<span>{option.label}</span>
						{option.hint && <small>{option.hint}</small>}
					</label>
				))}
			</div>
		</fieldset>
	);
}
