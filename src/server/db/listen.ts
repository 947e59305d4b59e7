import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

type Options = {
	/** Of the database itself: a pooler between would lose it without a word. */
	url: string;
	channel: string;
	onNotice: (payload: string | undefined) => void;
	/** It hears again, the first time too: what was said meanwhile is lost. */
	onHearing: () => void;
	onLost: (error: Error) => void;
	/** For tests. */
	askMs?: number;
};

/** A connection that died without a word is noticed after this. */
const askEveryMs = 30_000;
const mostPauseMs = 30_000;

/** Hears what is notified, on one connection of its own, until it is stopped; goes on by itself after a loss. */
export function keepListening(options: Options): { stop(): Promise<void> } {
	const stopping = new AbortController();
	const { signal } = stopping;
	const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

	async function listen(): Promise<void> {
		const client = new pg.Client({
			...{ connectionString: options.url, application_name: 'maru live', keepAlive: true },
			...{ connectionTimeoutMillis: 5_000, query_timeout: 10_000 },
		});
		const lost = Promise.withResolvers<never>();
		lost.promise.catch(() => undefined);
		client.on('error', lost.reject);
		client.on('end', () => lost.reject(new Error('the listening connection has ended')));
		client.on('notification', ({ payload }) => options.onNotice(payload));
		try {
			await client.connect();
			await client.query(`listen ${client.escapeIdentifier(options.channel)}`);
			options.onHearing();
			while (!signal.aborted) {
				await Promise.race([pause(options.askMs ?? askEveryMs), lost.promise]);
				if (!signal.aborted) await client.query('select 1');
			}
		} finally {
			await client.end().catch(() => undefined);
		}
	}

	const keep = async () => {
		for (let failures = 0; !signal.aborted; failures += 1) {
			const startedAt = performance.now();
			await listen().catch((error: Error) => signal.aborted || options.onLost(error));
			if (performance.now() - startedAt > mostPauseMs) failures = 0;
			await pause(Math.min(250 * 2 ** failures, mostPauseMs));
		}
	};
	const ended = keep();
	return {
		async stop() {
			stopping.abort();
			await ended;
		},
	};
}
