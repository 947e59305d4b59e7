import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/kernel/durations.ts';
import { event } from '#server/db/schema/event.ts';
import { mail } from '#server/db/schema/mail.ts';
import { videoDate } from '#server/db/schema/video.ts';
import { canary, codeOf, openVideoHouse, type VideoHouse, videoTimes } from '../../../../tests/support/video-house.ts';
import { sweepVideos } from './sweep-videos.ts';

let video: VideoHouse;
let house: VideoHouse['house'];
const [first, second, , fourth] = videoTimes;
beforeAll(async () => {
	video = await openVideoHouse();
	house = video.house;
});
afterAll(() => house.close());
beforeEach(() => video.begin());

const ask: VideoHouse['ask'] = (...given) => video.ask(...given);
const asked: VideoHouse['asked'] = (...given) => video.asked(...given);
const move: VideoHouse['move'] = (...given) => video.move(...given);
const mailsTo: VideoHouse['mailsTo'] = (...given) => video.mailsTo(...given);

test('the room is open from 15 minutes before to an hour after, to the second', async () => {
	const id = await asked();
	const room = () => codeOf(house.call('guest', `GET /api/video-dates/${id}/room`));
	expect(await room()).toBe('room-closed');
	await move('partner', id, { move: 'schedule', at: first });
	const at = (minutes: number, seconds = 0) => new Date(Date.parse(first) + (minutes * 60 + seconds) * 1000);
	house.clock.moveTo(at(-15, -2));
	expect(await room()).toBe('room-closed');
	house.clock.moveTo(at(-15, 1));
	expect(await room()).toBe(200);
	house.clock.moveTo(at(90, 2));
	expect(await room()).toBe('room-closed');
});

test('switched off, nothing can be asked for or entered; what was agreed can still be cancelled', async () => {
	expect((await house.call('visitor', 'GET /api/profile?language=en')).body.isVideoOn).toBe(true);
	const id = await asked();
	await move('partner', id, { move: 'schedule', at: first });
	expect((await house.call('partner', 'PUT /api/video-switch', { body: { isOn: false } })).status).toBe(404);
	expect((await house.call('operator', 'PUT /api/video-switch', { body: { isOn: false } })).body).toEqual({
		isOn: false,
	});
	expect((await house.call('guest', 'GET /api/video-offer?product=screening&language=en')).body.isOn).toBe(false);
	// Every page says so, and none leads there.
	expect((await house.call('visitor', 'GET /api/profile?language=en')).body.isVideoOn).toBe(false);
	expect(await codeOf(ask())).toBe('video-off');
	expect(await codeOf(move('guest', id, { move: 'change', times: [fourth] }))).toBe('video-off');
	house.clock.moveTo(new Date(Date.parse(first) - 60_000));
	expect(await codeOf(house.call('guest', `GET /api/video-dates/${id}/room`))).toBe('video-off');
	expect(await codeOf(move('guest', id, { move: 'cancel', reason: '' }))).toBe(200);
});

