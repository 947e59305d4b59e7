import type { SpokenLanguage } from '../product/product.ts';

/** What a provider must know to receive a guest well. What touches health (an allergy) is kept apart, sealed. */

/** The tourism organisation's grades, the strictest first: a guest names the least they accept. */
export const halalLevels = ['certified', 'self-certified', 'muslim-friendly', 'pork-free'] as const;
export type HalalLevel = (typeof halalLevels)[number];

export const needFlags = ['prayer-room', 'same-gender-staff', 'vegetarian', 'wheelchair'] as const;
export type NeedFlag = (typeof needFlags)[number];

/** One can be carried in a boot, the other needs a ramp and a lift. */
export const wheelchairKinds = ['folding', 'electric'] as const;
export type WheelchairKind = (typeof wheelchairKinds)[number];

export const mostChildSeats = 6;
export type Needs = {
	halal: HalalLevel | null;
	flags: NeedFlag[];
	childSeats: number;
	/** How many of the party eat so; left out where all do. */
	halalCount?: number | undefined;
	/** Left out where it was not told. */
	wheelchair?: WheelchairKind | undefined;
	/** Left out where there is one. */
	wheelchairs?: number | undefined;
	/** The language somebody is to interpret or guide in. */
	interpreter?: SpokenLanguage | undefined;
};
export const noNeeds: Needs = { halal: null, flags: [], childSeats: 0 };

export const needIds = ['halal', ...needFlags, 'child-seats', 'interpreter'] as const;
export type NeedId = (typeof needIds)[number];

export type NamedNeed =
	| { id: 'halal'; level: HalalLevel; count?: number | undefined }
	| { id: 'wheelchair'; kind?: WheelchairKind | undefined; count?: number | undefined }
	| { id: Exclude<NeedFlag, 'wheelchair'> }
	| { id: 'child-seats'; count: number }
	| { id: 'interpreter'; language: SpokenLanguage };

export const hasNeeds = (needs: Needs): boolean => namedNeeds(needs).length > 0;

/** One after the other, the same order in every language. */
export function namedNeeds(needs: Needs): NamedNeed[] {
	const { halal, flags, childSeats, halalCount, wheelchair, wheelchairs, interpreter } = needs;
	return [
		...(halal === null ? [] : [{ id: 'halal' as const, level: halal, count: halalCount }]),
		...flags.map((id) => (id === 'wheelchair' ? { id, kind: wheelchair, count: wheelchairs } : { id })),
		...(childSeats === 0 ? [] : [{ id: 'child-seats' as const, count: childSeats }]),
		...(interpreter === undefined ? [] : [{ id: 'interpreter' as const, language: interpreter }]),
	];
}
