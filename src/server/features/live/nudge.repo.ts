import type pg from 'pg';

export const liveChannel = 'maru_live';

/** Above this a nudge says that anybody may be meant: PostgreSQL takes 8,000 bytes, and who hears it asks once anyway. */
const mostNamed = 150;

/**
 * A nudge to all servers, never more: the rows are the truth. Outside of every other transaction, and with a commit that waits for
 * no disk: who notifies holds a lock of the whole database until then (docs/decisions/0059-events.md).
 */
export async function sendNudge(pool: pg.Pool, memberIds: readonly string[]): Promise<void> {
	const told = memberIds.length > mostNamed ? '' : memberIds.join(' ');
	const text = `select set_config('synchronous_commit', 'off', true), pg_notify('${liveChannel}', $1)`;
	await pool.query({ name: 'nudge', text, values: [told] });
}

export const nudgedIn = (payload: string | undefined): string[] | 'all' => (payload ? payload.split(' ') : 'all');
