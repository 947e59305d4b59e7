import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';

type Props<Value extends string> = {
	name: string;
	label: string;
	error: string | undefined;
	options: readonly { value: Value; label: string }[];
	chosen: readonly Value[];
	onChange: (chosen: Value[]) => void;
};

/** Some of a few, one below the other and in the order of the list. */
export function CheckList<Value extends string>({ name, label, error, options, chosen, onChange }: Props<Value>) {
	const all = options.map(({ value }) => value);
	return (
		<FieldGroup id={name} label={label} error={error}>
			{options.map((option) => (
				<CheckRow
					key={option.value}
					{...{ name, ...option }}
					isChecked={chosen.includes(option.value)}
					onChange={(isOn) => onChange(all.filter((one) => (one === option.value ? isOn : chosen.includes(one))))}
				/>
			))}
		</FieldGroup>
	);
}
