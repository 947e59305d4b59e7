import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { isWhole } from './database.ts';
import type { Load } from './load.ts';
import { type Part, until } from './part.ts';
import type { Cluster } from './start-cluster.ts';

export type House = { cluster: Cluster; cookies: string[]; database: Database };
/** What is done, and what is told of it besides. */
export type Deed = (house: House, load: Load) => Promise<string | undefined>;
export type Drill = { name: string; deed: Deed /** Nobody may notice anything at all. */; isUnnoticed?: boolean };

/** As many as that come through again. */
export const goesOn = (load: Load, more = 10) => {
	const before = load.acknowledged.size;
	return until('reserving goes on', async () => load.acknowledged.size >= before + more, 240_000);
};

/** Killed, away for some seconds as until a supervisor has noticed, and started again. */
export const killed =
	(partOf: (cluster: Cluster) => Part, awayMs = 2_000): Deed =>
	async ({ cluster }) => {
		const part = partOf(cluster);
		await part.end('SIGKILL');
		await pause(awayMs);
		await part.start();
		return undefined;
	};

export const whole = (cluster: Cluster) =>
	until('there is a primary and a synchronous standby again', () => isWhole(cluster.nodes), 300_000);
