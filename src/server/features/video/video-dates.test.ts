import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agencyId, type Role } from '#domain/organisation/organisation.ts';
import { consent } from '#server/db/schema/consent.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { videoDate } from '#server/db/schema/video.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import {
	canary,
	codeOf,
	openVideoHouse,
	type VideoHouse,
	videoStart,
	videoTimes,
} from '../../../../tests/support/video-house.ts';

let video: VideoHouse;
let house: VideoHouse['house'];
const [first, second, third, fourth] = videoTimes;
beforeAll(async () => {
	video = await openVideoHouse();
	house = video.house;
});
afterAll(() => house.close());
beforeEach(() => video.begin());

const ask: VideoHouse['ask'] = (...given) => video.ask(...given);
const asked: VideoHouse['asked'] = (...given) => video.asked(...given);
const move: VideoHouse['move'] = (...given) => video.move(...given);
const read: VideoHouse['read'] = (...given) => video.read(...given);
const mailsTo: VideoHouse['mailsTo'] = (...given) => video.mailsTo(...given);

describe('a request', () => {
	test('is kept sealed, told to the house without its words, and agreed to', async () => {
		const id = await asked();
		const [row] = await house.queries.select().from(videoDate).where(eq(videoDate.id, id));
		expect(JSON.stringify(row)).not.toContain(canary);
		expect(await mailsTo('partner')).toEqual(['video-asked']);
		expect(JSON.stringify(await house.mailsTo(house.emailOf('partner')))).not.toContain(canary);
		const consents = await house.queries
			.select()
			.from(consent)
			.where(eq(consent.memberId, house.idOf('guest')));
		expect(consents).toMatchObject([{ kind: 'health', providerId: expect.any(String) }]);
		expect((await read('guest', id)).body).toMatchObject({
			role: 'member',
			topic: canary,
			state: 'requested',
			waitsFor: 'house',
		});
	});

	test('sent twice with one key is one', async () => {
		const key = randomUUID();
		const [one, other] = [await asked({ key }), await asked({ key })];
		expect(one).toBe(other);
		expect(await mailsTo('partner')).toEqual(['video-asked']);
	});

	test('another with the same key is refused, and the first stays as it was', async () => {
		const key = randomUUID();
		const id = await asked({ key });
		for (const changes of [{ topic: 'Something else entirely' }, { times: [third] }, { wantsInterpreter: false }])
			expect(await codeOf(ask({ key, ...changes }))).toBe('key-reused');
		expect((await read('guest', id)).body).toMatchObject({ topic: canary, wishes: [first, second] });
		expect(await asked({ key: randomUUID(), topic: 'Something else entirely' })).not.toBe(id);
	});

	test('needs times in the clinic’s hours, both ticks, a house of health and a proved address', async () => {
		const night = new Date('2026-11-25T22:00:00+09:00').toISOString();
		expect((await ask({ times: [night] })).body.faults).toEqual([{ at: 'times.0', code: 'video-outside-hours' }]);
		expect((await ask({ isHealthAgreed: false })).body.faults).toEqual([{ at: 'isHealthAgreed', code: 'must-agree' }]);
		expect(await codeOf(ask({ productId: 'tour' }))).toBe('not-found');
		expect(await codeOf(ask({ productId: undefined }))).toBe('not-found');
		await house.queries.update(member).set({ emailVerifiedAt: null });
		expect(await codeOf(ask())).toBe('email-unverified');
	});

	test('is bounded: five at a time', async () => {
		for (let count = 0; count < 5; count += 1) await asked();
		expect(await codeOf(ask())).toBe('requests-full');
	});
});

describe('agreeing on a time', () => {
	test('the house takes one; all are told in their language; the calendar file says nothing of health', async () => {
		const id = await asked();
		expect((await move('partner', id, { move: 'schedule', at: second })).body).toMatchObject({
			state: 'scheduled',
			scheduledAt: second,
		});
		expect(await mailsTo('guest')).toEqual(['video-scheduled']);
		const file = await house.call('guest', `GET /api/video-dates/${id}/calendar.ics?language=en`);
		expect(file.bytes.toString()).toContain('DTSTART;TZID=Asia/Seoul:20261126T113000');
		expect(file.bytes.toString()).not.toContain(canary);
		expect((await house.call('rival', `GET /api/video-dates/${id}/calendar.ics?language=en`)).status).toBe(404);
	});

	test('the house names others, and the guest takes one of those', async () => {
		const id = await asked();
		expect((await move('partner', id, { move: 'propose', times: [third, fourth] })).body.waitsFor).toBe('member');
		expect(await codeOf(move('guest', id, { move: 'accept', at: first }))).toBe('not-allowed');
		expect((await move('guest', id, { move: 'accept', at: third })).body).toMatchObject({
			state: 'scheduled',
			scheduledAt: third,
		});
	});

	test('it can be changed and cancelled, with a word', async () => {
		const id = await asked();
		await move('partner', id, { move: 'schedule', at: first });
		expect((await move('guest', id, { move: 'change', times: [fourth] })).body).toMatchObject({
			state: 'requested',
			wishes: [fourth],
			scheduledAt: null,
		});
		await move('partner', id, { move: 'cancel', reason: 'The doctor is ill' });
		expect((await read('guest', id)).body).toMatchObject({
			state: 'cancelled',
			reason: 'The doctor is ill',
			topic: canary,
		});
		expect(await codeOf(move('guest', id, { move: 'change', times: [fourth] }))).toBe('not-allowed');
	});
});

