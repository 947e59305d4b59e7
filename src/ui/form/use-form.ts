import { type FieldValues, get } from 'react-hook-form';
import type { ApiFailure } from '#contract/client.ts';
import type { FaultCode } from '#contract/faults.ts';
import { holdsUntaken } from '../untaken-date.ts';
import type { FormDraft } from './draft.ts';
import { type Faults, faultsIn, isSound } from './faults.ts';
import { useFaultText } from './use-fault-text.ts';
import { useFormValues } from './use-form-values.ts';
import { useLoaded } from './use-loaded.ts';
import { useSaving } from './use-saving.ts';
import { useTold } from './use-told.ts';
import { useUnsaved } from './use-unsaved.ts';

/** What a form may hold. */
export type FormValues = FieldValues;

type Given<Values extends FieldValues, Field extends string, Checks> = {
	/** What stands in the form when it is opened. */
	blank: Values;
	/** The contract's schemas and what else is heavy: asked for once the form stands. Must stay the same. */
	load?: () => Promise<Checks>;
	/** Everything that is wrong with the form as it stands, in the order of the page. */
	faultsOf: (values: Values, checks: Checks) => Faults<Field>;
	/** Why it failed as a whole, in words. */
	textOf: (error: unknown) => string;
	/** Where whoever fills it in speaks of somebody else: another sentence for a fault. */
	faultText?: (code: FaultCode) => string | undefined;
	/** Of the field in the page. */
	idOf?: (field: Field) => string;
	draft?: FormDraft<Values> | undefined;
	/** Texts that may have been typed before the page was live. */
	early?: readonly Field[];
	/** What was typed and is kept nowhere is not given up without being asked (decision 0183). */
	asksBeforeLeaving?: boolean;
	/** A field being mended is not blamed until it is left or sent again. Else what is wrong with it is told as it changes. */
	isQuietWhileMended?: boolean;
	/** One of the fields is a file, called `file`. */
	isFile?: boolean;
	/** The field that the server means by a path; undefined where the form has none. */
	fieldOf?: (at: string) => Field | undefined;
	/** Brings what is wrong into view, such as its step; answers with the fields the summary is to speak of. */
	bringUp?: (fields: readonly Field[], values: Values) => readonly Field[];
	/** What to do about a refusal before it is told; the sentence to tell instead, if it has a better one. */
	onRefusal?: (error: ApiFailure, faults: Faults<Field>) => Promise<string | undefined>;
};

type Sending<Values, Field, Checks> = {
	/** Of a form in steps: whether the field belongs to what is left or sent now. */
	among?: (field: Field) => boolean;
	/** Only reached where nothing is wrong. */
	send: (values: Values, checks: Checks) => Promise<unknown>;
};

const asItIs = <Field extends string>(field: Field) => field;

/**
 * A form, whatever its noun: what is filled in, what is wrong with it and may be told, the summary that takes the focus,
 * and sending it: tapped twice is sent once, and what was entered stays when it fails.
 */
