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

/** The refusal in the reader's words; without an answer, that nothing is lost. */
function useFailureText(): (error: unknown) => string {
	const t = useTranslations('reservation.my');
	const refusal = useTranslations('error');
	return useCallback(
		(error) => {
			if (!(error instanceof ApiFailure) || error.code === undefined) return t('unreachable');
			return refusal(error.code, { seconds: Math.max(error.problem?.retryAfter ?? 60, 1) });
		},
		[t, refusal],
	);
}

type Options = {
	/** What to do about a refusal before it is told; the sentence to tell instead, if it has a better one. */
	onRefusal?: (error: ApiFailure) => Promise<string | undefined>;
};

/** One change at a time: busy, then done, or failing with the reason. What was entered is the caller's and stays. */
export function useSaving({ onRefusal }: Options = {}) {
	const [state, setState] = useState<State>(idle);
	const textOf = useFailureText();
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
			const better = error instanceof ApiFailure ? await onRefusal?.(error) : undefined;
			setState({ isBusy: false, failure: better ?? textOf(error), faults: faultsIn(error) });
			return undefined;
		} finally {
			isRunning.current = false;
		}
	};
	return { ...state, save, forget: useCallback(() => setState(idle), []) };
}
