import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import type { FormField } from './form-values.ts';
import type { FormFields } from './use-reservation-form.ts';

type Props = Omit<TextFieldProps, 'id' | 'value' | 'error' | 'form' | 'onChange' | 'onBlur'> & {
	form: FormFields;
	field: FormField;
	/** What becomes of the text when one leaves the field. */
	tidy?: (text: string) => string;
};

export function TextInput({ form, field, tidy = (text) => text, ...rest }: Props) {
	return <TextField {...rest} {...form.field(field, { tidy })} />;
}
