import { useState } from 'react';

/** Something done on the server at one's word: once at a time, and never repeated by itself. */
export function useAction(act: () => Promise<unknown>) {
	const [isBusy, setIsBusy] = useState(false);
	const [error, setError] = useState<unknown>();
	const run = async () => {
		if (isBusy) return;
		setIsBusy(true);
		setError(undefined);
		try {
			await act();
		} catch (thrown) {
			setError(thrown ?? new Error('no answer'));
		}
		setIsBusy(false);
	};
	return { run, isBusy, error };
}
