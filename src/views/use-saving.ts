import { useCallback, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { FaultCode } from '#contract/faults.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Field → what is wrong with it. */
export type Faults<Field extends string = string> = Partial<Record<Field, FaultCode>>;

type State = { isBusy: boolean; failure: string | undefined; faults: Faults };
const idle: State = { isBusy: false, failure: undefined, faults: {} };

const faultsIn = (error: unknown): Faults =>
	error instanceof ApiFailure
		? Object.fromEntries((error.problem?.faults ?? []).map(({ at, code }) => [at, code]))
		: {};

type Options = {
	/** What is said when there was no answer: that nothing is lost. */
	unreachable: string;
	/** Every fault stands at a field, and needs no second sentence. */
	areFaultsEnough?: boolean;
	/** What to do about a refusal before it is told; the sentence to tell instead, if it has a better one. */
	onRefusal?: ((error: ApiFailure) => Promise<string | undefined>) | undefined;
};

/** A failure in words: the refusal, or that there was no answer. */
export function useFailureText(unreachable: string) {
	const refusal = useTranslations('error');
	return (error: unknown): string => {
		if (!(error instanceof ApiFailure) || error.code === undefined) return unreachable;
		return refusal(error.code, waitTime(error.problem?.retryAfter));
	};
}

/** One change at a time: busy, then done, or failing with the reason. What was entered is the caller's and stays. */
export function useSaving({ unreachable, areFaultsEnough = false, onRefusal }: Options) {
	const [state, setState] = useState<State>(idle);
	const isRunning = useRef(false);
	const textOf = useFailureText(unreachable);
	const save = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
		if (isRunning.current) return undefined;
		isRunning.current = true;
		setState({ ...idle, isBusy: true });
		try {
			const answer = await work();
			setState(idle);
			return answer;
		} catch (error) {
			const faults = faultsIn(error);
			const better = error instanceof ApiFailure ? await onRefusal?.(error) : undefined;
			const isTold = areFaultsEnough && Object.keys(faults).length > 0;
			setState({ isBusy: false, failure: isTold ? undefined : (better ?? textOf(error)), faults });
			return undefined;
		} finally {
			isRunning.current = false;
		}
	};
	return { ...state, save, forget: useCallback(() => setState(idle), []) };
}