describe('an interpreter', () => {
	let interpreterId: string;
	let cookie: string | undefined;
	const call = (key: string, payload?: object) => {
		const [method = 'GET', url = ''] = key.split(' ');
		return house.app.inject({
			...{ method: method as 'GET', url, headers: { 'sec-fetch-site': 'same-origin', cookie: cookie ?? '' } },
			...(payload && { payload }),
		});
	};
	beforeAll(async () => {
		const row = {
			email: 'natalya@maru.example',
			passwordHash: 'none',
			firstName: 'Natalya',
			lastName: 'Kim',
			locale: 'ru' as const,
			group: 'GR0300' as const,
		};
		const [made] = await house.queries.insert(member).values(row).returning({ id: member.id });
		interpreterId = made?.id ?? '';
		await employ(house.queries, { organisationId: agencyId, memberId: interpreterId, role: 'interpreter' });
	});
	beforeEach(async () => {
		[cookie] = await signIn(house, [interpreterId]);
	});

	test('is chosen by the house, accepts, sits down, and reads nothing of health', async () => {
		const id = await asked();
		await move('partner', id, { move: 'schedule', at: first });
		const { items } = (await house.call('partner', `GET /api/video-dates/${id}/interpreters`)).body;
		expect(items).toEqual([{ memberId: interpreterId, name: 'Natalya Kim' }]);
		expect((await call(`GET /api/video-dates/${id}?language=en`)).statusCode).toBe(404);
		const invite = (who: Actor, memberId: string) =>
			house.call(who, `PUT /api/video-dates/${id}/interpreter?language=en`, { body: { memberId } });
		expect(await codeOf(invite('partner', house.idOf('other')))).toBe('not-allowed');
		expect((await invite('rival', interpreterId)).status).toBe(404);
		expect((await invite('partner', interpreterId)).body.interpreter).toEqual({
			name: 'Natalya Kim',
			state: 'invited',
		});
		expect((await house.mailsTo('natalya@maru.example')).map(({ template, locale }) => [template, locale])).toEqual([
			['video-invited', 'ru'],
		]);
		const deskNow = async () => (await call('GET /api/desk/today?language=ko')).json();
		expect(await deskNow()).toMatchObject({ waiting: 1, videos: [{ id, role: 'interpreter' }] });
		house.clock.moveTo(new Date(first));
		[cookie] = await signIn(house, [interpreterId]);
		expect((await call(`GET /api/video-dates/${id}/room`)).statusCode).toBe(404);
		expect((await call(`PUT /api/video-dates/${id}/interpreter/answer`, { isComing: true })).statusCode).toBe(200);
		expect((await deskNow()).waiting).toBe(0);
		expect((await call(`GET /api/video-dates/${id}/room`)).json()).toMatchObject({
			seat: 'interpreter',
			engine: 'mesh',
		});
		const { threadId } = (await read('guest', id)).body;
		expect((await call(`GET /api/threads/${threadId}/messages`)).json()).toMatchObject({
			role: 'interpreter',
			mayWrite: true,
		});
		const seen = (await call(`GET /api/video-dates/${id}?language=en`)).body;
		expect(seen).not.toContain(canary);
		expect(seen).toContain('"role":"interpreter"');
		expect(
			(await call(`POST /api/video-dates/${id}/moves?language=en`, { move: 'cancel', reason: '' })).json(),
		).toMatchObject({ code: 'not-allowed' });
	});

	test('is told who acted, and not why', async () => {
		const id = await asked();
		await move('partner', id, { move: 'schedule', at: first });
		await house.call('partner', `PUT /api/video-dates/${id}/interpreter?language=en`, {
			body: { memberId: interpreterId },
		});
		await move('guest', id, { move: 'change', times: [fourth] });
		await move('guest', id, { move: 'cancel', reason: canary });
		const told = await house.mailsTo('natalya@maru.example');
		expect(told.map(({ template, data: { by, other, reason } }) => [template, by, other, reason])).toEqual([
			['video-invited', 'Seorae ru', 'Seorae ru', ''],
			['video-changed', 'Guest Tester', 'Seorae ru', ''],
			['video-cancelled', 'Guest Tester', 'Seorae ru', ''],
		]);
		expect(told.every(({ data }) => data.reader === 'interpreter')).toBe(true);
		// By the bell too: of the change and of the end, as soon as they were asked.
		const rung = await house.queries.select().from(event).where(eq(event.subjectId, id));
		const toThem = rung.filter(({ memberIds }) => memberIds.includes(interpreterId)).map(({ kind }) => kind);
		expect(toThem).toEqual(['video.invite', 'video.change', 'video.cancel']);
		const toHouse = await house.mailsTo(house.emailOf('partner'));
		expect(toHouse.at(-1)?.data).toMatchObject({ reader: 'house', by: 'Guest Tester', reason: canary });
	});
});

