/** That something changed, and nothing of what: who reads it asks for what they may see. */
export type Hint = {
	unread: number;
	/** Where to go on from. */
	last: number;
	subjects: [kind: string, id: string][] | 'all';
};

type Told = {
	unread: number;
	/** The highest number of the member's, 0 where they have none. */
	newest: number;
	/** What is newer than was asked for, the newest first. */
	rows: readonly (readonly [id: number, kind: string, subjectId: string])[];
};

/** What to say to one who has seen all up to `last`; who has seen nothing yet begins where they are. */
export function hintOf({ unread, newest, rows }: Told, last: number | undefined, most: number): Hint {
	if (last === undefined) return { unread, last: newest, subjects: [] };
	const fresh = rows.filter(([id]) => id > last);
	// A number that is not there yet is another database's: begin again.
	if (last > newest) return { unread, last: newest, subjects: 'all' };
	const next = fresh[0]?.[0] ?? last;
	if (fresh.length > most) return { unread, last: next, subjects: 'all' };
	const subjects = new Map(fresh.map(([, kind, id]) => [`${kind} ${id}`, [kind, id] as [string, string]]));
	return { unread, last: next, subjects: [...subjects.values()] };
}

/** What a page was drawn from may be some moments older than the number it gets: those moments are told again. */
const overlapMs = 5_000;

/** Where the stream of a page begins that was drawn now: below whatever happened in the last moments. */
export function startOf(newestFirst: readonly { id: number; at: Date }[], now: Date): number {
	const recent = newestFirst.filter(({ at }) => at.getTime() > now.getTime() - overlapMs);
	const lowest = recent.at(-1);
	return lowest ? lowest.id - 1 : (newestFirst[0]?.id ?? 0);
}
