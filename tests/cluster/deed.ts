import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { isWhole } from './database.ts';
import type { Load, People } from './load.ts';
import { type Part, until } from './part.ts';
import type { Cluster } from './start-cluster.ts';

export type House = { cluster: Cluster; people: People; database: Database };
/** What is done, and what is told of it besides. */
export type Deed = (house: House, load: Load) => Promise<string | undefined>;
export type Drill = {
	name: string;
	deed: Deed;
	/** For so many seconds, at the most, may nobody have got a reservation. */
	within: number;
	/** Nobody may notice anything at all. */
	isUnnoticed?: boolean;
};

const ttl = Number(/^ +ttl: (\d+)$/m.exec(readFileSync('deploy/cluster/patroni.yml', 'utf8'))?.[1]);

/**
 * With room for a machine that is busy with other work, and little enough that what has broken is seen: two to three times the longest
 * that PERFORMANCE.md tells of its kind.
 */
export const rests = {
	/** Another is there, or it is not needed for reserving. */
	hardly: 10,
	/** One of its kind, away for two seconds; and what others notice of it late. */
	brief: 15,
	/** A new primary, or a standby that is no longer waited for. */
	failover: 3 * ttl,
	/** What has to start anew before anybody can be served: servers, or both databases. */
	start: 90,
};

/** As long as something stands still by itself, and some time more. */
export const standstill = (seconds: number) => seconds + rests.brief + 5;

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
