import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { demoProfile } from '#demo/profile.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { partner } from '#server/db/schema/partner.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { slot } from '#server/db/schema/slot.ts';
import type { Identify } from '#server/http/identity.ts';
import { createIdentify } from '#server/identify.ts';
import { bankAccountBinding, passportBinding } from '#server/keys/seal-bindings.ts';
import { openData } from '#server/mail/sealed-data.ts';
import type { Services } from '#server/services.ts';
import { emptyTables } from './empty-tables.ts';
import { employOperator, foundBusiness, operatorWorks } from './organisations.ts';
import { insertPageTexts } from './page-texts.ts';
import { business } from './partner-house.ts';
import { type FormChanges, formFor, insertReservationProducts, type ProductName } from './reservation-products.ts';
import { signIn } from './sign-in.ts';
import { strayStaffLinks } from './staff-mail-links.ts';
import { buildTestApp } from './test-app.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

/*
 * How to use it:
 *
 *   const house = await openReservationHouse();           // afterAll(() => house.close())
 *   const { id } = await house.reserved('guest', 'tour'); // throws when it was refused; 'requested' for 'private-walk'
 *   const answer = await house.reserve('guest', 'hotel', { order: { on: dayIn(30), units: 2 } }); // status and body
 *   await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } });
 *   house.clock.pass({ days: 3 }); house.clock.moveTo(row.startsAt); // time passes, for requests and jobs alike
 *   await sweepReservations(house);                       // what the clock does by itself
 *   await house.rowOf(id); await house.eventsOf(id); await house.takenOf('tour', dayIn(20), '09:00');
 *   await house.mailsTo('guest@maru.example');            // oldest first, opened
 *
 * Whoever calls is logged in for real: visitor, guest and other (general members; guest keeps a passport number), partner
 * (keeps the provider `walks`), rival (keeps `stays`), applicant (waits for approval), operator. What there is to reserve,
 * and a right form for each, stands in reservation-products.ts.
 */

