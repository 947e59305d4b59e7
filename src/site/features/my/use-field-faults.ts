import { useState } from 'react';
import type { FaultCode } from '#contract/faults.ts';
import { type Faults, useFaultText } from './use-saving.ts';

type Checks<Field extends string> = Record<Field, () => FaultCode | undefined>;

/**
 * The faults of a small form: each field checked once one has left it, all of them when it is sent, and what the server
 * found besides. `checks` hold the values of this rendering: rules that arrive late still find what was left before.
 */
export function useFieldFaults<Field extends string>(checks: Checks<Field>, refused: Faults) {
	const [stateOf, setStateOf] = useState<Partial<Record<Field, 'left' | 'mended'>>>({});
	const [attempt, setAttempt] = useState(0);
	const textOf = useFaultText();
	const fields = Object.keys(checks) as Field[];
	const codeOf = (field: Field) => {
		if (stateOf[field] === undefined) return refused[field];
		return stateOf[field] === 'left' ? checks[field]() : undefined;
	};
	return {
		attempt,
		errorOf: (field: Field) => textOf(codeOf(field)),
		/** For the summary, once it was sent. */
		errors: (idOf: (field: Field) => string, labelOf: (field: Field) => string) =>
			attempt === 0
				? []
				: fields.flatMap((field) => {
						const text = textOf(codeOf(field));
						return text === undefined ? [] : [{ id: idOf(field), text: `${labelOf(field)}: ${text}` }];
					}),
		leave: (field: Field) => setStateOf((before) => ({ ...before, [field]: 'left' })),
		/** A field being mended is not blamed meanwhile. */
		mend: (field: Field) => setStateOf((before) => ({ ...before, [field]: 'mended' })),
		/** Whether it may be sent; what the server says about it then counts again. */
		isSound: (): boolean => {
			const wrong = fields.filter((field) => checks[field]() !== undefined);
			setStateOf(Object.fromEntries(wrong.map((field) => [field, 'left'])) as typeof stateOf);
			setAttempt((before) => before + 1);
			return wrong.length === 0;
		},
	};
}
