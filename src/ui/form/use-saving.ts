import { useCallback, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { failureNumber } from '#contract/kept-failures.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { useTranslations } from '../translations.tsx';
import { type Faults, faultsIn } from './faults.ts';

type State = {
	isBusy: boolean;
	/** Why it failed, in words. */
	failure: string | undefined;
	/** Why it failed, as it was thrown; undefined while nothing failed. */
	error: unknown;
	/** What the server said of single fields. */
	faults: Faults;
};
const idle: State = { isBusy: false, failure: undefined, error: undefined, faults: {} };

type Options = {
	textOf: (error: unknown) => string;
	/** A file is sent, whose field is called `file`. */
	isFile?: boolean;
	/** What to do about a refusal before it is told; the sentence to tell instead, if it has a better one. */
	onRefusal?: ((error: ApiFailure) => Promise<string | undefined>) | undefined;
};

/** A failure in words: the refusal, or that there was no answer and nothing is lost; with its number, where the server keeps it. */
export function useFailureText(unreachable: string): (error: unknown) => string {
	const refusal = useTranslations('error');
	const numbered = useNumbered();
	return (error) => {
		if (!(error instanceof ApiFailure) || error.code === undefined) return unreachable;
		return numbered(refusal(error.code, waitTime(error.problem?.retryAfter)), error);
	};
}

/** The words for a failure, and after them the number by which an operator finds it. */
export function useNumbered(): (words: string, error: unknown) => string {
	const t = useTranslations('state');
	return (words, error) => {
		const id = failureNumber(error);
		return id === undefined ? words : `${words} ${t('failureId', { id })}`;
	};
}

/**
 * Something done on the server at one's word: once at a time, never repeated by itself; busy, then done, or failing with
 * the reason. What was entered is the caller's and stays.
 */
export function useSaving({ textOf, isFile = false, onRefusal }: Options) {
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
		} catch (thrown) {
			const error = thrown ?? new Error('no answer');
			const faults = faultsIn(error, { isFile });
			const better = error instanceof ApiFailure ? await onRefusal?.(error) : undefined;
			setState({ isBusy: false, failure: better ?? textOf(error), error, faults });
			return undefined;
		} finally {
			isRunning.current = false;
		}
	};
	return { ...state, save, forget: useCallback(() => setState((before) => (before.isBusy ? before : idle)), []) };
}
