import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Filled } from './check-reservation.ts';
import type { FormFaults, FormField } from './form-values.ts';
import { type FormChecks, loadFormChecks } from './load-form-checks.ts';

const none: FormFaults = {};

/** What is wrong and may be told: of fields that were left or sent, and what the server refused. */
export function useFormFaults(filled: Filled) {
	const [checks, setChecks] = useState<FormChecks>();
	const [shown, setShown] = useState<ReadonlySet<FormField>>(new Set());
	const [refused, setRefused] = useState(none);
	/** The fields that were wrong when one wanted to go on. */
	const [summary, setSummary] = useState<readonly FormField[]>([]);
	const [attempt, setAttempt] = useState(0);
	useEffect(() => void loadFormChecks().then(setChecks, () => undefined), []);

	const { values, order } = filled;
	// biome-ignore lint/correctness/useExhaustiveDependencies: of what is filled in these two change
	const found = useMemo(
		() => (shown.size > 0 && checks ? checks.faultsOf(filled) : none),
		[values, order, shown.size, checks],
	);
	const faults = useMemo((): FormFaults => {
		const told = Object.entries(found).filter(([field]) => shown.has(field));
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
		show: useCallback((fields: readonly FormField[]) => setShown((before) => new Set([...before, ...fields])), []),
		tell: useCallback((fields: readonly FormField[]) => {
			setSummary(fields);
			setAttempt((count) => count + 1);
		}, []),
		hush: useCallback(() => setSummary([]), []),
		refuse: setRefused,
		/** A refusal of the server stands until something in its part of the form is changed. */
		admit: useCallback(
			(parts: readonly string[]) => setRefused((before) => (before === none ? none : withoutParts(before, parts))),
			[],
		),
	};
}

const withoutParts = (faults: FormFaults, parts: readonly string[]): FormFaults =>
	Object.fromEntries(Object.entries(faults).filter(([field]) => !parts.includes(field.split('.')[0] ?? '')));
