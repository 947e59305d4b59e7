import { useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { ConsentKind } from '#domain/member/consent.ts';
import { useFilledOnce } from '#site/shell/use-filled-once.ts';
import { isJoinField, type JoinFaults, type JoinField, type JoinValues, stepsOf } from './join-values.ts';
import { type JoinChecks, loadJoinChecks } from './load-join-checks.ts';
import { useJoinFaults } from './use-join-faults.ts';
import { useJoinValues } from './use-join-values.ts';

type Given = {
	/** Of each kind of member: their likely countries differ. */
	blanks: Record<JoinValues['type'], JoinValues>;
	askedType: JoinValues['type'] | undefined;
	send: (values: JoinValues, checks: JoinChecks) => Promise<void>;
	/** Texts that have changed since the page was opened. */
	onOutdated: (kinds: readonly ConsentKind[]) => void;
};

/** What is typed, what is wrong with it, and the way through the steps. */
export function useJoinForm({ blanks, askedType, send, onOutdated }: Given) {
	const typed = useJoinValues({ blank: blanks[askedType ?? 'general'], isTypeAsked: askedType !== undefined });
	const { values } = typed;
	const told = useJoinFaults(values);
	const [step, setStep] = useState(0);
	const steps = stepsOf(values.type);
	const filled = useFilledOnce<string>();

	const change = (next: Partial<JoinValues>) => {
		for (const [field, text] of Object.entries(next))
			if (typeof text === 'string') filled.note(field, text, String(values[field as keyof JoinValues]));
		typed.change(next);
		told.admit(Object.keys(next));
	};
	const chooseType = (type: JoinValues['type']) => {
		const isGuess = values.country === blanks[values.type].country;
		change({ type, ...(isGuess && { country: blanks[type].country }) });
		setStep(0);
		told.hush();
	};
	/** On with the next step, or with all of it to the server. */
	const goOn = async () => {
		const part = steps[step] ?? [];
		const checks = await loadJoinChecks();
		const missing = checks.faultsOf(values);
		told.show(part);
		const inPart = part.filter((field) => missing[field] !== undefined);
		if (inPart.length > 0) return told.tell(inPart);
		told.hush();
		if (step < steps.length - 1) return setStep(step + 1);
		told.refuse({});
		await send(values, checks);
	};
	const refuse = (faults: JoinFaults) => {
		const fields = Object.keys(faults) as JoinField[];
		const outdated = fields.flatMap((field) => (faults[field] === 'text-outdated' ? [kindOf(field)] : []));
		if (outdated.length > 0) {
			typed.change({ agreements: { ...values.agreements, ...unticked(outdated) } });
			onOutdated(outdated);
		}
		told.refuse(faults);
		const at = Math.max(
			0,
			steps.findIndex((part) => part.some((field) => fields.includes(field))),
		);
		setStep(at);
		told.tell((steps[at] ?? []).filter((field) => fields.includes(field)));
	};
	return {
		...told,
		...typed,
		...useSending(goOn, refuse),
		change,
		chooseType,
		leave: (field: JoinField) => told.show([field]),
		wasFilled: filled.has,
		step,
		steps,
		goBack: () => {
			told.hush();
			setStep(Math.max(step - 1, 0));
		},
	};
}

export type JoinFormState = ReturnType<typeof useJoinForm>;

/** Tapped twice is sent once; what went wrong belongs to fields, or to the whole. */
function useSending(goOn: () => Promise<void>, refuse: (faults: JoinFaults) => void) {
	const [isSending, setIsSending] = useState(false);
	const [failure, setFailure] = useState<unknown>();
	const isBusy = useRef(false);
	const submit = async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		setIsSending(true);
		setFailure(undefined);
		try {
			await goOn();
		} catch (error) {
			const faults = faultsIn(error);
			if (Object.keys(faults).length > 0) refuse(faults);
			else setFailure(error ?? new Error('no answer'));
		}
		isBusy.current = false;
		setIsSending(false);
	};
	return { isSending, failure, submit };
}

function faultsIn(error: unknown): JoinFaults {
	const faults = error instanceof ApiFailure ? (error.problem?.faults ?? []) : [];
	return Object.fromEntries(faults.flatMap(({ at, code }) => (isJoinField(at) ? [[at, code]] : [])));
}

const kindOf = (at: JoinField) => at.replace('agreements.', '') as ConsentKind;
const unticked = (kinds: readonly ConsentKind[]) => Object.fromEntries(kinds.map((kind) => [kind, false]));
