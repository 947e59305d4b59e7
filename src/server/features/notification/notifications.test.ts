import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NotificationView } from '#contract/api/notification.ts';
import { event, eventToTell, notification } from '#server/db/schema/event.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { type Actor, openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

const nudged: string[] = [];
let house: Awaited<ReturnType<typeof openReservationHouse>>;
beforeAll(async () => {
	house = await openReservationHouse((services) => ({ ...services, nudge: (ids) => void nudged.push(...ids) }));
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	for (const table of [notification, eventToTell, event]) await house.queries.delete(table);
	nudged.length = 0;
});

const list = async (who: Actor, language = 'en') =>
	(await house.call(who, `GET /api/notifications?language=${language}`)).body.items as NotificationView[];
const told = async (who: Actor, language?: string) =>
	(await list(who, language)).map(({ kind, side, path, isRead }) => `${kind} ${side} ${path}${isRead ? ' read' : ''}`);
const unread = async (who: Actor) => (await house.call(who, 'GET /api/notifications/news')).body.unread;
const read = (who: Actor, body: object) => house.call(who, 'POST /api/notifications/read', { body });

test('guest and house are told each in their language, as whom they are, with the way to it', async () => {
	await house.database.pool.query(
		`update product set texts = texts || jsonb_build_object('ko', (texts -> 'en') || '{"title": "둘만의 산책"}') where id = 'private-walk'`,
	);
	const { id } = await house.reserved('guest', 'private-walk');
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } });
	await tellEvents(house.services);
	expect(await told('guest')).toEqual([`reservation.confirm own /my/reserve/${id}`]);
	expect(await told('partner')).toEqual([`reservation.request house /console/reservations/${id}`]);
	expect(await told('other')).toEqual([]);
	const [english] = await list('guest', 'en');
	const [korean] = await list('guest', 'ko');
	expect(english?.title).not.toBe('');
	expect(korean?.title).toBe('둘만의 산책');
	expect(english?.title).not.toBe(korean?.title);
	expect(english?.on).toMatch(/^\d{4}-\d\d-\d\d$/);
	expect(nudged.sort()).toEqual([house.idOf('guest'), house.idOf('partner')].sort());
});

test('operators are led to their desks', async () => {
	await house.services.transact(async (work) => {
		const made = { actor: 'member', actorId: house.idOf('guest'), at: house.now } as const;
		const parties = { memberId: house.idOf('guest'), providerId: 'walks' };
		const subject = ['partner', house.organisationOf('applicant')] as const;
		await recordEvent(work, { ...made, kind: 'partner.applied', subject, parties });
		await recordEvent(work, {
			...made,
			kind: 'rating.to-moderate',
			subject: ['rating', 'x'],
			parties,
			facts: { productId: 'tour' },
		});
	});
	await tellEvents(house.services);
	expect(await told('operator')).toEqual([
		'rating.to-moderate agency /console/ratings',
		'partner.applied agency /console/applications',
	]);
	const titles = (await list('operator')).map(({ title }) => title);
	expect(titles.every((title) => title !== '')).toBe(true);
	await read('operator', { what: 'spot', spot: 'moderation' });
	expect(await told('operator')).toEqual([
		'rating.to-moderate agency /console/ratings read',
		'partner.applied agency /console/applications',
	]);
});

test('who opens a reservation has seen what was told of it, but its messages only where they are read', async () => {
	const { id } = await house.reserved('guest', 'private-walk');
	const { id: otherId } = await house.reserved('guest', 'private-walk', { order: { on: dayIn(31) } });
	await house.say('guest', id, 'Is there a lift?');
	await tellEvents(house.services);
	expect(await unread('partner')).toBe(3);
	nudged.length = 0;
	expect((await read('partner', { what: 'spot', spot: 'reservation', id })).body).toEqual({ unread: 2 });
	expect(nudged).toEqual([house.idOf('partner')]);
	expect((await told('partner')).map((line) => line.replace(id, 'one').replace(otherId, 'other'))).toEqual([
		'reservation.message house /console/reservations/one#messages',
		'reservation.request house /console/reservations/other',
		'reservation.request house /console/reservations/one read',
	]);
	// A page of one thing without its id is no page.
	await read('partner', { what: 'spot', spot: 'reservation' });
	expect(await unread('partner')).toBe(2);
	nudged.length = 0;
	await house.readThread('partner', id);
	expect(await unread('partner')).toBe(1);
	expect(nudged).toEqual([house.idOf('partner')]);
});

test('marked: these, and all that was seen; never another’s, and what is new since stays', async () => {
	const happen = (name: string) =>
		house.services.transact((work) =>
			recordEvent(work, {
				...{
					kind: 'reservation.confirm',
					subject: ['reservation', crypto.randomUUID()],
					actor: 'clock',
					actorId: null,
				},
				...{ parties: { memberId: house.idOf('guest') }, at: house.now, facts: { name } },
			}),
		);
	for (const name of ['a', 'b', 'c']) await happen(name);
	await tellEvents(house.services);
	const [newest, middle] = await list('guest');
	await read('other', { what: 'these', ids: [newest?.id] });
	await read('other', { what: 'all', upTo: newest?.id });
	expect(await unread('guest')).toBe(3);
	await read('guest', { what: 'these', ids: [middle?.id] });
	expect(await unread('guest')).toBe(2);
	await happen('d');
	await tellEvents(house.services);
	await read('guest', { what: 'all', upTo: newest?.id });
	expect(await unread('guest')).toBe(1);
	nudged.length = 0;
	await read('guest', { what: 'all', upTo: newest?.id });
	expect(nudged).toEqual([]);
});

test('pages of the list follow each other without a gap', async () => {
	await house.services.transact(async (work) => {
		for (let at = 0; at < 25; at += 1)
			await recordEvent(work, {
				...{
					kind: 'reservation.confirm',
					subject: ['reservation', crypto.randomUUID()],
					actor: 'clock',
					actorId: null,
				},
				...{ parties: { memberId: house.idOf('guest') }, at: house.now },
			});
	});
	await tellEvents(house.services);
	const first = (await house.call('guest', 'GET /api/notifications?language=en')).body;
	const second = (await house.call('guest', `GET /api/notifications?language=en&cursor=${first.nextCursor}`)).body;
	const ids = [...first.items, ...second.items].map(({ id }: NotificationView) => id);
	expect([first.items.length, second.items.length, new Set(ids).size, first.total]).toEqual([20, 5, 25, 25]);
	expect([...ids].sort((a, b) => b - a)).toEqual(ids);
	expect(second.nextCursor).toBeNull();
	expect((await house.call('guest', 'GET /api/notifications?language=en&cursor=nonsense')).status).toBe(400);
});

test('who cannot hold a stream asks, and is told the same', async () => {
	house.clock.pass({ hours: -1 });
	const { id } = await house.reserved('guest', 'private-walk');
	house.clock.reset();
	const before = (await house.call('partner', 'GET /api/notifications/news')).body;
	expect(before).toEqual({ unread: 0, last: 0, subjects: [] });
	await tellEvents(house.services);
	const after = (await house.call('partner', 'GET /api/notifications/news?after=0')).body;
	expect([after.unread, after.subjects]).toEqual([1, [['reservation', id]]]);
	const again = (await house.call('partner', `GET /api/notifications/news?after=${after.last}`)).body;
	expect(again).toEqual({ unread: 1, last: after.last, subjects: [] });
});
