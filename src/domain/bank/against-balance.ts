import type { StatementLine } from './read-statement.ts';

type Step = { from: number; to: number; moved: number };

/** From each line to the next: what was left, what is left, and by how much it should have moved. */
function stepsIn(lines: readonly StatementLine[]): Step[] {
	return lines.slice(1).flatMap((line, at) => {
		const from = lines[at]?.balance ?? null;
		if (from === null || line.balance === null) return [];
		return [{ from, to: line.balance, moved: line.direction === 'in' ? line.won : -line.won }];
	});
}

const countOf = (steps: readonly Step[], sign: 1 | -1): number =>
	steps.filter(({ from, to, moved }) => to - from === sign * moved).length;

const momentOf = ({ on, time }: StatementLine): string => `${on} ${time ?? ''}`;

/** Banks print the oldest or the newest line first; where the days do not say which, it may be either. */
function orders(lines: readonly StatementLine[]): StatementLine[][] {
	const [first, last] = [lines[0], lines.at(-1)];
	if (!first || !last) return [];
	const [oldestFirst, newestFirst] = [[...lines], [...lines].reverse()];
	if (momentOf(first) === momentOf(last)) return [oldestFirst, newestFirst];
	return [momentOf(first) < momentOf(last) ? oldestFirst : newestFirst];
}

/**
 * In how many lines what was left moved the other way than the line says, where those are more than the lines it agrees with: the
 * columns are then read the wrong way round. Nothing where they agree, or where no balance is told.
 */
export function againstBalance(lines: readonly StatementLine[]): number {
	const steps = orders(lines).map(stepsIn);
	const agreeing = Math.max(0, ...steps.map((of) => countOf(of, 1)));
	const against = Math.max(0, ...steps.map((of) => countOf(of, -1)));
	return against > agreeing ? against : 0;
}
