import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Hint } from '#domain/event/hint.ts';
import { keepListening } from '#server/db/listen.ts';
import { event, eventToTell, notification } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import type { Transaction } from '#server/queries.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { createNudger } from './create-nudger.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { liveChannel, nudgedIn, sendNudge } from './nudge.repo.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const closers: (() => unknown)[] = [];
beforeEach(async () => {
	house.clock.reset();
	for (const table of [notification, eventToTell, event]) await house.queries.delete(table);
	await house.queries.update(member).set({ status: 'active' });
});
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
});

type Person = Parameters<typeof house.idOf>[0];

/** However slow the machine is. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000 });

/** A server: its streams, and its ear at the database. */
async function startServer(options: { isDeaf?: boolean; sweepMs?: number; most?: number } = {}): Promise<LiveHub> {
	const { isDeaf = false, sweepMs = 600_000, most = 100 } = options;
	const hub = createLiveHub({
		...{ queries: house.queries, clock: () => house.now, most, sweepMs, beatMs: 600_000 },
		onFailure: (error) => {
			throw error;
		},
	});
	closers.push(() => hub.close());
	if (isDeaf) return hub;
	const hearing = Promise.withResolvers<void>();
	const ear = keepListening({
		...{ url: house.database.url, channel: liveChannel },
		onNotice: (payload) => hub.wake(nudgedIn(payload)),
		onHearing: () => {
			hearing.resolve();
			hub.wake('all');
		},
		onLost: () => undefined,
	});
	closers.push(() => ear.stop());
	await hearing.promise;
	return hub;
}

const sessionOf = async (who: Person) => {
	const [row] = await house.queries
		.select({ id: session.id })
		.from(session)
		.where(eq(session.memberId, house.idOf(who)));
	return row?.id ?? '';
};

/** A window on a server; what it hears. */
async function openWindow(hub: LiveHub, who: Person, last: number | undefined = 0) {
	const heard: Hint[] = [];
	const texts: string[] = [];
	const hear = (text: string) => {
		texts.push(text);
		const data = /^data: (\{.*"subjects".*\})$/m.exec(text)?.[1];
		if (data) heard.push(JSON.parse(data));
	};
	const login = { memberId: house.idOf(who), sessionId: await sessionOf(who) };
	const leave = hub.open(login, { write: hear, end: hear }, last);
	const things = () => heard.flatMap(({ subjects }) => (subjects === 'all' ? 'all' : subjects.map(([, id]) => id)));
	return { isOpen: leave !== undefined, leave, heard, texts, things, login };
}

type Made = { of?: string; by?: string };
const record = (work: Transaction, { of = 'r1', by }: Made = {}) =>
	recordEvent(work, {
		...{ kind: 'reservation.book', subject: ['reservation', of], at: house.now },
		...{ actor: by ? 'member' : 'clock', actorId: by ?? null },
		parties: { memberId: house.idOf('guest'), providerId: 'walks' },
	});
const happen = (made?: Made) => house.services.transact((work) => record(work, made));

/** As a server does after a commit. */
async function tell(): Promise<void> {
	const nudger = createNudger(house.database.pool);
	await tellEvents({ transact: house.services.transact, nudge: nudger.nudge });
	await nudger.settle();
}

test('two windows on two servers hear what happened, and nobody else does', async () => {
	const [here, there] = [await startServer(), await startServer()];
	const windows = [await openWindow(here, 'guest'), await openWindow(there, 'guest')];
	const [partner, other] = [await openWindow(there, 'partner'), await openWindow(here, 'other')];
	await soon(() => expect(other.heard).toEqual([{ unread: 0, last: 0, subjects: [] }]));
	await happen({ of: 'r1' });
	await tell();
	for (const window of [...windows, partner]) await soon(() => expect(window.things()).toEqual(['r1']));
	expect(windows[0]?.heard.at(-1)?.unread).toBe(1);
	expect(other.heard).toHaveLength(1);
});

test('who did it hears it too, and has nothing unread', async () => {
	const hub = await startServer();
	const window = await openWindow(hub, 'guest');
	await happen({ by: house.idOf('guest') });
	await tell();
	await soon(() => expect(window.things()).toEqual(['r1']));
	expect(window.heard.at(-1)?.unread).toBe(0);
});

test('who comes back hears all that was told meanwhile, once, from the number it names', async () => {
	const first = await openWindow(await startServer(), 'guest');
	await happen({ of: 'seen' });
	await tell();
	await soon(() => expect(first.things()).toEqual(['seen']));
	const last = first.heard.at(-1)?.last;
	first.leave?.();
	for (const name of ['missed 1', 'missed 2', 'missed 1']) await happen({ of: name });
	await tell();
	const second = await openWindow(await startServer(), 'guest', last);
	await soon(() => expect(second.things().sort()).toEqual(['missed 1', 'missed 2']));
	await happen({ of: 'later' });
	await tell();
	await soon(() => expect(second.things()).toContain('later'));
	expect(second.things()).toHaveLength(3);
	expect(first.things()).toEqual(['seen']);
});

