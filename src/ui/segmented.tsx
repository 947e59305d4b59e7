import { useId } from 'react';
import type { FieldLook } from './field-frame.tsx';
import { FieldGroup } from './field-group.tsx';
import styles from './segmented.module.css';

type Props<Value extends string> = FieldLook & {
	id?: string | undefined;
	/** The form's name for it; without one the radios still belong together. */
	name?: string | undefined;
	options: readonly { value: Value; label: string }[];
	value: NoInfer<Value> | undefined;
	isDisabled?: boolean | undefined;
	/** Read out, not shown: where the words of the choice say it. */
	isLabelHidden?: boolean | undefined;
	onChange: (value: Value) => void;
};

/** One of two or three, side by side in one frame. */
export function Segmented<Value extends string>({ name, options, value, onChange, ...field }: Props<Value>) {
	const ownName = useId();
	return (
		<FieldGroup {...field} isRadioGroup>
			<div className={field.error ? styles.wrong : styles.segments}>
				{options.map((option) => (
					<label key={option.value} className={styles.segment}>
						<input
							type="radio"
							name={name ?? ownName}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChange(option.value)}
						/>
						{option.label}
					</label>
				))}
			</div>
		</FieldGroup>
	);
}
