import { useCallback, useEffect, useMemo, useState } from 'react';
import { type JoinValues, joinDraft } from './join-values.ts';

type Given = {
	blank: JoinValues;
	/** The address names the kind of member: it counts more than what was kept. */
	isTypeAsked: boolean;
};

/** What is typed; kept over a reload, as far as it may be. */
export function useJoinValues({ blank, isTypeAsked }: Given) {
	const draft = useMemo(() => joinDraft(blank), [blank]);
	const [values, setValues] = useState(blank);
	const [isRestored, setIsRestored] = useState(false);
	useEffect(() => {
		const kept = draft.read();
		setValues(isTypeAsked ? { ...kept, type: blank.type } : kept);
		setIsRestored(true);
	}, [draft, isTypeAsked, blank]);
	useEffect(() => {
		if (isRestored) draft.write(values);
	}, [draft, isRestored, values]);
	const change = useCallback((next: Partial<JoinValues>) => setValues((before) => ({ ...before, ...next })), []);
	return { values, change, isRestored, forget: draft.remove };
}
