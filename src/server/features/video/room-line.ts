import type pg from 'pg';
import type { Pool } from '#server/queries.ts';

const againMs = 1_000;

/**
 * Nudges from other servers, by one connection of its own for as long as somebody sits in a room here. Where it breaks it
 * is taken up again, and everything is looked at once: a nudge may have been missed.
 */
export function createRoomLine(
	queries: Pick<Pool, '$client'>,
	{ onNudge, onBack }: { onNudge(room: string): void; onBack(): void },
) {
	let client: pg.PoolClient | undefined;
	let opening: Promise<void> | undefined;
	let isWanted = false;

	async function connect(): Promise<void> {
		const fresh = await queries.$client.connect();
		if (!isWanted) return fresh.release();
		client = fresh;
		fresh.on('notification', ({ payload = '' }) => onNudge(payload));
		const lost = () => {
			if (client !== fresh) return;
			client = undefined;
			fresh.release(true);
			again();
		};
		fresh.on('error', lost);
		fresh.on('end', lost);
		await fresh.query('listen room');
	}

	const again = () =>
		setTimeout(() => {
			if (isWanted && !client) open().then(onBack, again);
		}, againMs).unref();

	function open(): Promise<void> {
		isWanted = true;
		if (client) return opening ?? Promise.resolve();
		opening ??= connect().finally(() => {
			opening = undefined;
		});
		return opening;
	}

	return {
		open,
		close() {
			isWanted = false;
			const was = client;
			client = undefined;
			was?.removeAllListeners('notification');
			was?.release(true);
		},
	};
}
