import { CheckChip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import styles from '../../content/content.module.css';

type Props<Value extends string | number> = {
	id?: string;
	label: string;
	hint?: string;
	name: string;
	options: readonly { value: Value; label: string }[];
	value: readonly Value[];
	onChange: (value: Value[]) => void;
};

/** Some of a few, in the order of the list. */
export function Choices<Value extends string | number>(props: Props<Value>) {
	const { id, label, hint, name, options, value, onChange } = props;
	const choose = (one: Value, isOn: boolean) =>
		onChange(options.map((option) => option.value).filter((other) => (other === one ? isOn : value.includes(other))));
	return (
		<FieldGroup {...{ id, label, hint }}>
			<div className={styles.chips}>
				{options.map((option) => (
					<CheckChip
						key={option.value}
						name={name}
						value={String(option.value)}
						label={option.label}
						isChecked={value.includes(option.value)}
						onChange={(isOn) => choose(option.value, isOn)}
					/>
				))}
			</div>
		</FieldGroup>
	);
}
