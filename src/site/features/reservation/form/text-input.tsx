import { useFilledOnce } from '#site/shell/use-filled-once.ts';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type FormField, fieldId } from './form-values.ts';
import type { FormFields } from './use-reservation-form.ts';

type Props = Omit<TextFieldProps, 'id' | 'value' | 'error' | 'form' | 'onChange' | 'onBlur'> & {
	form: FormFields;
	field: FormField;
	/** What becomes of the text when one leaves the field. */
	tidy?: (text: string) => string;
};

/** What is wrong with a field, in words. */
export function useErrorOf({ faults }: FormFields): (field: FormField) => string | undefined {
	const words = useTranslations('error');
	return (field) => {
		const code = faults[field];
		return code && words(`fault.${code}`);
	};
}

/** One walks through empty fields unscolded; what is missing is said when it was emptied again, or one wants to go on. */
export function TextInput({ form, field, tidy = (text) => text, ...rest }: Props) {
	const errorOf = useErrorOf(form);
	const value = form.text(field);
	const filled = useFilledOnce<FormField>();
	return (
		<TextField
			{...rest}
			id={fieldId(field)}
			name={field}
			value={value}
			error={errorOf(field)}
			onChange={(event) => {
				filled.note(field, event.target.value, value);
				form.setText(field, event.target.value);
			}}
			onBlur={() => {
				const tidied = tidy(value);
				if (tidied !== value) form.setText(field, tidied);
				if (tidied.trim() !== '' || filled.has(field)) form.leave(field);
			}}
		/>
	);
}
