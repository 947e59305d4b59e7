import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { statementWords } from './statement-words.ts';
import { failureOf, type Tracer } from './tracer.ts';

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;
type Answered = (error: Error | undefined, result: unknown) => void;

/** A statement's words; of what streams by itself (COPY) nothing. */
function textOf(statement: unknown): string | undefined {
	if (typeof statement === 'string') return statement;
	if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
	const { text } = statement as { text?: unknown };
	return typeof text === 'string' ? text : undefined;
}

/** Every statement of a request or job becomes a step of it, and so does waiting for a connection. */
export function tracePool(pool: pg.Pool, tracer: Tracer): void {
	pool.on('connect', (client) => traceStatements(client, tracer));
	const connect = pool.connect.bind(pool) as (taken?: Taken) => Promise<pg.PoolClient>;
	const traced = (taken?: Taken) => {
		const waiting = pool.idleCount === 0 ? tracer.step('wait for a connection', 'internal', {}) : undefined;
		if (!taken) {
			const client = connect();
			client.then(
				() => waiting?.end(),
				(error: unknown) => waiting?.end(failureOf(error)),
			);
			return client;
		}
		// The pool calls back from the work of whoever gave a connection back; the statement is the asker's.
		const asker = AsyncLocalStorage.bind(taken);
		return connect((error, client, done) => {
			waiting?.end(failureOf(error));
			asker(error, client, done);
		});
	};
	pool.connect = traced as typeof pool.connect;
}

function traceStatements(client: pg.ClientBase, tracer: Tracer): void {
	const query = client.query.bind(client) as (...given: unknown[]) => unknown;
	const traced = (...given: unknown[]) => {
		const text = textOf(given[0]);
		if (text === undefined) return query(...given);
		const { name, facts } = statementWords(text);
		const span = tracer.step(name, 'client', facts);
		if (!span) return query(...given);
		const last = given.at(-1);
		if (typeof last === 'function')
			return query(...given.slice(0, -1), (error: Error | undefined, result: unknown) => {
				span.end(failureOf(error));
				(last as Answered)(error, result);
			});
		const answer = query(...given) as Promise<unknown>;
		answer.then(
			() => span.end(),
			(error: unknown) => span.end(failureOf(error)),
		);
		return answer;
	};
	client.query = traced as typeof client.query;
}