const people = {
	guest: { group: 'GR0300', cooperative: null, locale: 'th' },
	other: { group: 'GR0300', cooperative: null, locale: 'ru' },
	partner: { group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER', locale: 'vn' },
	rival: { group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER', locale: 'ko' },
	applicant: { group: 'GR0200', cooperative: 'COOPERATIVE_REQ', locale: 'ko' },
	operator: { group: 'GR0100', cooperative: null, locale: 'ko' },
} as const;
type Person = keyof typeof people;
export type Actor = Person | 'visitor';

export const keptPassport = 'TH7654321';

/** What was reserved and told. */
const emptied = [
	...['matching_question', 'thread', 'reservation', 'idempotency', 'slot', 'waiting', 'mail', 'consent'],
	...['event', 'event_to_tell', 'wanted_job', 'attempt', 'promotion_member'],
];

type Call = { body?: unknown; file?: Uint8Array; type?: string };

export async function openReservationHouse(
	adapt: (services: Services) => Services = (services) => services,
	identifyBy: (identify: Identify) => Identify = (identify) => identify,
) {
	const database = await createTestDatabase(10);
	const queries = database.drizzle;
	const clock = createTestClock();
	const services = adapt(testServices(queries, clock.now));
	const { ids, houses } = await insertPeople(queries, services);
	await queries.insert(siteProfile).values(demoProfile);
	await insertPageTexts(queries);
	await insertReservationProducts(queries, { partner: houses.partner ?? '', rival: houses.rival ?? '' });
	const names = Object.keys(people) as Person[];
	let cookies: Record<string, string | undefined> = {};
	let signedInAhead: number | undefined;
	/** Whoever let time pass comes back and logs in, since no login lasts so long. */
	async function logAllIn() {
		signedInAhead = clock.ahead();
		const signedIn = await signIn(
			{ queries, services },
			names.map((name) => ids[name]),
		);
		cookies = Object.fromEntries(names.map((name, at) => [name, signedIn[at]]));
	}
	let loggingIn = logAllIn();
	await loggingIn;
	const identify = identifyBy(createIdentify({ queries, services }));
	const app = await buildTestApp({ queries, services, identify });

	async function call(who: Actor, key: string, { body, file, type = 'image/png' }: Call = {}) {
		const [method = 'GET', url = ''] = key.split(' ');
		if (signedInAhead !== clock.ahead()) loggingIn = logAllIn();
		await loggingIn;
		const cookie = cookies[who];
		const response = await app.inject({
			method: method as 'GET',
			url,
			headers: {
				'sec-fetch-site': 'same-origin',
				...(cookie && { cookie }),
				...(file && { 'content-type': type }),
			},
			...(file ? { payload: Buffer.from(file) } : body !== undefined && { payload: body as object }),
		});
		const isJson = String(response.headers['content-type']).includes('json');
		return {
			status: response.statusCode,
			body: isJson ? response.json() : undefined,
			bytes: response.rawPayload,
			headers: response.headers,
		};
	}

	const reserve = (who: Actor, product: ProductName = 'tour', changes: FormChanges = {}) =>
		call(who, 'POST /api/reservations', { body: formFor(product, changes) });

	/** Whatever a test was about: no mail to who works leads to a page of guests. */
	async function keepStaffInside(): Promise<void> {
		const stray = await strayStaffLinks(queries, services);
		if (stray.length > 0) throw new Error(`mails to who works lead out of the console: ${stray.join(', ')}`);
	}

	return {
		database,
		queries,
		services,
		/** Reset by `clear`. */
		clock,
		/** The moment of a job that would begin now. */
		get now() {
			return clock.now();
		},
		app,
		call,
		reserve,
		idOf: (who: Person) => ids[who],
		/** As a request of theirs would say it. */
		viewerOf(who: Person): Viewer {
			const { group, cooperative } = people[who];
			const organisationId = houses[who];
			const status = who === 'applicant' ? 'applied' : 'approved';
			const works: Viewer['works'] =
				who === 'operator' ? operatorWorks : organisationId ? [{ organisationId, role: 'owner', status }] : [];
			return { id: ids[who], name: who, group, cooperative, works };
		},
		/** The business of a partner, a rival or an applicant. */
		organisationOf: (who: 'partner' | 'rival' | 'applicant') => houses[who] ?? '',
		emailOf: (who: Person) => `${who}@maru.example`,
		cookieOf: (who: Person) => cookies[who] ?? '',
		async reserved(
			...[who, product, changes]: Parameters<typeof reserve>
		): Promise<{ id: string; code: string; status: string }> {
			const { status, body } = await reserve(who, product, changes);
			if (status !== 200) throw new Error(`not reserved: ${JSON.stringify(body)}`);
			return body;
		},
		/** The thread about a reservation, opened as who asks. */
		async threadOf(who: Actor, id: string): Promise<string> {
			return (await call(who, `POST /api/reservations/${id}/thread`)).body.threadId;
		},
		/** Writes to the other side about a reservation; the same key again is the same message. */
		async say(who: Actor, id: string, text: string, key: string = randomUUID()) {
			const { status, body, ...more } = await call(who, `POST /api/reservations/${id}/thread`);
			if (status !== 200) return { status, body, ...more };
			return call(who, `POST /api/threads/${body.threadId}/messages`, { body: { key, text } });
		},
		/** Opens the thread about a reservation and reads it to its end. */
		async readThread(who: Actor, id: string) {
			const { body } = await call(who, `POST /api/reservations/${id}/thread`);
			const read = await call(who, `GET /api/threads/${body.threadId}/messages`);
			const upTo = read.body.items[0]?.number;
			if (upTo !== undefined) await call(who, `POST /api/threads/${body.threadId}/read`, { body: { upTo } });
			return read;
		},
		/** Changes a row behind the rules' back; where only time has to pass, move the clock. */
		async set(id: string, changes: Partial<typeof reservation.$inferInsert>) {
			await queries.update(reservation).set(changes).where(eq(reservation.id, id));
		},
		async rowOf(id: string) {
			const [row] = await queries.select().from(reservation).where(eq(reservation.id, id));
			if (!row) throw new Error(`no reservation ${id}`);
			return row;
		},
		eventsOf: (id: string) =>
			queries
				.select()
				.from(reservationEvent)
				.where(eq(reservationEvent.reservationId, id))
				.orderBy(reservationEvent.id),
		/** How many places of a slot are taken; 0 where nobody ever took one. */
		async takenOf(productId: string, on: string, time = '') {
			const isIt = and(eq(slot.productId, productId), eq(slot.on, on), eq(slot.time, time));
			const [row] = await queries.select({ taken: slot.taken }).from(slot).where(isIt);
			return row?.taken ?? 0;
		},
		async mailsTo(address: string) {
			const rows = await queries.select().from(mail).where(eq(mail.address, address)).orderBy(mail.createdAt, mail.id);
			return rows.map(({ id, template, locale, memberId, data }) => ({
				template,
				locale,
				memberId,
				data: openData(services.keys, id, data),
			}));
		},
		/** What is left of reservations anywhere, by table; empty when there is nothing. */
		async traces(): Promise<Record<string, number>> {
			const { rows } = await queries.execute<Record<string, number>>(sql`select
				(select count(*)::int from reservation) as reservations, (select count(*)::int from reservation_event) as events,
				(select count(*)::int from idempotency) as keys, (select count(*)::int from consent) as consents,
				(select count(*)::int from mail) as mails, (select count(*)::int from wanted_job) as jobs,
				(select count(*)::int from event where kind <> 'member.logged-in') as news, (select coalesce(sum(taken), 0)::int from slot) as taken`);
			return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0));
		},
		/** Forgets what was reserved and told, keeps people, products and promotions. */
		async clear() {
			await keepStaffInside();
			clock.reset();
			await queries.execute(sql`update promotion set used = 0`);
			await emptyTables(database, ...emptied);
		},
		async close() {
			await keepStaffInside();
			await app.close();
			await database.drop();
		},
	};
}
export type ReservationHouse = Awaited<ReturnType<typeof openReservationHouse>>;

