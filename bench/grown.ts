import type { Child } from './child.ts';
import { type Cpu, costOf, cpuWords, readCpu } from './cpu.ts';
import { load, type Target } from './load.ts';
import { port } from './reserving-house.ts';
import type { AddRow } from './row.ts';

/** So much dearer, at the most, when there is so much more of everything. */
const goal = 1.5;
const seconds = 3;

type Costs = Record<string, Cpu>;
type Measured = { server: Child; dataDir: string };
export type Grown = { targets: Record<string, Target>; measured: Measured };
type Asked = { path: string; cookie?: string; body?: unknown };

const sumOf = ({ server, database = 0 }: Cpu) => server + database;

/** CPU a request, of each thing that is asked for. */
export async function costsOf(
	targets: Record<string, Target>,
	{ server, dataDir }: Measured,
	[warming, lasting, browsers]: [warming: number, lasting: number, browsers?: number] = [1, seconds],
): Promise<Costs> {
	const costs: Costs = {};
	for (const [what, target] of Object.entries(targets)) {
		await load(target, warming, browsers);
		const before = await readCpu(server, dataDir);
		const { answers } = await load(target, lasting, browsers);
		costs[what] = costOf(before, await readCpu(server, dataDir), answers);
	}
	return costs;
}

/** How often both are asked: the middle of some turns is not what something else did to one of them. */
const turns = 5;

const middle = (numbers: readonly number[]): number =>
	[...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The same of two houses at once, in turns, so that whatever else the machine does meets both: of each the middle turn. */
export async function costsInTurns(
	houses: readonly [Grown, Grown],
	say: (sentence: string) => void,
): Promise<{ before: Costs; after: Costs }> {
	const [before, after]: [Costs, Costs] = [{}, {}];
	for (const what of Object.keys(houses[0].targets)) {
		const seen: [Cpu[], Cpu[]] = [[], []];
		for (let turn = 0; turn < turns; turn += 1)
			for (const at of [0, 1] as const) {
				const { targets, measured } = houses[at];
				const target = targets[what];
				if (!target) throw new Error(`no “${what}”`);
				const cost = (await costsOf({ [what]: target }, measured, turn === 0 ? [0.5, 1] : [0.2, 1]))[what];
				if (cost) seen[at].push(cost);
			}
		const [few, many] = seen.map((costs) => ({
			server: middle(costs.map(({ server }) => server)),
			database: middle(costs.map(({ database = 0 }) => database)),
		})) as [Cpu, Cpu];
		before[what] = few;
		after[what] = many;
		say(`${what}: ${(sumOf(many) / sumOf(few)).toFixed(2)} (${cpuWords(few)} → ${cpuWords(many)})`);
	}
	return { before, after };
}

/** One after the other, then from the beginning. */
export function askingInTurn(asked: readonly Asked[], method: 'GET' | 'POST' = 'GET', at = port): Target {
	let turn = -1;
	return {
		url: `http://127.0.0.1:${at}${asked[0]?.path ?? ''}`,
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

let asked = 0;

/** Visitors, each at an address that nobody has asked for: no answer lies ready. */
export const askingAnew = (at: number, path: (nth: number) => string): Target => ({
	url: `http://127.0.0.1:${at}`,
	method: 'GET',
	next: () => {
		asked += 1;
		return { headers: {}, path: `${path(asked)}&priceTo=${100_000_000 + asked}` };
	},
});

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
