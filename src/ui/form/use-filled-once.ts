import { useCallback, useRef } from 'react';

/**
 * Which fields have held something. Who walks past an empty one is not scolded; who empties one again is told, as it is
 * left, that it is missing.
 */
export function useFilledOnce<Field extends string>() {
	const fields = useRef(new Set<Field>());
	return {
		/** What a field holds, or held until now. */
		note: useCallback((field: Field, ...texts: string[]) => {
			if (texts.some((text) => text.trim() !== '')) fields.current.add(field);
		}, []),
		forget: useCallback(() => fields.current.clear(), []),
		has: useCallback((field: Field) => fields.current.has(field), []),
	};
}
