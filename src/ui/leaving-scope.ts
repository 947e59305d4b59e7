import { createContext, useContext, useId, useMemo } from 'react';

/** The sheets that what is drawn here stands in, from the outermost. */
export const LeavingScopes = createContext<readonly string[]>([]);

/** Of something that takes with it, when it is closed, what was typed into it. */
export function useLeavingScope(): { id: string; within: readonly string[] } {
	const id = useId();
	const around = useContext(LeavingScopes);
	return useMemo(() => ({ id, within: [...around, id] }), [id, around]);
}
