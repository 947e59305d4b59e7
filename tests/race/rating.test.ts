import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#domain/member/access.ts';
import type { Stars } from '#domain/product/product.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { member } from '#server/db/schema/member.ts';
import { rating } from '#server/db/schema/rating.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { transact } from '#server/db/transact.ts';
import { decideRating } from '#server/features/rating/decide-rating.ts';
import { deleteOwnRating } from '#server/features/rating/delete-own-rating.ts';
import { editRating } from '#server/features/rating/edit-rating.ts';
import { readModerated } from '#server/features/rating/read-moderated.ts';
import { reportRating } from '#server/features/rating/report-rating.ts';
import { writeRating } from '#server/features/rating/write-rating.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { calledBy } from '../support/called-by.ts';
import { openRatingHouse, type RatingHouse, words } from '../support/rating-house.ts';
import { timesLonger } from '../support/test-database.ts';

type Server = { queries: Database['drizzle']; services: Services };

let house: RatingHouse;
let second: Database;
let servers: Server[];
let guests: { viewer: Viewer; reservationId: string }[];
const people = 24;

beforeAll(async () => {
	house = await openRatingHouse();
	second = connect({ url: house.database.url, poolSize: 10, onError: () => undefined, timesLonger });
	const { queries, services } = house;
	servers = [
		{ queries, services },
		{
			queries: second.drizzle,
			services: { ...services, transact: (work) => transact(second.pool, work, services.settle) },
		},
	];
	guests = await insertGuests();
});
afterAll(async () => {
	await second.close();
	await house.close();
});

/** Each with a completed reservation of one of two products, in their own name. */
async function insertGuests() {
	const template = await house.rowOf(await house.completed());
	const rows = Array.from({ length: people }, (_, at) => ({
		id: randomUUID(),
		email: `rater-${at}@maru.example`,
		passwordHash: 'none',
		group: 'GR0300' as const,
		firstName: `Rater${at}`,
		lastName: 'Racer',
		locale: 'en' as const,
		country: 'TH',
		emailVerifiedAt: new Date(),
	}));
	await house.queries.insert(member).values(rows);
	const reservations = rows.map(({ id: memberId }, at) => ({
		...template,
		id: randomUUID(),
		code: `MR-RACE-${at}`,
		memberId,
		...(at % 2 === 1 && { productId: 'screening', providerId: 'clinic' }),
	}));
	await house.queries.insert(reservation).values(reservations);
	return rows.map(({ id, firstName }, at) => ({
		viewer: { id, name: firstName, group: 'GR0300' as const, cooperative: null, works: [] },
		reservationId: reservations[at]?.id ?? '',
	}));
}

const operator = (): Viewer => house.viewerOf('operator');
const any = () => 1 + Math.floor(Math.random() * 5);
const anyStars = (): Stars => ({ service: any(), language: any(), value: any(), place: any() });
const anyOf = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One;

/** Everybody does whatever comes to their mind with the same few ratings, on two servers; how often each came about. */
async function race(on: readonly Server[], { moves, isCareless = false }: { moves: number; isCareless?: boolean }) {
	const done: Record<string, number> = {};
	const note = (name: string, { ok }: { ok: boolean }) => {
		done[name] = (done[name] ?? 0) + Number(ok);
	};
	const idOf = async (reservationId: string) => {
		const isIt = eq(rating.reservationId, reservationId);
		const [row] = await house.queries.select({ id: rating.id }).from(rating).where(isIt);
		return row?.id;
	};
	const acts = async (at: number) => {
		const { viewer, reservationId } = anyOf(guests);
		const server = on[at % on.length] as Server;
		const guest = calledBy(viewer, server);
		const written = () => ({ stars: anyStars(), text: words, language: 'en' as const });
		const id = await idOf(reservationId);
		if (!id)
			return note(
				'write',
				await writeRating(guest, { language: 'en', form: { ...written(), reservationId, key: randomUUID() } }),
			);
		const kind = anyOf(['edit', 'edit', 'hide', 'publish', 'delete', 'report'] as const);
		if (kind === 'edit') return note(kind, await editRating(guest, { id, language: 'en', written: written() }));
		if (kind === 'delete') return note(kind, await deleteOwnRating(guest, id));
		if (kind === 'report')
			return note(kind, await reportRating(calledBy(anyOf(guests).viewer, server), { id, reason: 'other' }));
		const opened = await readModerated(house.queries, { id, language: 'en' });
		if (!opened.ok) return note(kind, opened);
		const { seen } = opened.value;
		const decision = kind === 'hide' ? { decision: kind, reason: 'Race', seen } : { decision: kind, seen };
		return note(kind, await decideRating(calledBy(operator(), server), id, decision));
	};
	await Promise.all(
		Array.from({ length: 16 }, async (_, runner) => {
			for (let move = 0; move < moves; move += 1)
				await acts(runner).catch((error) => {
					// Without its lock a rating may be gone in the middle of something.
					if (!isCareless) throw error;
				});
		}),
	);
	return done;
}

test('many write, change, hide, publish, report and delete at once: the sums are those of a recount', async () => {
	const done = await race(servers, { moves: 40 });
	for (const name of ['write', 'edit', 'hide', 'publish', 'delete', 'report'])
		expect(done[name], name).toBeGreaterThan(3);
	expect(await house.counterFaults()).toEqual([]);
	const counted = await house.database.pool.query(
		`select count(*)::int as count, count(distinct reservation_id)::int as reservations from rating`,
	);
	expect(counted.rows[0]?.count).toBe(counted.rows[0]?.reservations);
});

/** A planted fault: whoever changes a rating does not wait for the one before. */
async function withoutLocks<T>(pool: Database['pool'], work: (queries: Transaction) => Promise<T>): Promise<T> {
	return transact(
		pool,
		async (queries) => {
			const client = queries.$client as unknown as { query: (...given: unknown[]) => unknown };
			const { query } = client;
			client.query = (config: unknown, ...rest: unknown[]) => {
				const asked = config as { text?: string };
				const text = asked.text?.replace(/ for no key update( of "rating")?/, '');
				return query.call(client, text === undefined ? config : { ...asked, text }, ...rest);
			};
			try {
				return await work(queries);
			} finally {
				client.query = query;
			}
		},
		() => undefined,
	);
}

test('without the lock the recount tells them apart; and so it does for a change that is not counted', async () => {
	const careless = servers.map(({ queries, services }, at) => ({
		queries,
		services: {
			...services,
			transact: <T>(work: (queries: Transaction) => Promise<T>) =>
				withoutLocks(at === 0 ? house.database.pool : second.pool, work),
		},
	}));
	for (let round = 0; round < 10 && (await house.counterFaults()).length === 0; round += 1)
		await race(careless, { moves: 30, isCareless: true });
	expect(await house.counterFaults()).not.toEqual([]);
	await house.database.pool.query(
		`update product p set rating_count = (select count(*) from rating r where r.product_id = p.id and r.status = 'published'),
			rating_stars = coalesce((select sum((select sum(value::int) from jsonb_each_text(stars))) from rating r
				where r.product_id = p.id and r.status = 'published'), 0)`,
	);
	expect(await house.counterFaults()).toEqual([]);
	const id = await house.written();
	await house.queries.update(rating).set({ status: 'hidden' }).where(eq(rating.id, id));
	expect(await house.counterFaults()).toHaveLength(1);
});
