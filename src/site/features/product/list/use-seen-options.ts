import { useRef } from 'react';

type Facet = readonly { value: string; count: number }[];
export type Option<Value extends string> = { value: Value; count: number };

/**
 * A filter's options in their own order: those that would show something, those chosen, and those once seen here, so that
 * none vanishes under the finger while one chooses.
 */
export function useSeenOptions<Value extends string>(
	known: readonly Value[],
	facet: Facet,
	chosen: readonly Value[],
): Option<Value>[] {
	const seen = useRef(new Set<string>());
	for (const { value } of facet) seen.current.add(value);
	const counts = new Map(facet.map(({ value, count }) => [value, count]));
	return known
		.filter((value) => seen.current.has(value) || chosen.includes(value))
		.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}
