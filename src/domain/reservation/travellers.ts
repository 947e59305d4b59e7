import type { Kind } from '../area/area.ts';
import { youngest } from '../member/member.ts';
import { ageOn } from '../member/name.ts';
import { countOf, oldest, type Persons } from '../product/price.ts';

/** One who comes besides the lead guest, where the kind asks for every name. */
export type Traveller = { firstName: string; lastName: string; birthOn: string };

/** How many names are asked for besides the lead guest's. */
export const travellersAsked = ({ names }: Pick<Kind, 'names'>, persons: Persons): number =>
	names === 'each' ? Math.max(0, countOf(persons) - 1) : 0;

type PersonType = keyof Persons;

/**
 * As what each was reserved for, in the order given: the oldest are the adults, the youngest the infants. By age that is
 * who is 12, 3 or less on the day; and where somebody was reserved for as another than their age says, it still adds up,
 * so that nobody stays at home who was not counted.
 */
export function personTypesOf(persons: Persons, births: readonly string[]): PersonType[] {
	const oldestFirst = births.map((birthOn, at) => ({ birthOn, at })).sort((a, b) => (a.birthOn < b.birthOn ? -1 : 1));
	const types: PersonType[] = [];
	oldestFirst.forEach(({ at }, rank) => {
		types[at] = rank < persons.adult ? 'adult' : rank < persons.adult + persons.child ? 'child' : 'infant';
	});
	return types;
}

const isSame = (one: Traveller, other: Traveller): boolean =>
	one.firstName === other.firstName && one.lastName === other.lastName && one.birthOn === other.birthOn;

/** Those of `these` that are not among `those`, by their place; two of the same name are two. */
export function notAmong(these: readonly Traveller[], those: readonly Traveller[]): number[] {
	const left = [...those];
	return these.flatMap((one, position) => {
		const at = left.findIndex((other) => isSame(one, other));
		if (at < 0) return [position];
		left.splice(at, 1);
		return [];
	});
}

type Births = readonly (string | undefined)[];
type Asked = { fromAge?: number | undefined; on: string; persons: Persons };

/**
 * Who of them, by their place, is younger on the day than the product takes; a birth not known yet is nobody's fault.
 * Whoever leads a party as an adult is old enough to be a member.
 */
export function tooYoung(births: Births, { fromAge = 0, on, persons }: Asked): number[] {
	const [leadAs] = personTypesOf(
		persons,
		births.filter((birthOn) => birthOn !== undefined),
	);
	const leastOf = (at: number) => (at === 0 && leadAs === 'adult' ? Math.max(fromAge, youngest) : fromAge);
	return births.flatMap((birthOn, at) => (birthOn !== undefined && ageOn(birthOn, on) < leastOf(at) ? [at] : []));
}

/**
 * Who, by their place, is older on the day than what they were reserved for as: an infant's fare is none for a grown-up.
 * The other way round is theirs to choose. Only where everybody's birth is known.
 */
export function tooOld(births: Births, { on, persons }: Omit<Asked, 'fromAge'>): number[] {
	const known = births.filter((birthOn) => birthOn !== undefined);
	if (known.length !== countOf(persons)) return [];
	const types = personTypesOf(persons, known);
	return known.flatMap((birthOn, at) => (ageOn(birthOn, on) > oldest[types[at] ?? 'adult'] ? [at] : []));
}

/** The lead guest first, then those who come along, as a form names them. */
export const birthFields = (travellers: readonly unknown[]): string[] => [
	'lead.birthOn',
	...travellers.map((_, at) => `travellers.${at}.birthOn`),
];

export type TravellerFault = { at: string; code: 'required' | 'invalid-input' };

/** Too many names, or the first field of each that is missing. */
export function travellerFaults(given: number, asked: number): TravellerFault[] {
	if (given > asked) return [{ at: 'travellers', code: 'invalid-input' }];
	return Array.from({ length: asked - given }, (_, more) => ({
		at: `travellers.${given + more}.firstName`,
		code: 'required' as const,
	}));
}
