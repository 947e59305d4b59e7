import { minuteMs } from '#domain/kernel/durations.ts';
import type { Pool } from '#server/queries.ts';

/** As long as any data counts as fresh (SPEC section 7). */
const freshMs = 5_000;
/** Longer than what is kept by it, so that whoever commits late is seen all the same: the count is another then. */
const spanMs = 30 * minuteMs;
const kept = new WeakMap<Pool['$client'], { mark: Promise<string>; until: number }>();

const markSql = `
	select count(*)::text || ' ' || coalesce(max(id), 0) as mark from event
	where kind in ('content.published', 'content.archived', 'partner.change-approved') and at > $1`;

async function readMark(reads: Pool, now: Date): Promise<string> {
	const values = [new Date(now.getTime() - spanMs)];
	const { rows } = await reads.$client.query<{ mark: string }>({ name: 'content-mark', text: markSql, values });
	return rows[0]?.mark ?? '';
}

/**
 * Another word whenever something went out or was taken away, on whichever server: what is kept for minutes is asked for anew.
 * Asked once in five seconds.
 */
export function contentMark(reads: Pool, now: Date): Promise<string> {
	const known = kept.get(reads.$client);
	if (known && performance.now() < known.until) return known.mark;
	const mark = readMark(reads, now);
	kept.set(reads.$client, { mark, until: performance.now() + freshMs });
	mark.catch(() => kept.delete(reads.$client));
	return mark;
}
