import { useCallback, useEffect, useRef, useState } from 'react';
import { detailIds } from '#domain/reservation/details.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { languageChosen } from './carry-over.ts';
import { type FormField, type FormValues, fieldId } from './form-values.ts';
import { newKey } from './new-key.ts';
import { asDraft, type Draft, type ReservationDraft } from './reservation-draft.ts';
import { textAt, withText } from './text-at.ts';

const textFields: readonly FormField[] = [
	...['firstName', 'lastName', 'email', 'phone'].map((name) => `lead.${name}`),
	...detailIds.map((id) => `details.${id}`),
	...['passport', 'allergy', 'contents'],
];

/** On a slow line one types before the page is live; React knows nothing of that, the fields do. */
function withEarlyTexts<Values extends FormValues>(values: Values, blank: FormValues): Values {
	return textFields.reduce((before, field) => {
		const input = document.getElementById(fieldId(field));
		const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
		return isText && input.value !== textAt(blank, field) ? withText(before, field, input.value) : before;
	}, values);
}

type Given = { blank: FormValues; draft: ReservationDraft; search: string };

/** What is filled in; kept over Back, reload and a login that ran out, as far as it may be. */
export function useFormValues({ blank, draft, search }: Given) {
	const [values, setValues] = useState<Draft>(() => draft.remembered() ?? asDraft(blank));
	const [isRestored, setIsRestored] = useState(false);
	const isSent = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
	useEffect(() => {
		setValues((now) => (draft.remembered() ? now : withEarlyTexts(draft.read(), blank)));
		setIsRestored(true);
	}, []);
	useEffect(() => {
		if (isRestored && !isSent.current) draft.write({ ...values, search });
	}, [draft, isRestored, values, search]);
	const locale = useLocale();
	useEffect(() => {
		const chosen = languageChosen();
		const leave = () => draft.leave({ locale, chosen });
		window.addEventListener('pagehide', leave);
		return () => window.removeEventListener('pagehide', leave);
	}, [draft, locale]);
	return {
		values,
		isRestored,
		change: useCallback((next: Partial<FormValues>) => setValues((before) => ({ ...before, ...next })), []),
		/** After a refusal nothing was made under the old one, and what is sent next is another form. */
		renewKey: useCallback(() => setValues((before) => ({ ...before, key: newKey() })), []),
		forget: useCallback(() => {
			isSent.current = true;
			draft.remove();
		}, [draft]),
	};
}
