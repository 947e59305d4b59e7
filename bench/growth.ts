import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { Child } from './child.ts';
import type { Cpu } from './cpu.ts';
import { addSizes, askingAnew, askingInTurn, costsOf } from './grown.ts';
import { growTo } from './growth-fill.ts';
import type { Target } from './load.ts';
import { anySlot, openReservingHouse, port, type ReservingHouse, reservingAt } from './reserving-house.ts';
import type { AddRow } from './row.ts';

/** How often a beginning house (growth-fill.ts): `BENCH_TIMES=1,10` measures up to ten times. */
const sizes = (process.env.BENCH_TIMES ?? '1,10,100').split(',').map(Number);
/** Where the house stays, so that a run that was broken off goes on. */
const keptIn = process.env.BENCH_DIR;

/** Few: of twenty that ask at once for what is dear none is answered in two seconds of a busy machine, and CPU is the same. */
const browsers = 3;

/** What every list and search of the site and the console costs a house that has grown. */
export async function measureGrowth(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const dataDir = keptIn ?? (await mkdtemp(join(tmpdir(), 'maru-bench-')));
	const costs: Record<string, Cpu>[] = [];
	try {
		for (const times of sizes) {
			say(`${times} times a beginning house …`);
			await inHouse(dataDir, say, ({ client }) => growTo(client, times, say));
			// Opened anew: who was logged in before hours of filling is not any more.
			costs.push(await inHouse(dataDir, say, (house) => measureHouse(house, say)));
		}
		const from = `${sizes.join(' → ')} times 1,000 products, 10,000 members, 50,000 reservations and 5,000 threads`;
		addSizes(add, { costs, from });
	} finally {
		if (keptIn === undefined) await rm(dataDir, { recursive: true, force: true });
	}
}

async function inHouse<Result>(
	dataDir: string,
	say: (sentence: string) => void,
	what: (house: ReservingHouse) => Promise<Result>,
): Promise<Result> {
	const house = await openReservingHouse(say, port, dataDir);
	try {
		return await what(house);
	} finally {
		await house.close();
	}
}

/** By a server that has just begun, so that each size has a catalogue that was read as a whole. */
async function measureHouse(house: ReservingHouse, say: (sentence: string) => void): Promise<Record<string, Cpu>> {
	const server = await house.startServer();
	try {
		return await measureAll(house, server, say);
	} finally {
		await server.stop();
	}
}

/** Each by itself: one that gives no answer in time leaves a gap and not a run without figures. */
async function measureAll(house: ReservingHouse, server: Child, say: (sentence: string) => void) {
	const costs: Record<string, Cpu> = {};
	for (const [what, target] of Object.entries(targetsOf(house))) {
		await askOnce(target);
		const one = { [what]: target };
		const cost = await costsOf(one, { server, dataDir: house.dataDir }, [0.5, 2, browsers]).catch((error: Error) => {
			say(`  ${what}: ${error.message.slice(0, 200)}`);
			return { [what]: { server: Number.NaN, database: Number.NaN } };
		});
		Object.assign(costs, cost);
		const { server: own, database = 0 } = costs[what] as Cpu;
		say(`  ${what}: ${own.toFixed(2)} + ${database.toFixed(2)} ms`);
	}
	return costs;
}

/** However long it takes: what is read at the first question only, as all products are, is no part of what each question costs. */
async function askOnce({ url, method, next }: Target): Promise<void> {
	if (method !== 'GET') return;
	const asked = next?.();
	await (await fetch(new URL(asked?.path ?? '', url), { headers: asked?.headers ?? {} })).text();
}

/** As its screen asks for each; by members who have as much of their own at every size. */
function targetsOf(house: ReservingHouse): Record<string, Target> {
	const { guests, operator, partner } = house;
	const month = addDays(koreanDay(new Date()), 30).slice(0, 7);
	const by = (who: { cookie: string }) => (path: string) => askingInTurn([{ path, cookie: who.cookie }]);
	const [asOperator, asPartner] = [by(operator), by(partner)];
	const asMember = (path: string) => askingInTurn(guests.slice(0, 500).map(({ cookie }) => ({ path, cookie })));
	const asVisitor = (path: string) => askingInTurn([{ path }]);
	const list = (more: string) => askingAnew(port, () => `/api/products?language=en&area=travel${more}`);
	return {
		reserving: reservingAt(port, { ...house, guests: guests.slice(500) }, anySlot),
		'products of an area': list(''),
		'products by price': list('&sort=price-up'),
		'products on a day, for two': list(`&on=${month}-15&persons=2`),
		'products by a word many have': list('&search=seoul'),
		'products by a word with a slip': list('&search=gyeongbokung'),
		suggestions: asVisitor('/api/suggestions?language=en&q=pal'),
		'a product': asVisitor('/api/products/nami-island-day?language=en'),
		'the days of a month': asVisitor(`/api/products/bench-7/days?month=${month}`),
		'what is best': asVisitor('/api/products/best?language=en'),
		promotions: asVisitor('/api/promotions?language=en'),
		providers: asVisitor('/api/providers?language=en'),
		'notices by a word': asVisitor('/api/notices?language=en&search=season'),
		questions: asVisitor('/api/matching/questions?language=en'),
		'questions by a word': asVisitor('/api/matching/questions?language=en&search=uncommon3'),
		'my reservations': asMember('/api/reservations?language=th'),
		'my trips': asMember('/api/trips?language=th'),
		'my questions': asMember('/api/matching/questions/mine?language=en'),
		'what waits for me': asMember('/api/errands/count'),
		'the bell': asMember('/api/notifications?language=en'),
		'members, for an operator': asOperator('/api/members'),
		'members, suspended': asOperator('/api/members?status=suspended'),
		'all houses’ reservations': asOperator('/api/desk/reservations?language=ko&queue=all'),
		'reservations that wait': asOperator('/api/desk/reservations?language=ko&queue=waiting'),
		'reservations by a name': asOperator('/api/desk/reservations?language=ko&queue=all&search=siriporn'),
		'reservations of a house': asPartner('/api/desk/reservations?language=ko&queue=all'),
		'the desk’s first page': asPartner('/api/desk/today?language=ko'),
		'inbox of a house': asPartner('/api/matching/inbox?language=ko&queue=answered'),
		'products of the console': asOperator('/api/console/content?kind=product&language=ko'),
		'figures of a month': asPartner(
			`/api/console/figures?language=ko&from=${addDays(koreanDay(new Date()), -30)}&to=${koreanDay(new Date())}`,
		),
		errands: asOperator('/api/errands?language=ko'),
		disputes: asOperator('/api/disputes?of=open&language=ko'),
		'bank statements': asOperator('/api/bank/statements'),
		settlements: asOperator('/api/settlements?language=ko'),
		'slips of payments': asOperator('/api/proofs?language=ko'),
		'refunds owed': asOperator('/api/refunds/owed?language=ko'),
		'entries of the audit': asOperator('/api/audit-entries'),
		'events of security': asOperator('/api/security-events'),
		mails: asOperator('/api/mails'),
		jobs: asOperator('/api/jobs?list=all'),
		failures: asOperator('/api/failures'),
		'ratings for moderators': asOperator('/api/ratings/moderation?language=ko'),
		'questions for moderators': asOperator('/api/matching/moderation?language=ko'),
		'video dates': asMember('/api/video-dates?as=member&language=ko'),
		translations: asOperator('/api/translations'),
	};
}
