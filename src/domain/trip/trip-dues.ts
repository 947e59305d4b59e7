type Due = { won: number; by: string };

const sumOf = (dues: readonly Due[]): Due | null => {
	const [first] = dues;
	return first ? { won: dues.reduce((sum, { won }) => sum + won, 0), by: first.by } : null;
};

/** What is to be transferred for a trip: all whose date has passed, since the first of them, and what is due next. */
export function tripDues(dues: readonly Due[], now: Date): { late: Due | null; next: Due | null } {
	const sorted = [...dues].sort((one, other) => Date.parse(one.by) - Date.parse(other.by));
	const isLate = ({ by }: Due) => Date.parse(by) < now.getTime();
	const coming = sorted.filter((due) => !isLate(due));
	return { late: sumOf(sorted.filter(isLate)), next: sumOf(coming.filter(({ by }) => by === coming[0]?.by)) };
}
