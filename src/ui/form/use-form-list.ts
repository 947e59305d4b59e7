import { type ArrayPath, type Control, type FieldArray, type FieldValues, useFieldArray } from 'react-hook-form';

type Form<Values extends FieldValues> = {
	control: Control<Values>;
	keep: () => void;
	clearPart: (part: string) => void;
	clearServerFault: (parts: readonly string[]) => void;
};

/** A list of things in a form, such as travellers or the rules of a price: each has a key of its own, however it moves. */
export function useFormList<Values extends FieldValues, List extends ArrayPath<Values>>(
	form: Form<Values>,
	list: List,
) {
	const { fields, append, remove, move } = useFieldArray({ control: form.control, name: list });
	/** What was said of its things may be about others now. */
	const changed = () => {
		form.keep();
		form.clearPart(list);
		form.clearServerFault([list.split('.')[0] ?? list]);
	};
	return {
		keys: fields.map(({ id }) => id),
		add: (thing: FieldArray<Values, List>) => {
			append(thing, { shouldFocus: false });
			changed();
		},
		remove: (at: number) => {
			remove(at);
			changed();
		},
		move: (from: number, to: number) => {
			move(from, to);
			changed();
		},
	};
}
