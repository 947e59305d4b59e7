import { useCallback, useEffect, useMemo, useState } from 'react';
import { type JoinValues, joinDraft, joinFieldId } from './join-values.ts';

type Given = {
	blank: JoinValues;
	/** The address names the kind of member: it counts more than what was kept. */
	isTypeAsked: boolean;
};

const textFields = [
	'firstName',
	'lastName',
	'ownName',
	'phone',
	'email',
	'address',
	'passport',
	'password',
	'passwordAgain',
] as const;

/** On a slow line one types before the page is live; React knows nothing of that, the fields do. */
function typedEarly(): Partial<JoinValues> {
	const texts = textFields.flatMap((field) => {
		const input = document.getElementById(joinFieldId(field));
		return input instanceof HTMLInputElement && input.value !== '' ? [[field, input.value]] : [];
	});
	return Object.fromEntries(texts);
}

const changedFrom = (blank: JoinValues, now: JoinValues): Partial<JoinValues> =>
	Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== blank[field as keyof JoinValues]));

/** What is typed; kept over a reload, as far as it may be. */
export function useJoinValues({ blank, isTypeAsked }: Given) {
	const draft = useMemo(() => joinDraft(blank), [blank]);
	const [values, setValues] = useState(blank);
	const [isRestored, setIsRestored] = useState(false);
	useEffect(() => {
		const kept = draft.read();
		const early = typedEarly();
		// What is typed by now counts more than what was kept.
		setValues((now) => ({
			...kept,
			...(isTypeAsked && { type: blank.type }),
			...changedFrom(blank, now),
			...early,
		}));
		setIsRestored(true);
	}, [draft, isTypeAsked, blank]);
	useEffect(() => {
		if (isRestored) draft.write(values);
	}, [draft, isRestored, values]);
	const change = useCallback((next: Partial<JoinValues>) => setValues((before) => ({ ...before, ...next })), []);
	return { values, change, isRestored, forget: draft.remove };
}
