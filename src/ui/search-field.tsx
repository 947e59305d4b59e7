import { useRef } from 'react';
import box from './field-box.module.css';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

type Props = {
	label: string;
	placeholder: string;
	name: string;
	value: string;
	submitLabel: string;
	clearLabel: string;
	maxLength: number;
	onChange: (text: string) => void;
	onBlur?: () => void;
	onClear: () => void;
};

/** Submits its form from the magnifier or by Enter; the cross empties it. */
export function SearchField({ label, submitLabel, clearLabel, value, onChange, onClear, ...input }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const clear = () => {
		onClear();
		field.current?.focus();
	};
	return (
		<search className={box.box}>
			<button type="submit" className={box.button} aria-label={submitLabel}>
				<Icon name="magnifier" />
			</button>
			<input
				{...input}
				ref={field}
				className={styles.input}
				type="search"
				enterKeyHint="search"
				autoComplete="off"
				aria-label={label}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
			{value !== '' && (
				<button type="button" className={box.button} aria-label={clearLabel} onClick={clear}>
					<Icon name="close" />
				</button>
			)}
		</search>
	);
}
