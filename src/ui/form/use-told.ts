import { useEffect, useState } from 'react';
import type { FaultCode } from '#contract/faults.ts';
import type { Faults } from './faults.ts';
import * as told from './told.ts';

/** Which of a form's faults may be told, and the summary of those that were wrong when it was sent. */
export function useTold<Field extends string>(findFaults: () => Faults<Field>) {
	const [state, setState] = useState(told.nothingTold);
	const faults = told.faultsTold(state, state.shown.size > 0 ? findFaults() : {}) as Faults<Field>;
	const wrong = told.summaryTold(state, faults) as readonly Field[];
	useEffect(() => {
		// All is mended: what goes wrong later is told beside its field, and does not take the focus.
		if (state.summary.length > 0 && wrong.length === 0) setState(told.closeSummary);
	}, [state.summary.length, wrong.length]);
	return {
		faults,
		/** The fields the summary speaks of, and how often it was opened. */
		wrong,
		attempt: state.attempt,
		showFaults: (fields: readonly Field[]) => setState((before) => told.showFaults(before, fields)),
		openSummary: (fields: readonly Field[]) => setState((before) => told.openSummary(before, fields)),
		closeSummary: () => setState(told.closeSummary),
		setServerFaults: (next: Faults<Field>) => setState((before) => told.setServerFaults(before, next)),
		/** Of these parts of the form: what the server said of them may be true no longer. */
		clearServerFault: (parts: readonly string[]) => setState((before) => told.clearServerFault(before, parts)),
		setFault: (field: Field, code: FaultCode) => setState((before) => told.setFault(before, field, code)),
		clearFault: (field: Field) => setState((before) => told.clearFault(before, [field])),
		/** Nothing is told of a form that begins anew. */
		clearAll: () => setState(told.nothingTold),
		clearPart: (part: string) => setState((before) => told.clearPart(before, part)),
	};
}
