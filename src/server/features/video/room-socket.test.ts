import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { RoomNews } from '#contract/room-messages.ts';
import { roomSeat, roomSignal, videoDate } from '#server/db/schema/video.ts';
import { createIdentify } from '#server/identify.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { openVideoHouse, type VideoHouse, videoTimes } from '../../../../tests/support/video-house.ts';

let video: VideoHouse;
let house: VideoHouse['house'];
/** Two servers over one database. */
let servers: FastifyInstance[];
const cookies = new Map<string, string>();
const sockets: WebSocket[] = [];
const first = new Date(videoTimes[0]);

beforeAll(async () => {
	video = await openVideoHouse();
	house = video.house;
	const { queries, services } = house;
	const identify = createIdentify({ queries, services });
	servers = await Promise.all([1, 2].map(() => buildTestApp({ queries, services, identify })));
	await Promise.all(servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(async () => {
	for (const server of servers) await server.close();
	await house.close();
});
beforeEach(() => video.begin());
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.terminate();
	// Whoever lost the way gives up the seat a moment later.
	await expect.poll(() => house.queries.select().from(roomSeat)).toEqual([]);
});

type Who = 'guest' | 'partner' | 'other' | 'rival' | 'operator';

/** Scheduled, and everybody logged in at that moment. */
async function scheduledAt(moment: Date): Promise<string> {
	const id = await video.scheduled();
	house.clock.moveTo(moment);
	const people: Who[] = ['guest', 'partner', 'other', 'rival', 'operator'];
	const signedIn = await signIn(
		house,
		people.map((who) => house.idOf(who)),
	);
	for (const [at, who] of people.entries()) cookies.set(who, signedIn[at] ?? '');
	return id;
}

type Entry = {
	server?: number;
	instance?: string;
	after?: number;
	headers?: Record<string, string>;
	isTurnedAway?: boolean;
};

async function enter(who: Who, id: string, entry: Entry = {}) {
	const { server = 0, instance = randomUUID(), after, headers, isTurnedAway = false } = entry;
	const heard: RoomNews[] = [];
	const closed = Promise.withResolvers<number>();
	const waiting = new Set<() => void>();
	const query = `instance=${instance}${after === undefined ? '' : `&after=${after}`}`;
	const { port } = (servers[server] as FastifyInstance).server.address() as AddressInfo;
	const socket = new WebSocket(`ws://127.0.0.1:${port}/api/room/${id}?${query}`, {
		headers: { origin: `http://127.0.0.1:${port}`, cookie: cookies.get(who) ?? '', ...headers },
	});
	socket.on('message', (data) => {
		heard.push(JSON.parse(data.toString()));
		for (const look of waiting) look();
	});
	socket.on('close', (code) => closed.resolve(code));
	await new Promise<void>((resolve, reject) => {
		socket.once('open', resolve);
		socket.once('error', reject);
	});
	sockets.push(socket);
	/** The first of a kind, now or later. */
	const next = <Kind extends RoomNews['kind']>(kind: Kind): Promise<Extract<RoomNews, { kind: Kind }>> =>
		new Promise((resolve) => {
			const look = () => {
				const found = heard.find((news) => news.kind === kind);
				if (!found) return;
				waiting.delete(look);
				resolve(found as Extract<RoomNews, { kind: Kind }>);
			};
			waiting.add(look);
			look();
		});
	if (!isTurnedAway) await next('welcome');
	return {
		socket,
		heard,
		next,
		closed: closed.promise,
		instance,
		say: (message: object) => socket.send(JSON.stringify(message)),
	};
}

const refusal = async (entering: Promise<unknown>) =>
	entering.then(
		() => 'entered',
		(error: Error) => /(\d{3})$/.exec(error.message)?.[1],
	);

const sdp = 'v=0 canary-sdp-1771 192.0.2.77';

describe('who comes in', () => {
	test('those with a seat; strangers, other houses and operators find nothing', async () => {
		const id = await scheduledAt(first);
		expect(await refusal(enter('guest', id))).toBe('entered');
		expect(await refusal(enter('partner', id))).toBe('entered');
		for (const who of ['other', 'rival', 'operator'] as const) expect(await refusal(enter(who, id)), who).toBe('404');
		expect(await refusal(enter('guest', randomUUID()))).toBe('404');
	});

	test('not too early, not too late', async () => {
		const early = await scheduledAt(new Date(first.getTime() - 16 * 60_000));
		expect(await refusal(enter('guest', early))).toBe('409');
		house.clock.moveTo(new Date(first.getTime() + 91 * 60_000));
		expect(await refusal(enter('guest', early))).toBe('409');
	});

	test('with both cookies of one login, from a page of ours', async () => {
		const id = await scheduledAt(first);
		const own = cookies.get('guest') ?? '';
		const [session = '', identity = ''] = own.split('; ');
		const foreignHalf = (cookies.get('other') ?? '').split('; ')[1] ?? '';
		expect(await refusal(enter('guest', id, { headers: { origin: 'https://evil.example' } }))).toBe('403');
		expect(await refusal(enter('guest', id, { headers: { cookie: '' } }))).toBe('401');
		expect(await refusal(enter('guest', id, { headers: { cookie: identity } }))).toBe('401');
		expect(await refusal(enter('guest', id, { headers: { cookie: `${session}; ${foreignHalf}` } }))).toBe('401');
	});
});

describe('what is said', () => {
	test('reaches the other at another server, with who said it', async () => {
		const id = await scheduledAt(first);
		const guest = await enter('guest', id);
		const clinic = await enter('partner', id, { server: 1 });
		expect(await guest.next('here')).toMatchObject({ seat: 'house', instance: clinic.instance, locale: 'ko' });
		expect(await clinic.next('welcome')).toMatchObject({
			seat: 'house',
			people: [{ seat: 'member', instance: guest.instance, locale: 'th' }],
		});
		clinic.say({ kind: 'description', to: 'member', toInstance: guest.instance, description: { type: 'offer', sdp } });
		expect(await guest.next('description')).toMatchObject({
			from: 'house',
			instance: clinic.instance,
			description: { type: 'offer', sdp },
		});
		guest.say({ kind: 'signal', signal: 'slower' });
		expect(await clinic.next('signal')).toMatchObject({ from: 'member', signal: 'slower' });
		guest.say({ kind: 'beat' });
		await guest.next('beat');
	});

	test('is heard by who comes back, in its order and once', async () => {
		const id = await scheduledAt(first);
		const guest = await enter('guest', id);
		const clinic = await enter('partner', id, { server: 1 });
		const { last } = await guest.next('welcome');
		guest.socket.terminate();
		await clinic.next('gone');
		const written = [1, 2, 3].map(() => randomUUID());
		for (const messageId of written) clinic.say({ kind: 'written', messageId });
		await expect
			.poll(() =>
				house.queries
					.select()
					.from(roomSignal)
					.then((rows) => rows.filter(({ body, toSeat }) => body.kind === 'written' && toSeat === 'member').length),
			)
			.toBe(3);
		const back = await enter('guest', id, { instance: guest.instance, after: last, server: 1 });
		await expect
			.poll(() => back.heard.flatMap((news) => (news.kind === 'written' ? [news.messageId] : [])))
			.toEqual(written);
		expect(await clinic.next('gone')).toMatchObject({ seat: 'member', isLeft: false });
	});

	test('that is malformed, too long or too much closes the socket and reaches nobody', async () => {
		const id = await scheduledAt(first);
		const clinic = await enter('partner', id);
		const said = async (...texts: string[]) => {
			const guest = await enter('guest', id);
			for (const text of texts) guest.socket.send(text);
			return guest.closed;
		};
		expect(await said('no json')).toBe(4003);
		expect(await said(JSON.stringify({ kind: 'record' }))).toBe(4003);
		expect(
			await said(JSON.stringify({ kind: 'written', messageId: randomUUID(), text: 'what is said in confidence' })),
		).toBe(4003);
		expect(await said(JSON.stringify({ kind: 'written', messageId: 'x'.repeat(70_000) }))).toBe(1009);
		expect(await said(...Array.from({ length: 120 }, () => JSON.stringify({ kind: 'beat' })))).toBe(4008);
		expect(clinic.heard.filter(({ kind }) => kind === 'written')).toEqual([]);
	});
});

describe('seats', () => {
	test('entering elsewhere moves the seat, and the old page is told', async () => {
		const id = await scheduledAt(first);
		const old = await enter('guest', id);
		const other = await enter('guest', id, { server: 1 });
		expect(await old.closed).toBe(4001);
		expect(other.socket.readyState).toBe(other.socket.OPEN);
	});

	test('a second of the same house is told that somebody sits there, and the first stays', async () => {
		const id = await scheduledAt(first);
		const organisationId = house.organisationOf('partner');
		await employ(house.queries, { organisationId, memberId: house.idOf('other'), role: 'manager' });
		const owner = await enter('partner', id);
		const second = await enter('other', id, { isTurnedAway: true });
		expect(await second.closed).toBe(4004);
		expect(owner.socket.readyState).toBe(owner.socket.OPEN);
	});

	test('who leaves on purpose is told apart from who lost the way', async () => {
		const id = await scheduledAt(first);
		const clinic = await enter('partner', id);
		const guest = await enter('guest', id);
		guest.say({ kind: 'leave' });
		expect(await clinic.next('gone')).toMatchObject({ seat: 'member', isLeft: true });
	});

	test('who stands before the door is told who is inside', async () => {
		const id = await scheduledAt(first);
		const room = (who: 'guest' | 'partner') => house.call(who, `GET /api/video-dates/${id}/room`);
		expect((await room('guest')).body.people).toEqual([]);
		await enter('partner', id, { server: 1 });
		expect((await room('guest')).body.people).toEqual([{ seat: 'house', name: expect.stringMatching(/\S \S/) }]);
		expect((await room('partner')).body.people).toEqual([]);
	});

	test('who came is noted for what becomes of the talk', async () => {
		const id = await scheduledAt(first);
		await enter('guest', id);
		const [row] = await house.queries.select().from(videoDate);
		expect(row).toMatchObject({ id, memberCameAt: expect.any(Date), houseCameAt: null });
	});
});