async function insertPeople(
	queries: Awaited<ReturnType<typeof createTestDatabase>>['drizzle'],
	services: Services,
): Promise<{ ids: Record<Person, string>; houses: Partial<Record<Person, string>> }> {
	const rows = Object.entries(people).map(([name, facts]) => ({
		...facts,
		email: `${name}@maru.example`,
		passwordHash: 'none',
		firstName: `${name[0]?.toUpperCase()}${name.slice(1)}`,
		lastName: 'Tester',
		emailVerifiedAt: new Date(),
		// Rules of their own are tried in open-bounds.test.ts; elsewhere few people reserve a lot.
		reservesFreely: true,
	}));
	const made = await queries.insert(member).values(rows).returning({ id: member.id, email: member.email });
	const ids = Object.fromEntries(made.map(({ id, email }) => [email.split('@')[0], id])) as Record<Person, string>;
	await employOperator(queries, ids.operator);
	const houses: Partial<Record<Person, string>> = {};
	for (const name of ['partner', 'rival', 'applicant'] as const) {
		const organisationId = await foundBusiness(queries, ids[name], name === 'applicant' ? 'applied' : 'approved');
		houses[name] = organisationId;
		await queries.insert(partner).values({
			...business,
			organisationId,
			bankAccount: services.keys.seal(business.bankAccount, bankAccountBinding(organisationId)),
			serviceItems: ['travel.day-tour'],
			languages: ['en'],
		});
	}
	await queries
		.update(member)
		.set({ passport: services.keys.seal(keptPassport, passportBinding(ids.guest)) })
		.where(eq(member.id, ids.guest));
	return { ids, houses };
}
