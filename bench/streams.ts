import { setTimeout as pause } from 'node:timers/promises';
import { run } from './child.ts';
import { openAll, type Stream, streamCount } from './live.ts';
import { load } from './load.ts';
import { anySlot, openReservingHouse, reservingAt } from './reserving-house.ts';
import { type AddRow, noGoal } from './row.ts';

const port = 4947;
const rounds = 3;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** People reserve while everybody else has a page open: with their streams and without, in turns. */
export async function measureStreams(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openReservingHouse(say, port);
	const server = run('bench/live-server.ts', [JSON.stringify(house.given)]);
	const reserve = async () => (await load(reservingAt(port, house, anySlot))).perSecond;
	try {
		await server.message;
		await reserve();
		const [without, beside]: [number[], number[]] = [[], []];
		let lost = 0;
		for (let round = 0; round < rounds; round += 1) {
			without.push(await reserve());
			const streams: Stream[] = await openAll(house.guests.slice(0, streamCount), port);
			beside.push(await reserve());
			lost += streams.filter(({ isOver }) => isOver).length;
			for (const { request } of streams) request.destroy();
			await pause(2_000);
		}
		add({
			what: `reserving beside ${streamCount} streams, of whose members it tells: against none open`,
			reached: `${(mean(beside) / mean(without)).toFixed(2)} (${mean(beside).toFixed(0)} / ${mean(without).toFixed(0)} a second)`,
			...{ goal: noGoal, isReached: true },
		});
		add({
			what: `streams lost meanwhile, of ${streamCount * rounds}`,
			reached: String(lost),
			...{ goal: '0', isReached: lost === 0 },
		});
	} finally {
		await server.stop();
		await house.close();
	}
}
