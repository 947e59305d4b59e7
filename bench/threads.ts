import type { Cpu } from './cpu.ts';
import { addGrowth, askingInTurn, costsOf } from './grown.ts';
import type { Target } from './load.ts';
import {
	eachAsker,
	idOf,
	insertEvents,
	insertLongThread,
	insertQuestions,
	insertThreads,
	isCompared,
} from './matching-fill.ts';
import { insertMembers, openReservingHouse, type ReservingHouse } from './reserving-house.ts';
import type { AddRow } from './row.ts';

const [few, many] = [200, 20_000];
/** Events that are kept: each told somebody. */
const [eventsBefore, eventsAfter] = [10_000, 1_000_000];
/** Those who read have as much of their own before as after, and each has questions: all that is added is others'. */
const readerCount = Math.floor(few / eachAsker);
const [shortest, longest] = [10, 5_000];
const from = 'threads 200 → 20,000 and events 10,000 → 1,000,000';

/** What threads, the bell and unread counts cost when there are a hundred times as many messages and events. */
export async function measureThreads(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openReservingHouse(say);
	const server = await house.startServer();
	const measured = { server, dataDir: house.dataDir };
	try {
		await fill(house, { first: 0, last: few, count: eventsBefore, readers: [0, readerCount] });
		const before = await costsOf(await targetsOf(house), measured);
		say('Filling in a hundred times as much …');
		await insertMembers(house.client, house.guests.length + 1, Math.ceil(many / eachAsker));
		const others: [number, number] = [readerCount, Math.ceil(many / eachAsker)];
		await fill(house, { first: few, last: many, count: eventsAfter - eventsBefore, readers: others });
		const after = await costsOf(await targetsOf(house), measured);
		addGrowth(add, { before, after, from });
		const [short, long] = [
			await insertLongThread(house.client, shortest),
			await insertLongThread(house.client, longest),
		];
		const opening = await costsOf({ short: opened(house, short), long: opened(house, long) }, measured);
		addGrowth(add, {
			before: { 'opening a thread': opening.short as Cpu },
			after: { 'opening a thread': opening.long as Cpu },
			from: `messages ${shortest} → 5,000`,
		});
	} finally {
		await server.stop();
		await house.close();
	}
}

type Filling = { first: number; last: number; count: number; readers: [from: number, to: number] };

async function fill({ client }: ReservingHouse, { first, last, count, readers }: Filling): Promise<void> {
	await insertQuestions(client, first, last);
	await insertThreads(client, first, last);
	await insertEvents(client, { count, readers });
	await client.query('vacuum analyze');
	// What was filled in is written now, not while something else is measured.
	await client.query('checkpoint');
}

/** By the member who takes part in it. */
const opened = ({ guests }: ReservingHouse, thread: string): Target =>
	askingInTurn([{ path: `/api/threads/${thread}/messages`, cookie: guests[0]?.cookie ?? '' }]);

async function targetsOf({ client, guests, partner }: ReservingHouse): Promise<Record<string, Target>> {
	const compared = Array.from({ length: few }, (_, nth) => nth).filter(isCompared);
	const threads = compared.map((nth) => ({
		path: `/api/threads/${idOf('thread', `${nth}-0`)}`,
		cookie: guests[Math.floor(nth / eachAsker)]?.cookie ?? '',
	}));
	const readers = guests.slice(0, readerCount);
	const of = (path: string) => askingInTurn(readers.map(({ cookie }) => ({ path, cookie })));
	const at = (end: string, body?: () => unknown, method?: 'POST') =>
		askingInTurn(
			threads.map(({ path, cookie }) => ({ path: path + end, cookie, ...(body && { body: body() }) })),
			method,
		);
	const { rows } = await client.query<{ id: string; memberId: string }>(
		`update notification set read_at = null where member_id = any($1::uuid[]) returning id::text, member_id as "memberId"`,
		[readers.map(({ memberId }) => memberId)],
	);
	const cookies = new Map(readers.map(({ memberId, cookie }) => [memberId, cookie]));
	return {
		'the threads of my questions': of('/api/matching/questions/mine?language=en'),
		'the threads of a house': askingInTurn([
			{ path: '/api/matching/inbox?language=ko&queue=answered', cookie: partner.cookie },
		]),
		'opening a thread': at('/messages'),
		'reading what is new, with the unread count': of('/api/notifications/news?after=1'),
		'the bell': of('/api/notifications?language=en'),
		'what waits for me, in the head of every page': of('/api/errands/count'),
		'marking a thread read': at('/read', () => ({ upTo: 3 }), 'POST'),
		'marking a notification read': askingInTurn(
			rows.map(({ id, memberId }) => ({
				path: '/api/notifications/read',
				cookie: cookies.get(memberId) ?? '',
				body: { what: 'these', ids: [Number(id)] },
			})),
			'POST',
		),
	};
}
