/** One line of docs/PERFORMANCE.md. */
export type Row = { what: string; reached: string; goal: string; isReached: boolean };
export type AddRow = (row: Row) => void;

/** A figure that has no goal. */
export const noGoal = '–';

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
