import { useCallback, useEffect, useMemo, useState } from 'react';
import type { JoinFaults, JoinField, JoinValues } from './join-values.ts';
import { type JoinChecks, loadJoinChecks } from './load-join-checks.ts';

const none: JoinFaults = {};

/** What is wrong and may be told: of fields that were left or sent, and what the server refused. */
export function useJoinFaults(values: JoinValues) {
	const [checks, setChecks] = useState<JoinChecks>();
	const [shown, setShown] = useState<ReadonlySet<JoinField>>(new Set());
	const [refused, setRefused] = useState(none);
	/** The fields that were wrong when the form was sent. */
	const [summary, setSummary] = useState<readonly JoinField[]>([]);
	const [attempt, setAttempt] = useState(0);
	useEffect(() => void loadJoinChecks().then(setChecks, () => undefined), []);

	const found = useMemo(
		() => (shown.size > 0 && checks ? checks.faultsOf(values) : none),
		[values, shown.size, checks],
	);
	const faults = useMemo((): JoinFaults => {
		const told = Object.entries(found).filter(([field]) => shown.has(field as JoinField));
		return { ...Object.fromEntries(told), ...refused };
	}, [found, shown, refused]);
	const wrong = summary.filter((field) => faults[field] !== undefined);
	useEffect(() => {
		// All is mended: what goes wrong later is told beside its field, and does not take the focus.
		if (summary.length > 0 && wrong.length === 0) setSummary([]);
	}, [summary.length, wrong.length]);

	return {
		checks,
		faults,
		wrong,
		attempt,
		show: useCallback((fields: readonly JoinField[]) => setShown((before) => new Set([...before, ...fields])), []),
		tell: useCallback((fields: readonly JoinField[]) => {
			setSummary(fields);
			setAttempt((count) => count + 1);
		}, []),
		hush: useCallback(() => setSummary([]), []),
		refuse: setRefused,
		/** A refusal of the server stands until its field is changed. */
		admit: useCallback((changed: readonly string[]) => setRefused((before) => withoutFields(before, changed)), []),
	};
}

const withoutFields = (faults: JoinFaults, changed: readonly string[]): JoinFaults =>
	Object.fromEntries(Object.entries(faults).filter(([field]) => !changed.includes(field.split('.')[0] ?? '')));
