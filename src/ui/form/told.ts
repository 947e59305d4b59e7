import type { FaultCode } from '#contract/faults.ts';
import type { Faults } from './faults.ts';

/** What of a form's faults may be told. All of it is by the path of the field. */
export type Told = {
	/** Fields that were left filled in, or sent: one walks through empty fields unscolded. */
	shown: ReadonlySet<string>;
	/** What the server said; it counts until something in that part of the form is changed. */
	server: Faults;
	/** The fields that were wrong when one wanted to go on: the summary speaks of these, and not of fields left since. */
	summary: readonly string[];
	/** How often the summary was opened: each time it takes the focus. */
	attempt: number;
};

export const nothingTold: Told = { shown: new Set(), server: {}, summary: [], attempt: 0 };

export const showFaults = (told: Told, fields: readonly string[]): Told => ({
	...told,
	shown: new Set([...told.shown, ...fields]),
});

/** A field being mended is not blamed meanwhile. */
export const clearFault = (told: Told, fields: readonly string[]): Told => ({
	...told,
	shown: new Set([...told.shown].filter((field) => !fields.includes(field))),
});

/** Nothing of a list's things: their numbers have changed. */
export const clearPart = (told: Told, part: string): Told => ({
	...told,
	shown: new Set([...told.shown].filter((field) => !field.startsWith(`${part}.`))),
	summary: told.summary.filter((field) => !field.startsWith(`${part}.`)),
});

export const setServerFaults = (told: Told, server: Faults): Told => ({ ...told, server });

/** What only the field itself can tell, such as a file it does not take; it counts until the field is changed. */
export const setFault = (told: Told, field: string, code: FaultCode): Told => ({
	...told,
	server: { ...told.server, [field]: code },
});

const partOf = (field: string) => field.split('.')[0] ?? '';

export function clearServerFault(told: Told, parts: readonly string[]): Told {
	const left = Object.entries(told.server).filter(([field]) => !parts.includes(partOf(field)));
	return left.length === Object.keys(told.server).length ? told : { ...told, server: Object.fromEntries(left) };
}

export const openSummary = (told: Told, fields: readonly string[]): Told => ({
	...told,
	summary: fields,
	attempt: told.attempt + 1,
});

export const closeSummary = (told: Told): Told => (told.summary.length === 0 ? told : { ...told, summary: [] });

/** Of everything that is wrong, what may be said. */
export function faultsTold({ shown, server }: Told, found: Faults): Faults {
	return { ...Object.fromEntries(Object.entries(found).filter(([field]) => shown.has(field))), ...server };
}

export const summaryTold = ({ summary }: Told, faults: Faults): readonly string[] =>
	summary.filter((field) => faults[field] !== undefined);
