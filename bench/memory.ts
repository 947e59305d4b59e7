import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { askingAnew, askingInTurn } from './grown.ts';
import { load, type Target } from './load.ts';
import { anySlot, openReservingHouse, otherPort as port, type ReservingHouse, reservingAt } from './reserving-house.ts';
import { type AddRow, noGoal } from './row.ts';

/** `BENCH_REQUESTS=1000000` is a quarter of an hour on two cores. */
const requests = Number(process.env.BENCH_REQUESTS ?? 50_000);
const secondsEach = 2;
/** The first fifth fills what is kept: caches, compiled code, connections. */
const filling = 0.2;
const goal = 1.1;

type Memory = { rss: number; heapUsed: number; arrayBuffers: number; before: number; answers: number };
const heldBy = (memory: Memory | undefined) => (memory ? memory.heapUsed + memory.arrayBuffers : Number.NaN);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/** Whether memory that has grown is held by something: what a whole collection leaves, after many requests of every sort. */
export async function measureMemory(add: AddRow, say: (sentence: string) => void): Promise<void> {
	await buildIfChanged(say);
	const house = await openReservingHouse(say, port);
	const server = await house.startServer({ hasPages: true });
	const seen: Memory[] = [];
	let answers = 0;
	try {
		const targets = mixed(house);
		for (let round = 0; answers < requests || round % targets.length > 0; round += 1) {
			const target = targets[round % targets.length] as Target;
			answers += (await load(target, secondsEach)).answers;
			const memory = { ...((await server.ask('memory')) as Omit<Memory, 'answers'>), answers };
			seen.push(memory);
			say(
				`${answers} requests: ${megabytes(memory.heapUsed)} MB held, ${megabytes(memory.before)} MB of the process before collecting`,
			);
		}
		const filled = seen.find((memory) => memory.answers >= answers * filling);
		const [from, to] = [heldBy(filled), heldBy(seen.at(-1))];
		add({
			what: `memory held after a whole collection, from ${Math.round(filling * 100)} % of ${answers} mixed requests to all`,
			reached: `× ${(to / from).toFixed(2)} (${megabytes(from)} → ${megabytes(to)} MB)`,
			goal: `× ${goal}`,
			isReached: to / from <= goal,
		});
		add({
			what: 'the process, before collecting, at its largest',
			reached: `${megabytes(Math.max(...seen.map(({ before }) => before)))} MB`,
			goal: noGoal,
			isReached: true,
		});
	} finally {
		await server.stop();
		await house.close();
	}
}

function mixed(house: ReservingHouse): Target[] {
	const { guests, operator, partner } = house;
	const words = 'seoul palace temple market island night tea hanbok spa clinic food walk river mountain'.split(' ');
	const day = addDays(koreanDay(new Date()), 20);
	const anew = (more: (nth: number) => string) =>
		askingAnew(port, (nth) => `/api/products?language=en&area=travel${more(nth)}`);
	const members = (path: string) =>
		askingInTurn(
			guests.slice(0, 500).map(({ cookie }) => ({ path, cookie })),
			'GET',
			port,
		);
	const pages = [
		'',
		'/travel',
		'/medical',
		'/wellness',
		'/travel/nami-island-day',
		'/matching',
		'/notice',
		'/promotion',
	];
	const addresses = ['', '/ru', '/th', '/vn', '/id'].flatMap((language) =>
		pages.map((page) => `${language}${page}` || '/'),
	);
	return [
		// As in life: most of what is asked are pages that lie ready, some of members and of filters nobody else has chosen.
		askingInTurn(
			addresses.map((path) => ({ path })),
			'GET',
			port,
		),
		askingInTurn(
			[operator, partner].map(({ cookie }) => ({ path: '/th/travel', cookie })),
			'GET',
			port,
		),
		anew(() => ''),
		anew((nth) => `&search=${words[nth % words.length]}${nth % 3 === 0 ? nth : ''}`),
		anew((nth) => `&on=${addDays(day, nth % 60)}&persons=${1 + (nth % 6)}`),
		members('/api/products/nami-island-day?language=th'),
		members('/api/reservations?language=th'),
		members('/api/notifications?language=en'),
		askingInTurn([{ path: '/api/desk/reservations?language=ko&queue=all', cookie: operator.cookie }], 'GET', port),
		reservingAt(port, { ...house, guests: guests.slice(500) }, anySlot),
	];
}