describe('who may', () => {
	const roles: Role[] = ['manager', 'desk', 'guide', 'interpreter'];
	const cookies: Record<string, string | undefined> = {};
	beforeAll(async () => {
		const rows = roles.map((role) => ({
			email: `${role}@video.example`,
			passwordHash: 'none',
			firstName: role,
			lastName: 'Kim',
			locale: 'ko' as const,
			group: 'GR0300' as const,
		}));
		const made = await house.queries.insert(member).values(rows).returning({ id: member.id, role: member.firstName });
		for (const { id, role } of made)
			await employ(house.queries, {
				organisationId: house.organisationOf('partner'),
				memberId: id,
				role: role as Role,
			});
		house.clock.moveTo(videoStart);
		const signedIn = await signIn(
			house,
			made.map(({ id }) => id),
		);
		made.forEach(({ role }, at) => {
			cookies[role] = signedIn[at];
		});
	});
	const status = async (role: string, key: string, payload?: object) => {
		const [method = 'GET', url = ''] = key.split(' ');
		const headers = { 'sec-fetch-site': 'same-origin', cookie: cookies[role] ?? '' };
		return (await house.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) })).statusCode;
	};

	test('answer: those of the house with the right, operators in their stead; for others it does not exist', async () => {
		const id = await asked();
		for (const role of roles) {
			const isDesk = role === 'manager' || role === 'desk';
			expect(await status(role, `GET /api/video-dates/${id}?language=en`), role).toBe(isDesk ? 200 : 404);
			expect(
				await status(role, `POST /api/video-dates/${id}/moves?language=en`, { move: 'propose', times: [third] }),
				role,
			).toBe(isDesk ? 200 : 404);
		}
		for (const who of ['other', 'rival', 'applicant'] as const) {
			expect((await read(who, id)).status, who).toBe(404);
			expect((await move(who, id, { move: 'decline', reason: '' })).status, who).toBe(404);
		}
		// Operators help to find a time; what a patient told the clinic, and what both write, is not theirs to read.
		expect((await read('operator', id)).body).toMatchObject({
			role: 'house',
			topic: null,
			reason: null,
			threadId: null,
		});
		const { threadId } = (await read('partner', id)).body;
		expect(threadId).not.toBeNull();
		expect((await house.call('operator', `GET /api/threads/${threadId}/messages`)).status).toBe(404);
		expect((await read('visitor', id)).status).toBe(401);
		for (const wrong of [randomUUID(), 'x', `${id}0`])
			expect([400, 404]).toContain((await read('guest', wrong)).status);
	});

	test('enter: only with a seat, operators and the desk not', async () => {
		const id = await asked();
		await move('partner', id, { move: 'schedule', at: first });
		house.clock.moveTo(new Date(first));
		const room = (who: Actor) => codeOf(house.call(who, `GET /api/video-dates/${id}/room`));
		expect([await room('guest'), await room('partner')]).toEqual([200, 200]);
		for (const who of ['other', 'rival', 'applicant', 'operator'] as const)
			expect(await room(who), who).toBe('not-found');
	});

	test('lists: what waits for an answer first, then what comes next, then what was', async () => {
		const [over, later, sooner, waits] = [await asked(), await asked(), await asked(), await asked()];
		await move('partner', over, { move: 'decline', reason: 'Closed that week.' });
		await move('partner', later, { move: 'schedule', at: second });
		await move('partner', sooner, { move: 'schedule', at: first });
		const { items } = (await house.call('partner', 'GET /api/video-dates?as=house&language=en')).body;
		expect(items.map(({ id }: { id: string }) => id)).toEqual([waits, sooner, later, over]);
	});

	test('lists: mine, my house’s, and nobody else’s', async () => {
		const id = await asked();
		const list = async (who: Actor, as: string) =>
			(await house.call(who, `GET /api/video-dates?as=${as}&language=en`)).body.items.map(
				(one: { id: string }) => one.id,
			);
		expect(await list('guest', 'member')).toEqual([id]);
		expect(await list('partner', 'house')).toEqual([id]);
		expect(await list('operator', 'house')).toEqual([id]);
		for (const [who, as] of [
			['partner', 'member'],
			['rival', 'house'],
			['other', 'member'],
			['guest', 'house'],
			['guest', 'interpreter'],
		] as const)
			expect(await list(who, as), `${who} ${as}`).toEqual([]);
	});

	test('each look of the house at what was told is in the trail of whom it is about, once while a page lies open', async () => {
		const id = await asked();
		await read('guest', id);
		await read('partner', id);
		await read('partner', id);
		await read('operator', id);
		const looks = await house.queries.select().from(event).where(eq(event.kind, 'video.topic-read'));
		expect(looks.filter(({ subjectId }) => subjectId === id)).toMatchObject([
			{ actorId: house.idOf('partner'), aboutId: house.idOf('guest') },
		]);
	});
});
