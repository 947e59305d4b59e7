import { useState } from 'react';
import { useSaving } from '#ui/form/use-saving.ts';
import { useConsoleFailure } from './use-console-failure.ts';

type Given<Trial, Applied> = {
	look: (file: File) => Promise<Trial>;
	putIn: (file: File, mark: string) => Promise<Applied>;
	/** Said where somebody changed something between the look and the putting in. */
	changedSince: string;
};

/** A file is looked at as soon as it is chosen, and put in when what it would change has been seen. */
export function useFileTrial<Trial, Applied>({ look, putIn, changedSince }: Given<Trial, Applied>) {
	const textOf = useConsoleFailure();
	const [file, setFile] = useState<File>();
	const [trial, setTrial] = useState<Trial>();
	const [rejected, setRejected] = useState<'type' | 'size'>();
	const [applied, setApplied] = useState<Applied>();
	const looking = useSaving({ textOf });
	const lookAt = (chosen: File) => looking.save(async () => setTrial(await look(chosen)));
	const applying = useSaving({
		textOf,
		onRefusal: async ({ code }) => {
			if (code !== 'changed-since' && code !== 'invalid-input') return undefined;
			// What there is now is looked at before anything goes in.
			if (file) await lookAt(file);
			return changedSince;
		},
	});
	return {
		...{ file, trial: looking.isBusy ? undefined : trial, rejected, applied },
		...{ isLooking: looking.isBusy, isApplying: applying.isBusy, failure: looking.failure ?? applying.failure },
		reject: setRejected,
		choose(chosen: File) {
			setRejected(undefined);
			setApplied(undefined);
			setTrial(undefined);
			applying.forget();
			setFile(chosen);
			void lookAt(chosen);
		},
		apply: (mark: string) =>
			void applying.save(async () => {
				if (!file) return;
				setApplied(await putIn(file, mark));
				setTrial(undefined);
				setFile(undefined);
			}),
	};
}
