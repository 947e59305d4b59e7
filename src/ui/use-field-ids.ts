import { type ReactNode, useId } from 'react';

type Notes = { id?: string | undefined; hint?: ReactNode; error?: string | undefined };

/** The names by which a control, its label and its note know each other. */
export function useFieldIds({ id, hint, error }: Notes) {
	const ownId = useId();
	const fieldId = id ?? ownId;
	const noteId = `${fieldId}-note`;
	const hasNote = Boolean(error || hint);
	return {
		id: fieldId,
		noteId,
		wiring: {
			'aria-invalid': error ? (true as const) : undefined,
			'aria-describedby': hasNote ? noteId : undefined,
		},
	};
}
