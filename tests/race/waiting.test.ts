import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#domain/member/access.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { transact } from '#server/db/transact.ts';
import { moveReservation } from '#server/features/reservation/move-reservation.ts';
import { reserve } from '#server/features/reservation/reserve.ts';
import { joinWaiting } from '#server/features/waiting/join-waiting.ts';
import { offerPlaces } from '#server/features/waiting/offer-places.ts';
import { withdrawWaiting } from '#server/features/waiting/withdraw-waiting.ts';
import { openData } from '#server/mail/sealed-data.ts';
import type { Services } from '#server/services.ts';
import { calledBy } from '../support/called-by.ts';
import { openReservationHouse, type ReservationHouse } from '../support/reservation-house.ts';
import { dayIn, formFor } from '../support/reservation-products.ts';

let house: ReservationHouse;
let second: Database;
let servers: { queries: Database['drizzle']; services: Services }[];
beforeAll(async () => {
	house = await openReservationHouse();
	second = connect({ url: house.database.url, poolSize: 10, onError: () => undefined, timesLonger: 12 });
	const { queries, services } = house;
	servers = [
		{ queries, services },
		{
			queries: second.drizzle,
			services: { ...services, transact: (work) => transact(second.pool, work, services.settle) },
		},
	];
});
afterAll(async () => {
	await second.close();
	await house.close();
});

const on = dayIn(20);
const capacity = 40;
const adults = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });
const sizeOf = (at: number) => 1 + ((at * 7) % 4);
const server = (at: number) => ({ ...(servers[at % 2] as (typeof servers)[number]), now: new Date() });

async function people(prefix: string, count: number): Promise<Viewer[]> {
	const rows = Array.from({ length: count }, (_, at) => ({
		email: `${prefix}-${at}@maru.example`,
		passwordHash: 'none',
		group: 'GR0300' as const,
		firstName: prefix,
		lastName: `N${at}`,
		locale: 'en' as const,
		emailVerifiedAt: new Date(),
	}));
	const made = await house.queries.insert(member).values(rows).returning({ id: member.id, email: member.email });
	return rows.map(({ email }) => ({
		id: made.find((one) => one.email === email)?.id ?? '',
		name: prefix,
		group: 'GR0300',
		cooperative: null,
		works: [],
	}));
}

const buy = (viewer: Viewer, at: number, places: number, time = '09:00') =>
	reserve({ ...server(at), viewer }, formFor('tour', { order: { ...adults(places), time } }));

const wait = (viewer: Viewer, at: number, places: number, time = '09:00') =>
	joinWaiting(calledBy(viewer, server(at)), {
		productId: 'tour',
		order: formFor('tour', { order: { ...adults(places), time } }).order,
		language: 'en',
	});

/** What is taken, against what is held: by reservations, and by offers. */
async function books(time: string) {
	const taken = await house.takenOf('tour', on, time);
	const booked = (await house.queries.select().from(reservation).where(eq(reservation.status, 'confirmed'))).filter(
		(row) => row.time === time,
	);
	const entries = (await house.queries.select().from(waiting).orderBy(waiting.createdAt)).filter(
		(row) => row.order.time === time,
	);
	const offered = entries.filter(({ status }) => status === 'offered');
	const held =
		booked.reduce((sum, { persons }) => sum + persons.adult, 0) + offered.reduce((sum, { places }) => sum + places, 0);
	return { taken, held, entries, offered };
}

async function offersTold(): Promise<string[]> {
	const rows = await house.queries.select().from(mail).where(eq(mail.template, 'waiting-offer'));
	return rows
		.map(({ id, data }) => String(openData(house.services.keys, id, data).link).split('waiting=')[1] ?? '')
		.sort();
}

async function fill(prefix: string, time: string) {
	const holders = await people(prefix, capacity);
	return Promise.all(
		holders.map(async (viewer, at) => {
			const answer = await buy(viewer, at, 1, time);
			if (!answer.ok) throw new Error(`not reserved: ${answer.refusal}`);
			return { viewer, id: answer.value.id };
		}),
	);
}

