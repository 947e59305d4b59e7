import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm, useWatch } from 'react-hook-form';
import type { FormDraft } from './draft.ts';
import { useFilledOnce } from './use-filled-once.ts';

type Given<Values extends FieldValues> = {
	/** What stands in the form when it is opened. */
	blank: Values;
	/** Kept over a reload, as far as it may be. Must stay the same as long as the form is the same. */
	draft?: FormDraft<Values> | undefined;
	/** Texts that may have been typed before the page was live, and the ids of their fields. */
	early?: readonly string[] | undefined;
	idOf: (field: string) => string;
};

/** On a slow line one types before the page is live; React knows nothing of that, the fields do. */
function typedEarly<Values extends FieldValues>({ early = [], idOf }: Given<Values>, known: Values) {
	return early.flatMap((field): [string, string][] => {
		const input = document.getElementById(idOf(field));
		const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
		return isText && input.value !== (get(known, field) ?? '') ? [[field, input.value]] : [];
	});
}

/** What is filled in, by path. The engine underneath is react-hook-form; nobody else knows it. */
export function useFormValues<Values extends FieldValues>(given: Given<Values>) {
	const { blank, draft } = given;
	const [begun] = useState(() => draft?.remembered?.() ?? blank);
	const { control, formState, getValues, setValue, reset } = useForm<Values>({
		defaultValues: begun as DefaultValues<Values>,
	});
	const values = useWatch({ control }) as unknown as Values;
	const [isRestored, setIsRestored] = useState(false);
	const isForgotten = useRef(false);
	const filled = useFilledOnce<string>();
	const { isDirty, dirtyFields } = formState;
	const unkept = Object.keys(dirtyFields).filter((field) => !draft?.fields?.includes(field));

	const put = (field: string, value: unknown) => setValue(field as Path<Values>, value as never, { shouldDirty: true });
	const keep = () => {
		if (draft && !isForgotten.current) draft.write(getValues());
	};
	const set = (field: string, value: unknown) => {
		if (typeof value === 'string') filled.note(field, value, String(get(getValues(), field) ?? ''));
		put(field, value);
		keep();
	};
	const readPage = () => {
		for (const [field, text] of typedEarly(given, getValues())) set(field, text);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a form, after the first rendering, which is the server's
	useEffect(() => {
		if (!draft?.remembered?.()) {
			// What is typed by now counts more than what was kept.
			const early = typedEarly(given, getValues());
			for (const [field, value] of Object.entries(draft?.read() ?? {})) put(field, value);
			for (const [field, text] of early) set(field, text);
		}
		setIsRestored(true);
	}, [draft]);
	return {
		values,
		/** As they are now, also between two renderings. */
		valuesNow: () => getValues(),
		control,
		isDirty,
		/** Something was typed that no draft keeps. */
		isUnkept: isDirty && unkept.length > 0,
		/** What was kept is back in the form: fields that keep their own text are drawn anew then. */
		isRestored,
		set,
		/** Takes over what a browser has filled in unheard of. */
		readPage,
		/** Writes down what may be kept. */
		keep,
		/** Whether the field has held something: who empties one again is told that it is missing. */
		wasFilled: filled.has,
		/** Begins anew with these. */
		restart: (next: Values) => {
			isForgotten.current = false;
			filled.forget();
			reset(next);
		},
		/** It was sent, or given up: nothing of it is kept. */
		forget: () => {
			isForgotten.current = true;
			draft?.remove();
		},
	};
}
