import { useTranslations } from '#ui/translations.tsx';
import { type JoinField, joinFieldId } from './join-values.ts';
import type { JoinFormState } from './use-join-form.ts';

type TextFieldName = 'firstName' | 'lastName' | 'ownName' | 'phone' | 'email' | 'address' | 'passport';

/** What every field of the form has: its id, its words when it is wrong. */
export function useJoinField({ values, faults, change, leave, wasFilled }: JoinFormState) {
	const words = useTranslations('error');
	const errorOf = (field: JoinField) => {
		const code = faults[field];
		return code && words(`fault.${code}`);
	};
	/** One walks through empty fields unscolded; what is missing is said when it was emptied again, or the form is sent. */
	const leaveFilled = (field: JoinField, text: string) => {
		if (text.trim() !== '' || wasFilled(field)) leave(field);
	};
	const text = (field: TextFieldName) => ({
		id: joinFieldId(field),
		name: field,
		value: values[field],
		error: errorOf(field),
		onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
		onBlur: () => leaveFilled(field, values[field]),
	});
	return { errorOf, leaveFilled, text };
}
