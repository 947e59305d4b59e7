import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Work } from '#server/queries.ts';

/**
 * All or nothing on one connection. A refusal inside (`rollBack`) leaves nothing behind, like a failure. When the
 * connection is lost it is thrown away; whether a lost COMMIT happened only the database knows, so what must not happen
 * twice carries a key.
 */
export async function transact<T>(pool: pg.Pool, work: (queries: Work) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	let isBroken = true;
	try {
		await client.query('begin');
		const result = await work(drizzle(client));
		await client.query('commit');
		isBroken = false;
		return result;
	} catch (error) {
		isBroken = await client.query('rollback').then(
			() => false,
			() => true,
		);
		if (error instanceof RolledBack) return error.value as T;
		throw error;
	} finally {
		client.release(isBroken);
	}
}

/** Carries a refusal out of a transaction. */
class RolledBack extends Error {
	readonly value: unknown;
	constructor(value: unknown) {
		super('rolled back');
		this.value = value;
	}
}

/** Ends a transaction without a trace; its answer is `value`. */
export function rollBack(value: unknown): never {
	throw new RolledBack(value);
}
