import { useId } from 'react';
import type { FieldLook } from './field-frame.tsx';
import { FieldGroup } from './field-group.tsx';
import { Icon } from './icon.tsx';
import styles from './star-input.module.css';

type Props = FieldLook & {
	id?: string | undefined;
	name?: string | undefined;
	value: number | undefined;
	/** Five, read out: “1 of 5, Poor”. */
	starLabels: readonly string[];
	/** Five, shown beside the stars. */
	words?: readonly string[] | undefined;
	isDisabled?: boolean | undefined;
	/** Read out, not shown: where the name stands beside the stars. */
	isLabelHidden?: boolean | undefined;
	onChange: (stars: number) => void;
};

/** Five radios in the shape of stars; arrow keys move through them. */
export function StarInput({ name, value, starLabels, words, onChange, ...field }: Props) {
	const ownName = useId();
	return (
		<FieldGroup {...field} isRadioGroup>
			<div className={styles.row}>
				<div className={styles.stars}>
					{starLabels.map((label, at) => (
						<label key={label} className={styles.star} data-on={at < (value ?? 0) || undefined}>
							<input
								type="radio"
								name={name ?? ownName}
								value={at + 1}
								aria-label={label}
								checked={value === at + 1}
								onChange={() => onChange(at + 1)}
							/>
							<Icon name="star" />
						</label>
					))}
				</div>
				{words && <span className={styles.word}>{words[(value ?? 0) - 1]}</span>}
			</div>
		</FieldGroup>
	);
}