export function useForm<Values extends FieldValues, Field extends string = string, Checks = undefined>(
	given: Given<Values, Field, Checks>,
) {
	const { blank, draft, early, asksBeforeLeaving = false, isQuietWhileMended = false, idOf = asItIs } = given;
	const typed = useFormValues({ blank, draft, early, idOf: idOf as (field: string) => string });
	const checks = useChecks(given.load);
	const told = useTold<Field>(() => (checks.areHere ? given.faultsOf(typed.values, checks.value as Checks) : {}));
	const usual = useFaultText();
	const words = (code: FaultCode | undefined) => (code && given.faultText?.(code)) ?? usual(code);
	const bringUp = (fields: readonly Field[]) => given.bringUp?.(fields, typed.valuesNow()) ?? fields;
	const saving = useFormSaving(given, (faults) => {
		told.setServerFaults(faults);
		told.openSummary(bringUp(Object.keys(faults) as Field[]));
	});

	const unsaved = useUnsaved({ isUnsaved: asksBeforeLeaving && typed.isUnkept, isSending: saving.isBusy });

	const errorOf = (field: Field) => words(told.faults[field]);
	const text = (field: Field): string => get(typed.values, field) ?? '';
	const set = (field: Field, value: unknown) => {
		typed.set(field, value);
		told.clearServerFault([partOf(field)]);
		if (isQuietWhileMended) told.clearFault(field);
	};
	const leave = (field: Field) => told.showFaults([field]);
	/** One walks through empty fields unscolded; what is missing is said when it was emptied again, or the form is sent. */
	const leaveFilled = (field: Field, now: string) => {
		if (now.trim() !== '' || typed.wasFilled(field)) leave(field);
	};
	/** For a text field: `<TextField {...form.field('lead.firstName')} label=… />`. */
	const field = (name: Field, { tidy = asItIs as (now: string) => string } = {}): FieldProps => ({
		id: idOf(name),
		name,
		value: text(name),
		error: errorOf(name),
		onChange: (event) => set(name, event.target.value),
		onBlur: () => {
			const tidied = tidy(text(name));
			if (tidied !== text(name)) set(name, tidied);
			leaveFilled(name, tidied);
		},
	});
	/** In one of its fields stands a day that was not taken: that is told there, and the form is not sent with another. */
	const isHeld = () => holdsUntaken(Object.keys(blank).map((name) => idOf(name as Field)));
	const submit = ({ among = () => true, send }: Sending<Values, Field, Checks>) =>
		saving.save(async () => {
			typed.readPage();
			if (isHeld()) return;
			const loaded = (await given.load?.()) as Checks;
			const found = Object.keys(given.faultsOf(typed.valuesNow(), loaded)) as Field[];
			const wrong = found.filter(among);
			told.showFaults(wrong);
			if (wrong.length > 0) return told.openSummary(bringUp(wrong));
			told.closeSummary();
			told.setServerFaults({});
			return send(typed.valuesNow(), loaded);
		});
	const change = (part: Partial<Values>) => {
		for (const [name, value] of Object.entries(part)) set(name as Field, value);
	};
	const restart = (values: Values) => {
		typed.restart(values);
		told.clearAll();
	};
	const { save: _, forget: forgetFailure, ...state } = saving;
	const actions = { set, change, leave, leaveFilled, isHeld, submit, restart, forgetFailure, unsaved };
	return {
		...typed,
		...told,
		...state,
		...actions,
		checks: checks.value,
		idOf,
		text,
		errorOf,
		field,
		faultText: words,
	};
}

const partOf = (field: string) => field.split('.')[0] ?? '';

/** What a text field is given. */
export type FieldProps = {
	id: string;
	name: string;
	value: string;
	error: string | undefined;
	onChange: (event: { target: { value: string } }) => void;
	onBlur: () => void;
};

/** Of a small form without a summary: into the first field that is wrong. */
export function focusFirst([first]: readonly string[]): readonly never[] {
	if (first !== undefined) document.getElementById(first)?.focus();
	return [];
}

/** What every part of a form may ask of it, whatever its values are. */
export type AnyForm<Field extends string = string> = {
	wrong: readonly Field[];
	faults: Faults<Field>;
	attempt: number;
	idOf: (field: Field) => string;
	faultText?: ((code: FaultCode) => string | undefined) | undefined;
};

const nothing = () => Promise.resolve(undefined);

function useChecks<Checks>(load: (() => Promise<Checks>) | undefined) {
	const value = useLoaded<Checks | undefined>(load ?? nothing);
	return { value, areHere: load === undefined || value !== undefined };
}

type Saving<Field extends string> = {
	textOf: (error: unknown) => string;
	isFile?: boolean;
	fieldOf?: (at: string) => Field | undefined;
	onRefusal?: (error: ApiFailure, faults: Faults<Field>) => Promise<string | undefined>;
};

/** What the server says of fields stands beside them and in the summary; anything else is a failure of the whole. */
function useFormSaving<Field extends string>(
	{ textOf, isFile = false, fieldOf = (at) => at as Field, onRefusal }: Saving<Field>,
	onFaults: (faults: Faults<Field>) => void,
) {
	const known = (faults: Faults): Faults<Field> =>
		Object.fromEntries(
			Object.entries(faults).flatMap(([at, code]) => {
				const field = fieldOf(at);
				return field === undefined ? [] : [[field, code]];
			}),
		) as Faults<Field>;
	const saving = useSaving({
		textOf,
		isFile,
		onRefusal: async (error) => {
			const faults = known(faultsIn(error, { isFile }));
			const better = await onRefusal?.(error, faults);
			if (!isSound(faults)) onFaults(faults);
			return better;
		},
	});
	return {
		save: saving.save,
		forget: saving.forget,
		isBusy: saving.isBusy,
		error: saving.error,
		/** Why it failed as a whole: nothing where each thing stands beside its field. */
		failure: isSound(known(saving.faults)) ? saving.failure : undefined,
		/** Why it failed, in any case: for a form without a summary. */
		anyFailure: saving.failure,
	};
}
