import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transaction } from '#server/queries.ts';
import { RolledBack } from '#server/roll-back.ts';

/** PostgreSQL took it back because it met another at the same rows: serialization failure, deadlock. */
const passing = ['40001', '40P01'];
const mostTries = 5;
const pauseMs = 40;

type OnWake = () => void | Promise<void>;

/**
 * All or nothing on one connection. A refusal inside (`rollBack`) leaves nothing behind, like a failure. What PostgreSQL
 * takes back on account of others is done again, so the work must bear being run more than once. When the connection is
 * lost it is thrown away; whether a lost COMMIT happened only the database knows, so what must not happen twice carries
 * a key. `onWake` follows the commit of what asked for it.
 */
export async function transact<T>(
	pool: pg.Pool,
	work: (queries: Transaction) => Promise<T>,
	onWake: OnWake,
): Promise<T> {
	for (let tries = 1; ; tries += 1) {
		try {
			const { result, isWoken } = await transactOnce(pool, work);
			if (isWoken) await onWake();
			return result;
		} catch (error) {
			if (tries === mostTries || !isPassing(error)) throw error;
			await wait(Math.random() * pauseMs * tries);
		}
	}
}

type Done<T> = { result: T; isWoken: boolean };

async function transactOnce<T>(pool: pg.Pool, work: (queries: Transaction) => Promise<T>): Promise<Done<T>> {
	const client = await pool.connect();
	let isBroken = true;
	let isWoken = false;
	const wake = () => {
		isWoken = true;
	};
	try {
		await client.query('begin');
		const result = await work(Object.assign(drizzle(client), { wake }));
		await client.query('commit');
		isBroken = false;
		return { result, isWoken };
	} catch (error) {
		isBroken = await client.query('rollback').then(
			() => false,
			() => true,
		);
		if (error instanceof RolledBack) return { result: error.value as T, isWoken: false };
		throw error;
	} finally {
		client.release(isBroken);
	}
}

export function isPassing(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause)
		if (passing.includes((cause as { code?: string }).code ?? '')) return true;
	return false;
}