describe('time', () => {
	const sweepAt = async (at: Date) => {
		house.clock.moveTo(at);
		await sweepVideos(house);
	};
	const minutesTo = (minutes: number) => new Date(Date.parse(first) - minutes * 60_000);
	const rowOf = async (id: string) => (await house.queries.select().from(videoDate).where(eq(videoDate.id, id)))[0];

	test('reminds a day and an hour before, once', async () => {
		const id = await asked();
		await move('partner', id, { move: 'schedule', at: first });
		await house.queries.delete(mail);
		await sweepAt(minutesTo(24 * 60 + 5));
		expect(await mailsTo('guest')).toEqual([]);
		await sweepAt(minutesTo(24 * 60 - 1));
		await sweepAt(minutesTo(24 * 60 - 2));
		expect(await mailsTo('guest')).toEqual(['video-reminder']);
		await sweepAt(minutesTo(59));
		expect(await mailsTo('guest')).toEqual(['video-reminder', 'video-reminder']);
		expect(await mailsTo('partner')).toEqual(['video-reminder', 'video-reminder']);
	});

	test('tells who is missing after two minutes, and afterwards kindly what became of it', async () => {
		const id = await asked();
		await move('partner', id, { move: 'schedule', at: first });
		await house.queries
			.update(videoDate)
			.set({ memberCameAt: minutesTo(5), isDayReminded: true, isHourReminded: true, dueAt: minutesTo(-90) })
			.where(eq(videoDate.id, id));
		await house.queries.delete(mail);
		await sweepAt(minutesTo(-1));
		expect(await mailsTo('partner')).toEqual([]);
		await sweepAt(minutesTo(-3));
		await sweepAt(minutesTo(-4));
		expect(await mailsTo('partner')).toEqual(['video-waiting']);
		await sweepAt(minutesTo(-91));
		expect((await rowOf(id))?.state).toBe('missed');
		const told = (await house.mailsTo(house.emailOf('guest'))).map(({ template, data }) => [template, data.who]);
		expect(told).toEqual([['video-missed', 'they']]);
	});

	test('both came: it was held. A week later its words are gone, and the trail says so', async () => {
		const id = await asked();
		await move('partner', id, { move: 'schedule', at: first });
		await house.queries
			.update(videoDate)
			.set({
				memberCameAt: minutesTo(5),
				houseCameAt: minutesTo(1),
				isDayReminded: true,
				isHourReminded: true,
				dueAt: minutesTo(-90),
			})
			.where(eq(videoDate.id, id));
		await sweepAt(minutesTo(-91));
		expect(await rowOf(id)).toMatchObject({ state: 'held', sealed: expect.any(String) });
		await sweepAt(minutesTo(-91 - 8 * 24 * 60));
		expect(await rowOf(id)).toMatchObject({ state: 'held', sealed: null, dueAt: null });
		const erased = await house.queries.select().from(event).where(eq(event.kind, 'video.erased'));
		expect(erased.some(({ subjectId }) => subjectId === id)).toBe(true);
	});

	test('looks for who said that they would interpret, once, by bell and mail; who waits is not called', async () => {
		const id = await asked();
		await move('partner', id, { move: 'schedule', at: first });
		const interpreterId = house.idOf('other');
		await house.queries
			.update(videoDate)
			.set({
				interpreterId,
				interpreterState: 'accepted',
				...{ memberCameAt: minutesTo(5), houseCameAt: minutesTo(4) },
			})
			.where(eq(videoDate.id, id));
		await house.queries.delete(mail);
		await sweepAt(minutesTo(-1));
		expect(await house.mailsTo(house.emailOf('other'))).toEqual([]);
		await sweepAt(minutesTo(-3));
		await sweepAt(minutesTo(-4));
		expect((await house.mailsTo(house.emailOf('other'))).map(({ template }) => template)).toEqual(['video-waiting']);
		expect([await mailsTo('guest'), await mailsTo('partner')]).toEqual([[], []]);
		const all = await house.queries.select().from(event).where(eq(event.kind, 'video.wait'));
		const waits = all.find(({ subjectId }) => subjectId === id);
		expect(waits).toMatchObject({ memberIds: [interpreterId], organisationIds: [] });
	});

	test('what was written is told by mail without its words, and is erased with what the talk was about', async () => {
		const id = await asked();
		const { threadId } = (await video.read('guest', id)).body;
		const write = (who: 'guest' | 'partner', text: string) =>
			house.call(who, `POST /api/threads/${threadId}/messages`, {
				body: { key: randomUUID(), text, phrases: [], fileIds: [], language: 'en' },
			});
		await house.queries.delete(mail);
		expect((await write('guest', canary)).status).toBe(200);
		expect([await mailsTo('guest'), await mailsTo('partner')]).toEqual([[], ['video-message']]);
		expect((await write('partner', 'We have read it.')).status).toBe(200);
		expect(await mailsTo('guest')).toEqual(['video-message']);
		expect(JSON.stringify(await house.mailsTo(house.emailOf('partner')))).not.toContain(canary);
		await move('guest', id, { move: 'cancel', reason: '' });
		await sweepAt(new Date(house.clock.now().getTime() + 8 * dayMs));
		const { items } = (await house.call('guest', `GET /api/threads/${threadId}/messages`)).body;
		expect(items.map(({ text }: { text: string | null }) => text).filter(Boolean)).toEqual([]);
		expect(await codeOf(write('guest', 'One more thing'))).toBe('not-allowed');
	});

	test('a request that nobody answered ends with its last time', async () => {
		const id = await asked();
		await sweepAt(new Date(Date.parse(second) + 60_000));
		expect((await rowOf(id))?.state).toBe('expired');
		expect(await mailsTo('guest')).toEqual(['video-expired']);
	});
});
