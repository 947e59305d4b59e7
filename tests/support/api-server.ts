import { Readable } from 'node:stream';
import pg from 'pg';
import { parseSettings } from '#server/env.ts';
import type { PageSource } from '#server/http/page-source.ts';
import { startServer } from '#server/main.ts';

/**
 * The server as main.ts puts it together, jobs and all, in a process of its own; only the pages are left out, since
 * nobody here looks at one. Run by api-process.ts.
 */
const noPages: PageSource = {
	render: async () => ({ kind: 'page', status: 200, language: 'en', body: Readable.from(['<!doctype html>']) }),
	assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }),
};

/** Takes the guard out of a statement that counts: what a counter without a condition would do. */
function takeGuardOut(name: string, guard: string): void {
	const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
	pg.Client.prototype.query = function unguarded(this: pg.Client, ...args: unknown[]) {
		const [statement] = args as [{ name?: string; text?: string }];
		if (statement?.name === name && statement.text) statement.text = statement.text.replace(guard, '');
		return query.apply(this, args);
	} as typeof pg.Client.prototype.query;
}

/** Dies, as by kill -9, once a transaction that recorded an event of this kind is committed: before anybody is told. */
function dieAfter(kind: string): void {
	const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
	const doomed = new WeakSet<pg.Client>();
	pg.Client.prototype.query = function dying(this: pg.Client, ...args: unknown[]) {
		const [statement] = args as [string | { name?: string; values?: unknown[] }];
		if (typeof statement !== 'string' && statement?.name === 'event-insert' && statement.values?.[0] === kind)
			doomed.add(this);
		const answer = query.apply(this, args);
		if (statement !== 'commit' || !doomed.has(this)) return answer;
		return (answer as Promise<unknown>).then(() => process.kill(process.pid, 'SIGKILL'));
	} as typeof pg.Client.prototype.query;
}

const lastWord = process.argv.find((word) => word.startsWith('--dies-after='))?.split('=')[1];
if (lastWord) dieAfter(lastWord);
if (process.argv.includes('--unguarded'))
	takeGuardOut('slot-take', 'where held.taken + excluded.taken <= held.capacity');
if (process.argv.includes('--unguarded-promotion'))
	takeGuardOut('promotion-take', 'and (total_limit is null or used < total_limit)');
await startServer({ settings: parseSettings(process.env), pages: noPages, onProgress: () => undefined });
process.on('disconnect', () => process.exit());
process.send?.('ready');
