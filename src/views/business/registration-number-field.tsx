import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { registrationNumberText } from './registration-number-text.ts';

type Props = {
	id: string;
	label: string;
	hint: string;
	error: string | undefined;
	value: string;
	onChange: (digits: string) => void;
	onBlur: () => void;
};

/** Takes the number with or without hyphens; they are put where the certificate has them when the field is left. */
export function RegistrationNumberField({ value, onChange, onBlur, ...look }: Props) {
	const [typed, setTyped] = useState<string>();
	return (
		<TextField
			{...look}
			name="registrationNumber"
			inputMode="numeric"
			autoComplete="off"
			maxLength={14}
			value={typed ?? registrationNumberText(value)}
			onChange={(event) => {
				setTyped(event.target.value);
				onChange(event.target.value.replace(/\D/g, ''));
			}}
			onBlur={() => {
				setTyped(undefined);
				onBlur();
			}}
		/>
	);
}