test('thirty parties wait, forty places come free one by one, buyers buy and two servers offer: exact to the place', async () => {
	const [row] = await house.queries.select().from(product).where(eq(product.id, 'tour'));
	const schedule = { ...(row as typeof product.$inferSelect).schedule, capacity };
	await house.queries.update(product).set({ schedule }).where(eq(product.id, 'tour'));

	const holders = await fill('holder', '09:00');
	const parties = await people('party', 30);
	for (const [at, viewer] of parties.entries()) expect((await wait(viewer, at, sizeOf(at))).ok).toBe(true);
	const buyers = await people('buyer', 24);

	let isFreeing = true;
	const offering = servers.flatMap((one) =>
		[1, 2].map(async () => {
			while (isFreeing) await offerPlaces({ ...one, now: new Date() }, { productId: 'tour' });
		}),
	);
	let tried = 0;
	const buying = buyers.map(async (viewer, at) => {
		while (isFreeing) {
			const answer = await buy(viewer, at, 1 + (at % 3));
			tried += 1;
			if (!answer.ok) expect(answer.refusal).toBe('slot-full');
			await new Promise((resolve) => setTimeout(resolve, 5 + (at % 7)));
		}
	});
	const leaving = parties.slice(5, 8).map(async (viewer, at) => {
		await new Promise((resolve) => setTimeout(resolve, 200 * (at + 1)));
		const entry = (await house.queries.select().from(waiting).where(eq(waiting.memberId, viewer.id)))[0];
		await withdrawWaiting(calledBy(viewer, server(at)), { id: entry?.id ?? '', language: 'en' });
	});
	for (const [at, { viewer, id }] of holders.entries()) {
		const body = { move: 'cancel' as const, percent: 100 };
		const answer = await moveReservation({ ...server(at), viewer }, { id, language: 'en', body });
		expect(answer.ok).toBe(true);
		const { taken } = await books('09:00');
		expect(taken).toBeLessThanOrEqual(capacity);
	}
	isFreeing = false;
	await Promise.all([...offering, ...buying, ...leaving]);
	await offerPlaces(server(0), { productId: 'tour' });

	const { taken, held, entries, offered } = await books('09:00');
	expect(taken).toBe(held);
	expect(taken).toBeLessThanOrEqual(capacity);
	expect(offered.length).toBeGreaterThan(5);
	// Who gets a place that came free, a buyer or who waited, is chance; that buyers asked all the while is not.
	expect(tried).toBeGreaterThan(buyers.length);
	// Nobody is left waiting who would fit, and nobody of the same size or larger was asked before them.
	const left = entries.filter(({ status }) => status === 'waiting');
	for (const { places } of left) expect(places).toBeGreaterThan(capacity - taken);
	for (const { places, createdAt } of left)
		expect(offered.filter((one) => one.createdAt > createdAt && one.places >= places)).toEqual([]);
	// Each offer was told once, and nothing else.
	const told = await offersTold();
	expect(new Set(told).size).toBe(told.length);
	const wasOffered = entries.filter(
		({ id, status }) => status === 'offered' || (status === 'withdrawn' && told.includes(id)),
	);
	expect(told).toEqual(wasOffered.map(({ id }) => id).sort());
});

test('two servers at the same places at the same moment: each offer once, in the order of the line', async () => {
	const holders = await fill('early', '14:00');
	const parties = await people('couple', 12);
	for (const [at, viewer] of parties.entries()) expect((await wait(viewer, at, 2, '14:00')).ok).toBe(true);
	const before = await offersTold();
	for (const { viewer, id } of holders.slice(0, 11))
		await moveReservation({ ...server(0), viewer }, { id, language: 'en', body: { move: 'cancel', percent: 100 } });
	await Promise.all([0, 1, 0, 1, 0, 1].map((at) => offerPlaces(server(at), { productId: 'tour' })));
	const { taken, held, entries } = await books('14:00');
	expect(entries.map(({ status }) => status)).toEqual([...Array(5).fill('offered'), ...Array(7).fill('waiting')]);
	expect([taken, held]).toEqual([capacity - 1, capacity - 1]);
	expect((await offersTold()).length - before.length).toBe(5);
});
