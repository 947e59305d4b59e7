import { useEffect, useState } from 'react';

/** What a form needs only while it is open: asked for when it opens, and not waited for. `load` must stay the same. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
	const [loaded, setLoaded] = useState<{ value: Value }>();
	useEffect(() => {
		let isLeft = false;
		load().then(
			(value) => !isLeft && setLoaded({ value }),
			// The server checks as well; what could not be loaded is only not checked on leaving a field.
			() => undefined,
		);
		return () => {
			isLeft = true;
		};
	}, [load]);
	return loaded?.value;
}
