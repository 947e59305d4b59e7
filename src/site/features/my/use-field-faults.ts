import { useState } from 'react';
import type { FaultCode } from '#contract/faults.ts';
import { type Faults, useFaultText } from './use-saving.ts';

type Checks<Field extends string> = Record<Field, () => FaultCode | undefined>;

/**
 * The faults of a small form: each field checked as one leaves it, all of them when it is sent, and what the server found
 * besides. `checks` hold the values of this rendering.
 */
export function useFieldFaults<Field extends string>(checks: Checks<Field>, refused: Faults) {
	const [found, setFound] = useState<Faults<Field>>({});
	const [attempt, setAttempt] = useState(0);
	const textOf = useFaultText();
	const fields = Object.keys(checks) as Field[];
	const codeOf = (field: Field) => found[field] ?? (field in found ? undefined : refused[field]);
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
		leave: (field: Field) => setFound((before) => ({ ...before, [field]: checks[field]() })),
		/** A field being mended is not blamed meanwhile. */
		mend: (field: Field) => setFound((before) => ({ ...before, [field]: undefined })),
		/** Whether it may be sent; what the server says about it then counts again. */
		isSound: (): boolean => {
			const all = fields.map((field) => [field, checks[field]()] as const).filter(([, code]) => code !== undefined);
			setFound(Object.fromEntries(all) as Faults<Field>);
			setAttempt((before) => before + 1);
			return all.length === 0;
		},
	};
}
