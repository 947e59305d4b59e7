import type { AnyContent, ContentKind } from '../content/content.ts';
import type { ContentLocale } from '../kernel/locale-text.ts';
import { keepsSigns } from './kept-signs.ts';
import { type Languages, type TranslationUnit, unitsOf, type Written, withTargets } from './translation-unit.ts';

/** What can be wrong with a unit, each with words under `console.translation.why`. */
export const unitFaults = [
	'unknown-thing',
	'unknown-unit',
	'twice',
	'source-changed',
	'target-changed',
	/** The file does not say what it was made from, and would write over a translation. */
	'not-checkable',
	'placeholders',
	'empty',
	'wrong-sign',
	'points-missing',
	'too-long',
] as const;
type UnitFaultCode = (typeof unitFaults)[number];

/** What keeps a whole file from being read, each with words under `console.translation.unreadable`. */
export const handoverFaults = [
	...(['empty', 'too-large', 'encoding', 'malformed', 'declares', 'not-xliff', 'wrong-version'] as const),
	...(['wrong-languages', 'too-many-units'] as const),
] as const;
export type HandoverFault = { why: (typeof handoverFaults)[number]; line?: number };

/** So long a file may be: it is read at one go. */
export const mostHandoverBytes = 5 * 1024 * 1024;
/** More than a file of that length has. */
export const mostUnits = 20_000;

/** A unit as it came back. Without a target nobody has translated it yet. */
export type GivenUnit = {
	id: string;
	source: string;
	target: string | undefined;
	/** A placeholder that is not one of ours. */
	isBroken: boolean;
	/** Whoever translates says that it is as it should be, whether they changed it or not. */
	isSettled: boolean;
};

export type GivenThing = {
	kind: ContentKind | undefined;
	id: string;
	revision: number | undefined;
	units: GivenUnit[];
};
export type GivenFile = Languages & { things: GivenThing[] };

/** A thing as it is now, and as it was when it was handed out; undefined where that revision is gone. */
export type KnownThing = Written & { latest: number; title: string; handed: AnyContent | undefined };

export type HandoverFacts = {
	known: ReadonlyMap<string, KnownThing>;
	/** Where content is longer than it may be: paths as `texts.th.title`. */
	tooLong: (content: AnyContent) => string[];
};
export const thingKey = ({ kind, id }: { kind: ContentKind | undefined; id: string }): string => `${kind}/${id}`;

type UnitChange = { unit: string; before: string; after: string };
type UnitFault = { unit: string; value: string; why: UnitFaultCode };

