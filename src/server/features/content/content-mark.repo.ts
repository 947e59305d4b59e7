import type { EventKind } from '#domain/event/event-kinds.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import type { Pool } from '#server/queries.ts';

/** As long as any data counts as fresh (SPEC section 7). */
const freshMs = 5_000;
/** Longer than what is kept by it, so that whoever commits late is seen all the same: the count is another then. */
const spanMs = 30 * minuteMs;

const houseMoves: readonly EventKind[] = ['partner.house-suspended', 'partner.house-restored'];
const contentMoves: readonly EventKind[] = ['content.published', 'content.archived', 'partner.change-approved'];

const markSql = `
	select count(*)::text || ' ' || coalesce(max(id), 0) as mark from event
	where kind = any($2::text[]) and at > $1`;

/** Another word whenever one of these was done, on whichever server. Asked once in five seconds. */
function markOf(kinds: readonly EventKind[]) {
	const cache = new WeakMap<Pool['$client'], { mark: Promise<string>; until: number }>();

	async function readMark(reads: Pool, now: Date): Promise<string> {
		const values = [new Date(now.getTime() - spanMs), kinds];
		const { rows } = await reads.$client.query<{ mark: string }>({ name: 'content-mark', text: markSql, values });
		return rows[0]?.mark ?? '';
	}

	return (reads: Pool, now: Date): Promise<string> => {
		const known = cache.get(reads.$client);
		if (known && performance.now() < known.until) return known.mark;
		const mark = readMark(reads, now);
		cache.set(reads.$client, { mark, until: performance.now() + freshMs });
		mark.catch(() => cache.delete(reads.$client));
		return mark;
	};
}

/** Something went out or was taken away: what is kept for minutes is asked for anew. */
export const contentMark = markOf([...contentMoves, ...houseMoves]);

/** For what is dear to read and follows a product in minutes: a house that offers nothing more is gone at once all the same. */
export const houseMark = markOf(houseMoves);
