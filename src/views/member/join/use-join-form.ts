import { useEffect, useMemo, useState } from 'react';
import type { ConsentKind } from '#domain/member/consent.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useMemberFailure } from '../use-member-failure.ts';
import {
	isJoinField,
	type JoinFaults,
	type JoinField,
	type JoinValues,
	joinDraft,
	joinFieldId,
	stepsOf,
} from './join-values.ts';
import { type JoinChecks, loadJoinChecks } from './load-join-checks.ts';

type Given = {
	/** Of each kind of member: their likely countries differ. */
	blanks: Record<JoinValues['type'], JoinValues>;
	/** The address names the kind of member: it counts more than what was kept. */
	askedType: JoinValues['type'] | undefined;
	send: (values: JoinValues, checks: JoinChecks) => Promise<void>;
	/** What shows the step of a business, before it is reached; the same as long as the language is. */
	prepareBusiness: () => Promise<void>;
	/** Texts that have changed since the page was opened. */
	onOutdated: (kinds: readonly ConsentKind[]) => void;
};

const textFields = [
	'firstName',
	'lastName',
	'ownName',
	'phone',
	'email',
	'address',
	'passport',
	'password',
	'passwordAgain',
] as const satisfies JoinField[];

/** What is typed, what is wrong with it, and the way through the steps. */
export function useJoinForm({ blanks, askedType, send, prepareBusiness, onOutdated }: Given) {
	const blank = blanks[askedType ?? 'general'];
	const draft = useMemo(() => joinDraft(blank, askedType), [blank, askedType]);
	const [step, setStep] = useState(0);
	const form = useForm<JoinValues, JoinField, JoinChecks>({
		blank,
		draft,
		load: loadJoinChecks,
		faultsOf: (values, checks) => checks.faultsOf(values),
		textOf: useMemberFailure(),
		idOf: joinFieldId,
		early: textFields,
		fieldOf: (at) => (isJoinField(at) ? at : undefined),
		bringUp: (fields, { type }) => {
			const steps = stepsOf(type);
			const at = Math.max(
				0,
				steps.findIndex((part) => part.some((field) => fields.includes(field))),
			);
			setStep(at);
			return (steps[at] ?? []).filter((field) => fields.includes(field));
		},
		onRefusal: async (_, faults) => {
			const outdated = outdatedIn(faults);
			if (outdated.length > 0) {
				for (const kind of outdated) form.set(`agreements.${kind}`, false);
				onOutdated(outdated);
			}
			return undefined;
		},
	});
	const { values } = form;
	const steps = stepsOf(values.type);
	const hasBusiness = values.type === 'cooperative';
	const zoneCountry = form.checks?.countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? '';
	const likelyCountry = (type: JoinValues['type']) => blanks[type].country || zoneCountry;
	// biome-ignore lint/correctness/useExhaustiveDependencies: guessed once, when it can be; emptied again it stays empty
	useEffect(() => {
		const isBeingTyped = document.activeElement?.id === joinFieldId('country');
		if (form.isRestored && zoneCountry && form.values.country === '' && !isBeingTyped)
			form.change({ country: likelyCountry(form.values.type) });
	}, [form.isRestored, zoneCountry]);
	useEffect(() => {
		// Before it is reached: going on then waits for nothing. What did not come is asked for again there.
		if (hasBusiness) prepareBusiness().catch(() => undefined);
	}, [hasBusiness, prepareBusiness]);
	return {
		...form,
		chooseType: (type: JoinValues['type']) => {
			const isGuess = values.country === likelyCountry(values.type);
			form.change({ type, ...(isGuess && { country: likelyCountry(type) }) });
			setStep(0);
			form.closeSummary();
		},
		step,
		steps,
		/** On with the next step, or with all of it to the server. */
		goOn: () =>
			form.submit({
				among: (field) => steps[step]?.includes(field) ?? false,
				send: async (filled, checks) => {
					if (step === steps.length - 1) return send(filled, checks);
					if (step === 0) await prepareBusiness();
					setStep(step + 1);
				},
			}),
		goBack: () => {
			form.closeSummary();
			setStep(Math.max(step - 1, 0));
		},
	};
}

export type JoinFormState = ReturnType<typeof useJoinForm>;

/** The kinds of consent whose text is another one by now: it is to be read and agreed to anew. */
const outdatedIn = (faults: JoinFaults): ConsentKind[] =>
	Object.entries(faults).flatMap(([field, code]) =>
		code === 'text-outdated' ? [field.replace('agreements.', '') as ConsentKind] : [],
	);
