import { useCallback, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { FaultCode } from '#contract/faults.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Field → what is wrong with it. */
export type Faults = Partial<Record<string, FaultCode>>;

type State = { isBusy: boolean; failure: string | undefined; faults: Faults };
const idle: State = { isBusy: false, failure: undefined, faults: {} };

const faultsIn = (error: unknown): Faults =>
	error instanceof ApiFailure
		? Object.fromEntries((error.problem?.faults ?? []).map(({ at, code }) => [at, code]))
		: {};

/** In two sentences: a page that shows ratings does not load the words for every refusal there is. */
export function useShortFailure(): (error: unknown) => string {
	const t = useTranslations('rating');
	return (error) => t(error instanceof ApiFailure && error.code !== undefined ? 'refused' : 'unreachable');
}

/** One change at a time: busy, then done, or failing with the reason. What was entered is the caller's and stays. */
export function useSaving(textOf: (error: unknown) => string) {
	const [state, setState] = useState<State>(idle);
	const isRunning = useRef(false);
	const save = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
		if (isRunning.current) return undefined;
		isRunning.current = true;
		setState({ ...idle, isBusy: true });
		try {
			const answer = await work();
			setState(idle);
			return answer;
		} catch (error) {
			setState({ isBusy: false, failure: textOf(error), faults: faultsIn(error) });
			return undefined;
		} finally {
			isRunning.current = false;
		}
	};
	return { ...state, save, forget: useCallback(() => setState(idle), []) };
}
