import { useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { FaultCode } from '#contract/faults.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { useTranslations } from '#ui/translations.tsx';

export type Faults = Record<string, FaultCode | undefined>;
type State = {
	isBusy: boolean;
	failure: string | undefined;
	faults: Faults;
	/** What was wrong when it was sent last: the summary speaks of these, and not of fields left since. */
	sent: readonly string[];
	attempt: number;
};

const faultsIn = (error: unknown): Faults =>
	error instanceof ApiFailure
		? Object.fromEntries((error.problem?.faults ?? []).map(({ at, code }) => [at, code]))
		: {};

/** The media type alone refuses a file before anybody has looked into it. */
const fileFaults: Partial<Record<string, FaultCode>> = {
	'payload-too-large': 'file-too-large',
	'unsupported-media-type': 'file-type',
};

/** One change at a time: busy, then done, or failing with the reason. What was typed is the caller's and stays. */
export function useSaving() {
	const t = useTranslations('partner.form');
	const refusals = useTranslations('error');
	const [state, setState] = useState<State>({ isBusy: false, failure: undefined, faults: {}, sent: [], attempt: 0 });
	const isRunning = useRef(false);

	const textOf = (error: unknown) => {
		if (!(error instanceof ApiFailure) || error.code === undefined) return t('unreachable');
		return refusals(error.code, waitTime(error.problem?.retryAfter));
	};

	const show = (faults: Faults, failure?: string) =>
		setState(({ attempt }) => ({ isBusy: false, failure, faults, sent: Object.keys(faults), attempt: attempt + 1 }));

	async function save<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
		if (isRunning.current) return undefined;
		isRunning.current = true;
		setState((before) => ({ ...before, isBusy: true, failure: undefined }));
		try {
			const answer = await work();
			setState((before) => ({ ...before, isBusy: false, faults: {}, sent: [] }));
			return answer;
		} catch (error) {
			const ofFile = error instanceof ApiFailure ? fileFaults[error.code ?? ''] : undefined;
			const faults = ofFile ? { file: ofFile } : faultsIn(error);
			show(faults, Object.keys(faults).length > 0 ? undefined : textOf(error));
			return undefined;
		} finally {
			isRunning.current = false;
		}
	}

	/** Checked here already; an empty list clears what was said before. */
	const setFaults = (faults: Faults) => setState((before) => ({ ...before, faults }));
	return { ...state, save, show, setFaults };
}
