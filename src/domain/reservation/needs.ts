/** What a provider must know to receive a guest well. What touches health (an allergy) is kept apart, sealed. */

/** The tourism organisation's grades, the strictest first: a guest names the least they accept. */
export const halalLevels = ['certified', 'self-certified', 'muslim-friendly', 'pork-free'] as const;
export type HalalLevel = (typeof halalLevels)[number];

export const needFlags = ['prayer-room', 'same-gender-staff', 'vegetarian', 'wheelchair'] as const;
export type NeedFlag = (typeof needFlags)[number];

export const mostChildSeats = 6;
export type Needs = { halal: HalalLevel | null; flags: NeedFlag[]; childSeats: number };
export const noNeeds: Needs = { halal: null, flags: [], childSeats: 0 };

export const hasNeeds = ({ halal, flags, childSeats }: Needs): boolean =>
	halal !== null || flags.length > 0 || childSeats > 0;

export type NamedNeed = { id: 'halal'; level: HalalLevel } | { id: NeedFlag } | { id: 'child-seats'; count: number };

/** One after the other, the same order in every language. */
export function namedNeeds({ halal, flags, childSeats }: Needs): NamedNeed[] {
	return [
		...(halal === null ? [] : [{ id: 'halal' as const, level: halal }]),
		...flags.map((id) => ({ id })),
		...(childSeats === 0 ? [] : [{ id: 'child-seats' as const, count: childSeats }]),
	];
}
