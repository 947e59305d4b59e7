import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const longestPauseMs = 5_000;

/** What another try would answer the same way: wrong data, a broken rule, a wrong statement. Anything else may pass. */
const isDefect = (error: unknown) => /^(0A|2[123]|42)/.test(String((error as { code?: unknown }).code ?? ''));

type Query = (...given: unknown[]) => Promise<unknown>;

/**
 * A pool that waits for a database that is away instead of failing. graphile-worker does not look after every promise it
 * makes: a job that could not be marked as done would end the process, or leave the worker standing. Each of its
 * statements stands alone and may be said twice; an answer that got lost leaves a job held, which is freed later.
 */
export function patientPool(pool: pg.Pool, signal: AbortSignal): pg.Pool {
	const query: Query = async (...given) => {
		for (let pause = 250; ; pause = Math.min(pause * 2, longestPauseMs)) {
			try {
				return await (pool.query as unknown as Query).apply(pool, given);
			} catch (error) {
				if (isDefect(error)) throw error;
				// Nothing more will be done: there is no job, and nobody to tell.
				if (signal.aborted) return { rows: [], rowCount: 0 };
				await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
			}
		}
	};
	const client = { query, release: () => undefined };
	type Callback = Parameters<pg.Pool['connect']>[0];
	return Object.create(pool, {
		// With a callback it is the listener for new jobs, which needs a connection of its own and knows how to come back.
		connect: { value: (callback?: Callback) => (callback ? pool.connect(callback) : Promise.resolve(client)) },
	});
}