export type PlannedThing = {
	kind: ContentKind | undefined;
	id: string;
	title: string;
	latest: number;
	changes: UnitChange[];
	/** Translations that were said to be still right. */
	confirmed: string[];
	faults: UnitFault[];
	unchanged: number;
	/** Nobody has translated them yet. */
	left: number;
	/** As it would be saved. */
	made: AnyContent | undefined;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a page cannot show is what is looked for
const wrongSign = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Ends of lines are the tool's, and so is what stands around a text. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
const isAlike = (one: string | undefined, other: string | undefined): boolean =>
	plain(one ?? '') === plain(other ?? '');

type Looked = {
	given: GivenUnit;
	unit: TranslationUnit | undefined;
	/** There is such a text, but nobody should translate from it just now: the Korean was written anew. */
	isOutdated: boolean;
	/** What the language said when it was handed out; null where nobody knows: the mark is missing, or that draft is gone. */
	handed: string | undefined | null;
};

/** What is wrong with a unit that says something else than what is there. */
function faultOf({ given, unit, isOutdated, handed }: Looked): UnitFaultCode | undefined {
	if (!unit) return isOutdated ? 'source-changed' : 'unknown-unit';
	if (!isAlike(given.source, unit.source)) return 'source-changed';
	if (given.target === undefined) return undefined;
	if (given.isBroken) return 'placeholders';
	if (plain(given.target) === '') return 'empty';
	if (wrongSign.test(given.target) && !isAlike(given.target, unit.target)) return 'wrong-sign';
	if (isAlike(given.target, unit.target)) return undefined;
	if (!keepsSigns(unit.source, given.target)) return 'placeholders';
	// What nobody has translated yet cannot have been changed since.
	if (handed === null) return plain(unit.target ?? '') === '' ? undefined : 'not-checkable';
	return isAlike(handed, unit.target) ? undefined : 'target-changed';
}

const nothing = { changes: [], confirmed: [], faults: [], unchanged: 0, left: 0, made: undefined };

const unknown = ({ kind, id, units }: GivenThing, why: UnitFaultCode): PlannedThing => ({
	...{ ...nothing, kind, id, title: id, latest: 0 },
	faults: [{ unit: units[0]?.id ?? '', value: id, why }],
});

/** What would become of a file that came back, thing by thing. */
export function planHandover(file: GivenFile, { known, tooLong }: HandoverFacts): PlannedThing[] {
	const seen = new Set<string>();
	return file.things.map((thing) => {
		const key = thingKey(thing);
		const found = known.get(key);
		if (!found) return unknown(thing, 'unknown-thing');
		if (seen.has(key)) return unknown(thing, 'twice');
		seen.add(key);
		return planThing(thing, { found, languages: { from: file.from, to: file.to }, tooLong });
	});
}

type Step = { found: KnownThing; languages: Languages; tooLong: HandoverFacts['tooLong'] };

function planThing(thing: GivenThing, { found, languages, tooLong }: Step): PlannedThing {
	const units = new Map(unitsOf(found, languages).map((unit) => [unit.id, unit]));
	const all = unmarked(found.content, languages);
	const handed = found.handed && unmarked(found.handed, languages);
	const planned: PlannedThing = {
		...{ kind: thing.kind, id: thing.id, title: found.title, latest: found.latest },
		...{ changes: [], confirmed: [], faults: [], unchanged: 0, left: 0, made: undefined },
	};
	const settled = new Set<string>();
	const seen = new Set<string>();
	for (const given of thing.units) {
		const unit = units.get(given.id);
		const looked = { given, unit, isOutdated: all.has(given.id), handed: handed ? handed.get(given.id)?.target : null };
		const why = seen.has(given.id) ? 'twice' : faultOf(looked);
		seen.add(given.id);
		if (why) planned.faults.push({ unit: given.id, value: given.target ?? given.source, why });
		else if (given.target === undefined) planned.left += 1;
		else if (!isAlike(given.target, unit?.target))
			planned.changes.push({ unit: given.id, before: unit?.target ?? '', after: plain(given.target) });
		else if (given.isSettled) settled.add(given.id);
		else planned.unchanged += 1;
	}
	confirm(planned, { units: [...units.values()], settled });
	make(planned, { found, languages, tooLong, units: [...units.values()] });
	const wrong = new Set(planned.faults.map(({ unit }) => unit));
	return { ...planned, changes: planned.changes.filter(({ unit }) => !wrong.has(unit)) };
}

/** Every text there is, whichever was written last. */
const unmarked = (content: AnyContent, languages: Languages) =>
	new Map(unitsOf({ content, marks: {} }, languages).map((unit) => [unit.id, unit]));

/** A part is confirmed where every text of it that is older was said to be right, or written anew. */
function confirm(
	planned: PlannedThing,
	{ units, settled }: { units: TranslationUnit[]; settled: ReadonlySet<string> },
) {
	const written = new Set(planned.changes.map(({ unit }) => unit));
	for (const field of new Set(units.filter(({ state }) => state === 'older').map((unit) => unit.field))) {
		const own = units.filter((unit) => unit.field === field);
		const isAll = own.every(({ id }) => settled.has(id) || written.has(id));
		if (isAll && own.some(({ id }) => settled.has(id))) planned.confirmed.push(field);
	}
	const confirmed = new Set(planned.confirmed);
	planned.unchanged += units.filter(({ id, field }) => settled.has(id) && !confirmed.has(field)).length;
}

/**
 * The content with its translations; lists are whole, and nothing is longer than it may be. Looked at where other units are wrong
 * too, so that all is told at once; then nothing is made.
 */
function make(planned: PlannedThing, { found, languages, tooLong, units }: Step & { units: TranslationUnit[] }): void {
	if (planned.changes.length === 0 && planned.confirmed.length === 0) return;
	const targets = new Map(planned.changes.map(({ unit, after }) => [unit, after]));
	// A point that is wrong itself is not missing.
	const given = new Set([...targets.keys(), ...planned.faults.map(({ unit }) => unit)]);
	for (const { unit: id, after } of planned.changes) {
		const field = units.find((unit) => unit.id === id)?.field;
		const isWhole = units.every((unit) => unit.field !== field || given.has(unit.id) || unit.target !== undefined);
		if (!isWhole) planned.faults.push({ unit: id, value: after, why: 'points-missing' });
	}
	const made = withTargets(found, { ...languages, targets });
	const wrong = tooLong(made).map((path) => partOf(path, languages.to));
	for (const { unit, after } of planned.changes)
		if (wrong.some((part) => part === unit || unit.startsWith(`${part}.`)))
			planned.faults.push({ unit, value: after, why: 'too-long' });
	if (planned.faults.length === 0) planned.made = made;
}

/** `texts.th.included.2` as its unit: points are counted from one. */
function partOf(path: string, to: ContentLocale): string {
	if (path.startsWith('place')) return 'place';
	const [part = '', at] = path.replace(`texts.${to}.`, '').split('.');
	return at === undefined ? part : /^\d+$/.test(at) ? `${part}.${Number(at) + 1}` : `${part}.${at}`;
}

type HandoverCounts = Record<'changed' | 'confirmed' | 'unchanged' | 'left' | 'bad', number>;

export function countsOf(things: readonly PlannedThing[]): HandoverCounts {
	const sum = (of: (thing: PlannedThing) => number) => things.reduce((total, thing) => total + of(thing), 0);
	return {
		changed: sum(({ changes }) => changes.length),
		confirmed: sum(({ confirmed }) => confirmed.length),
		unchanged: sum(({ unchanged }) => unchanged),
		left: sum(({ left }) => left),
		bad: sum(({ faults }) => faults.length),
	};
}
