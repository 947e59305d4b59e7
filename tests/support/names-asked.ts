import type pg from 'pg';

/** The names of the prepared statements that a pool is asked meanwhile, in their order; '' for one without a name. */
export async function namesAsked(pool: pg.Pool, ask: () => Promise<unknown>): Promise<string[]> {
	const asked: string[] = [];
	const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
	const hear = (...given: unknown[]) => {
		asked.push((given[0] as { name?: string }).name ?? '');
		return query(...given);
	};
	pool.query = hear as typeof pool.query;
	try {
		await ask();
	} finally {
		pool.query = query as typeof pool.query;
	}
	return asked;
}
