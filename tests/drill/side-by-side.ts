import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { namiIslandDay } from '#demo/products/nami-island-day.ts';
import { orderPrice } from '#domain/reservation/order.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { dayIn, formFor } from '../support/reservation-products.ts';
import { truthFaults } from '../support/reservation-truth.ts';
import { type House, headers, logIn, start, traveller } from './old-and-new.ts';

const productId = 'nami-island-day';
const betweenMs = 150;
const againMs = 500;
/** Its schedule is daily, and has places for more than are reserved here. */
const days = 80;

async function versionOf(origin: string, slug: string): Promise<string> {
	const answer = await fetch(`${origin}/api/page-texts/${slug}?language=en`);
	return ((await answer.json()) as { version: string }).version;
}

/** A guest who reserves one after the other at one server, and asks again with the same key where there was no answer. */
async function startReserving({ origin }: House) {
	const cookie = await logIn(origin);
	const agreements = { provider: await versionOf(origin, 'provider') };
	const acknowledged = new Set<string>();
	const told = new Map<string, number>();
	let isOver = false;
	const note = (what: string) => told.set(what, (told.get(what) ?? 0) + 1);

	async function reserve(at: number): Promise<void> {
		const order = { on: dayIn(5 + (at % days)), time: '08:30' };
		const form = formFor('tour', { productId, order, agreements, key: randomUUID() });
		const body = JSON.stringify({ ...form, total: orderPrice(namiIslandDay.price, form.order).total });
		const sent = { method: 'POST', headers: { ...headers, cookie }, body };
		for (;;) {
			const answer = await fetch(`${origin}/api/reservations`, sent).catch(() => undefined);
			const text = await answer?.text().catch(() => undefined);
			if (answer?.status === 200 && text !== undefined) {
				acknowledged.add(String(JSON.parse(text).id));
				return;
			}
			note(answer && text !== undefined ? `${answer.status} ${text.slice(0, 60)}` : 'broke off');
			if (isOver || (answer && answer.status < 500)) return;
			await pause(againMs);
		}
	}
	const ended = (async () => {
		for (let at = 0; !isOver; at += 1) {
			await reserve(at);
			await pause(betweenMs);
		}
	})();
	return {
		acknowledged,
		told,
		async stop() {
			isOver = true;
			await ended;
		},
	};
}

type Reserving = Awaited<ReturnType<typeof startReserving>>;

async function goesOn({ acknowledged, told }: Reserving, more = 20): Promise<boolean> {
	const before = acknowledged.size;
	for (const end = performance.now() + 60_000; performance.now() < end; await pause(100))
		if (acknowledged.size >= before + more) return true;
	console.info(`     told: ${[...told].map(([what, count]) => `${count} × ${what}`).join(', ')}`);
	return false;
}

/** What a visitor and a member look at: those that are not answered with 200. */
async function unanswered({ origin }: House): Promise<string[]> {
	const cookie = await logIn(origin);
	const paths = ['/en', '/en/travel', `/en/travel/${productId}`, '/api/reservations?language=en&time=upcoming'];
	const found = await Promise.all(
		[...paths, '/api/notifications?language=en'].map(async (path) => {
			const { status } = await fetch(origin + path, { headers: { cookie } });
			return status === 200 ? [] : [`${path} ${status}`];
		}),
	);
	return found.flat();
}

type Given = { version: string; code: string; dataDir: string; check: (what: string, isSo: boolean) => void };

/** As servers are upgraded one after the other: while the old one serves, the new one migrates their database and serves beside it. */
export async function drillSideBySide({ version, code, dataDir, check }: Given): Promise<void> {
	const postgres = await startEmbedded({ dataDir, onProgress: () => undefined });
	const database = connect({ url: postgres.url, poolSize: 2, onError: () => undefined, isPatient: true });
	const running: House[] = [];
	const reserving: Reserving[] = [];
	const begin = async (of: string) => {
		const house = await start(of, dataDir, postgres.url);
		running.push(house);
		return house;
	};
	const count = async () =>
		(await database.pool.query<{ count: number }>('select count(*)::int from reservation')).rows[0]?.count ?? 0;
	try {
		const old = await begin(code);
		await database.pool.query('update member set reserves_freely = true where email = $1', [traveller.email]);
		const before = await count();
		const ofOld = await startReserving(old);
		reserving.push(ofOld);
		const wasWell = await goesOn(ofOld);
		const next = await begin('.');
		const ofNew = await startReserving(next);
		reserving.push(ofNew);
		const areWell = await Promise.all([goesOn(ofOld), goesOn(ofNew)]);
		const failed = [...(await unanswered(old)), ...(await unanswered(next))];
		for (const one of reserving) await one.stop();
		const told = [...reserving.flatMap((one) => [...one.told])];
		const all = reserving.flatMap((one) => [...one.acknowledged]);
		console.info(
			`     ${ofOld.acknowledged.size} acknowledged by the old one, ${ofNew.acknowledged.size} by the new one; told besides: ${told.map(([what, times]) => `${times} × ${what}`).join(', ') || 'nothing'}`,
		);
		for (const what of [...failed, ...running.flatMap((one) => one.failures())]) console.info(`     ${what}`);
		check(
			`${version}: the old version answers on beside the new one, with 503 at the worst`,
			wasWell && areWell.every(Boolean) && failed.length === 0 && told.every(([what]) => what.startsWith('503 ')),
		);
		const kept = await database.pool.query('select 1 from reservation where id = any($1::uuid[])', [all]);
		const isWhole = kept.rowCount === all.length && (await count()) === before + all.length;
		const faults = await truthFaults(database.drizzle);
		for (const fault of faults.slice(0, 5)) console.info(`     ${fault}`);
		check(`${version}: nothing acknowledged by either is lost or there twice`, isWhole && faults.length === 0);
	} finally {
		for (const one of reserving) await one.stop();
		for (const house of running) await house.stop();
		await database.close();
		await postgres.stop();
	}
}
