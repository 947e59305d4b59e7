import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Keyring } from './keyring.ts';
import { countOld, replaceSealed, takeOld } from './sealed.repo.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

type Options = { pool: pg.Pool; keys: Keyring; keyId: string; batch?: number };

export type Resealed = {
	/** Column name → how many were sealed anew. */
	counts: Record<string, number>;
	/** `column id` of what no known key opens; left as it is. */
	unreadable: string[];
};

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	try {
		await client.query('begin');
		const result = await work(client);
		await client.query('commit');
		client.release();
		return result;
	} catch (error) {
		// Closing the connection takes the transaction back, whatever state it is in.
		client.release(true);
		throw error;
	}
}

function resealed(keys: Keyring, sealed: string, binding: string): string | undefined {
	let plain: string;
	try {
		plain = keys.open(sealed, binding);
	} catch {
		return undefined;
	}
	return keys.seal(plain, binding);
}

/** Once through a column, in short transactions, so that nobody waits and an interruption loses nothing. */
async function pass({ pool, keys, keyId, batch = 100 }: Options, column: SealedColumn, unreadable: Set<string>) {
	let done = 0;
	let after: string | undefined;
	for (;;) {
		const rows = await inTransaction(pool, async (client) => {
			const taken = await takeOld(client, column, { keyId, after, limit: batch });
			for (const { id, sealed } of taken) {
				const to = resealed(keys, sealed, column.binding(id));
				if (to === undefined) unreadable.add(`${column.name} ${id}`);
				else {
					await replaceSealed(client, column, { id, from: sealed, to });
					done += 1;
				}
			}
			return taken;
		});
		if (rows.length === 0) return done;
		after = rows.at(-1)?.id;
	}
}

const unreadableOf = (column: SealedColumn, unreadable: Set<string>) =>
	[...unreadable].filter((row) => row.startsWith(`${column.name} `)).length;

/** Until nothing that can be opened stands under an old key; what others are writing just now is waited for. */
export async function reseal(options: Options): Promise<Resealed> {
	const counts: Record<string, number> = {};
	const unreadable = new Set<string>();
	for (const column of sealedColumns) {
		let done = 0;
		for (;;) {
			const more = await pass(options, column, unreadable);
			done += more;
			const left = (await countOld(options.pool, column, options.keyId)) - unreadableOf(column, unreadable);
			if (left <= 0) break;
			if (more === 0) await sleep(200);
		}
		counts[column.name] = done;
	}
	return { counts, unreadable: [...unreadable] };
}