test('what commits late is heard although later ones were heard before', async () => {
	const hub = await startServer();
	const window = await openWindow(hub, 'guest');
	const [late, isWritten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const slow = house.services.transact(async (work) => {
		await record(work, { of: 'late' });
		isWritten.resolve();
		await late.promise;
	});
	await isWritten.promise;
	await happen({ of: 'early' });
	await tell();
	await soon(() => expect(window.things()).toEqual(['early']));
	late.resolve();
	await slow;
	await tell();
	await soon(() => expect(window.things()).toEqual(['early', 'late']));
});

test('a server that dies between telling and the nudge takes nothing with it: the next look finds it', async () => {
	const hub = await startServer({ sweepMs: 100 });
	const window = await openWindow(hub, 'guest');
	await happen({ of: 'unsaid' });
	await tellEvents({ transact: house.services.transact, nudge: () => undefined });
	await soon(() => expect(window.things()).toEqual(['unsaid']));
});

test('a server whose ear was cut off hears again, and catches up', async () => {
	const hub = await startServer();
	const window = await openWindow(hub, 'guest');
	await soon(() => expect(window.heard).toHaveLength(1));
	await house.database.pool.query(
		`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'maru live' and datname = current_database()`,
	);
	await happen({ of: 'while deaf' });
	await tell();
	await soon(() => expect(window.things()).toEqual(['while deaf']));
});

test('a long absence is told as “all”, not one by one', async () => {
	for (let at = 0; at < 60; at += 1) await happen({ of: `r${at}` });
	await tell();
	const window = await openWindow(await startServer(), 'guest', 1);
	await soon(() => expect(window.things()).toEqual(['all']));
	expect(window.heard[0]?.unread).toBe(60);
});

test('read on one device is read on the other', async () => {
	const hub = await startServer();
	await happen();
	await tell();
	const [one, other] = [await openWindow(hub, 'guest'), await openWindow(hub, 'guest')];
	await soon(() => expect([one, other].map(({ heard }) => heard.at(-1)?.unread)).toEqual([1, 1]));
	const before = other.things().length;
	await house.queries.update(notification).set({ readAt: house.now });
	await sendNudge(house.database.pool, [house.idOf('guest')]);
	await soon(() => expect([one, other].map(({ heard }) => heard.at(-1)?.unread)).toEqual([0, 0]));
	expect(other.things()).toHaveLength(before);
});

test('a login that is over hears no more: ended, suspended or out of time', async () => {
	const hub = await startServer();
	const ended = await openWindow(hub, 'guest');
	const stays = await openWindow(hub, 'partner');
	await soon(() => expect(ended.heard.length + stays.heard.length).toBe(2));
	await house.queries.delete(session).where(eq(session.id, ended.login.sessionId));
	await happen();
	await tell();
	await soon(() => expect(ended.texts.at(-1)).toContain('event: end'));
	await soon(() => expect(stays.things()).toEqual(['r1']));
	expect(ended.things()).toEqual([]);
	await house.queries
		.update(member)
		.set({ status: 'suspended' })
		.where(eq(member.id, house.idOf('partner')));
	hub.wake('all');
	await soon(() => expect(stays.texts.at(-1)).toContain('event: end'));
	const late = await openWindow(hub, 'other');
	await soon(() => expect(late.heard).toHaveLength(1));
	house.clock.pass({ days: 60 });
	hub.wake('all');
	await soon(() => expect(late.texts.at(-1)).toContain('event: end'));
	expect(hub.count()).toBe(0);
});

test('there is an end to how many one member, and one server, holds open', async () => {
	const hub = await startServer({ isDeaf: true, most: 9 });
	const windows = await Promise.all(Array.from({ length: 9 }, () => openWindow(hub, 'rival')));
	expect(windows.filter(({ isOpen }) => isOpen)).toHaveLength(8);
	expect((await openWindow(hub, 'operator')).isOpen).toBe(true);
	expect((await openWindow(hub, 'applicant')).isOpen).toBe(false);
	const leave = windows.find(({ isOpen }) => isOpen)?.leave;
	leave?.();
	leave?.();
	expect(hub.count()).toBe(8);
	expect((await openWindow(hub, 'applicant')).isOpen).toBe(true);
});

test('at a stop everybody is told to come back, at moments of their own, and nobody new is let in', async () => {
	const hub = await startServer({ isDeaf: true });
	const windows = [
		await openWindow(hub, 'rival'),
		await openWindow(hub, 'operator'),
		await openWindow(hub, 'applicant'),
	];
	hub.close();
	const moments = windows.map(({ texts }) => /^retry: (\d+)\nevent: bye/.exec(texts.at(-1) ?? '')?.[1]);
	expect(moments.every((moment) => moment !== undefined)).toBe(true);
	expect(new Set(moments).size).toBeGreaterThan(1);
	expect(hub.count()).toBe(0);
	expect((await openWindow(hub, 'rival')).isOpen).toBe(false);
});

test('many whom a nudge is for are all meant', () => {
	expect(nudgedIn('')).toBe('all');
	expect(nudgedIn(undefined)).toBe('all');
	expect(nudgedIn('a b')).toEqual(['a', 'b']);
});
