import type { Child } from './child.ts';
import { type Cpu, costOf, readCpu } from './cpu.ts';
import { load, type Target } from './load.ts';
import { port } from './reserving-house.ts';
import type { AddRow } from './row.ts';

/** So much dearer, at the most, when there is so much more of everything. */
const goal = 1.5;
const seconds = 3;

type Costs = Record<string, Cpu>;
type Measured = { server: Child; dataDir: string };
type Asked = { path: string; cookie?: string; body?: unknown };

/** CPU a request, of each thing that is asked for. */
export async function costsOf(targets: Record<string, Target>, { server, dataDir }: Measured): Promise<Costs> {
	const costs: Costs = {};
	for (const [what, target] of Object.entries(targets)) {
		await load(target, 1);
		const before = await readCpu(server, dataDir);
		const { answers } = await load(target, seconds);
		costs[what] = costOf(before, await readCpu(server, dataDir), answers);
	}
	return costs;
}

/** One after the other, then from the beginning. */
export function askingInTurn(asked: readonly Asked[], method: 'GET' | 'POST' = 'GET'): Target {
	let turn = -1;
	return {
		url: `http://127.0.0.1:${port}${asked[0]?.path ?? ''}`,
		method,
		next: () => {
			turn = (turn + 1) % asked.length;
			const { path = '', cookie = '', body } = asked[turn] ?? {};
			return {
				path,
				headers: {
					cookie,
					...(body !== undefined && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
				},
				...(body !== undefined && { body: JSON.stringify(body) }),
			};
		},
	};
}

const sumOf = ({ server, database = 0 }: Cpu) => server + database;

/** A line for each thing that was measured before and after. */
export function addGrowth(add: AddRow, { before, after, from }: { before: Costs; after: Costs; from: string }): void {
	for (const [what, cost] of Object.entries(before)) {
		const [a, b] = [sumOf(cost), sumOf(after[what] ?? cost)];
		add({
			what: `${what}, ${from}: CPU of server and database`,
			reached: `× ${(b / a).toFixed(2)} (${a.toFixed(2)} → ${b.toFixed(2)} ms)`,
			goal: `× ${goal}`,
			isReached: b / a <= goal,
		});
	}
}

/** A line for each thing that was measured at several sizes: the last against the first. */
export function addSizes(add: AddRow, { costs, from }: { costs: readonly Costs[]; from: string }): void {
	for (const what of Object.keys(costs[0] ?? {})) {
		const sums = costs.map((one) => sumOf(one[what] as Cpu));
		const ratio = (sums.at(-1) ?? 0) / (sums[0] ?? 1);
		add({
			what: `${what}, ${from}: CPU of server and database`,
			reached: `× ${ratio.toFixed(2)} (${sums.map((sum) => sum.toFixed(2)).join(' → ')} ms)`,
			goal: `× ${goal}`,
			isReached: ratio <= goal,
		});
	}
}
