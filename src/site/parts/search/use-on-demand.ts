import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Code that most visitors never need: fetched when somebody asks for it. A failed load is no failure of the page: what
 * stands there without it still works, and the next wish tries again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>): {
	part: Part | undefined;
	hasFailed: boolean;
	ask: () => void;
} {
	const [part, setPart] = useState<Part>();
	const [hasFailed, setHasFailed] = useState(false);
	const asked = useRef<Promise<unknown>>(undefined);
	const latest = useRef(load);
	useEffect(() => {
		latest.current = load;
	});
	const ask = useCallback(() => {
		asked.current ??= latest.current().then(
			// A component is a function too: as a value, not as a change.
			(loaded) => setPart(() => loaded),
			() => {
				asked.current = undefined;
				setHasFailed(true);
			},
		);
	}, []);
	return { part, hasFailed, ask };
}
