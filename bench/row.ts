/** One line of docs/PERFORMANCE.md. */
export type Row = { what: string; reached: string; goal: string; isReached: boolean };
export type AddRow = (row: Row) => void;

/** A figure that has no goal. */
export const noGoal = '–';

/** Several against the first of them: how many times as much. */
export const timesRow = (what: string, [first = 0, ...others]: readonly number[]): Row => ({
	what,
	reached: `${others.map((one) => `× ${(one / first).toFixed(2)}`).join(' and ')} (${[first, ...others].map((one) => one.toFixed(0)).join(' / ')} a second)`,
	goal: noGoal,
	isReached: true,
});

export const ratioRow = (
	what: string,
	{ ours, bare, ratio }: { ours: number; bare: number; ratio: number },
	goal: number,
): Row => ({
	what,
	reached: `${ratio.toFixed(2)} (${ours.toFixed(0)} / ${bare.toFixed(0)} a second)`,
	goal: String(goal),
	isReached: ratio >= goal,
});
