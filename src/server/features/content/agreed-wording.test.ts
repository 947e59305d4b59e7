import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { tellMovedMeeting } from '#server/features/reservation/tell-moved-meeting.ts';
import type { TaskPayloads } from '#server/jobs/task-names.ts';
import { withText } from '../../../../tests/support/content-calls.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import { eventsIn, readCalendar, textOf } from '../../../../tests/support/read-calendar.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

type Change = Parameters<ContentHouse['edit']>[3];

/** Handed on already, or about to be. */
const wanted = sql`select payload from wanted_job where name = 'tell-moved-meeting'
	union all select job.payload from graphile_worker._private_jobs job
	join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'tell-moved-meeting'`;

/** Goes out, and whatever it asks for is done, twice: a job may be. */
async function putOut(...changes: Change[]) {
	const { latest } = await house.edit('partner', 'product', 'tour', (value) =>
		changes.reduce((changed, change) => change(changed), value),
	);
	expect((await house.publish('partner', 'product', 'tour', latest)).status).toBe(200);
	const { rows } = await house.queries.execute<{ payload: TaskPayloads['tell-moved-meeting'] }>(wanted);
	for (const { payload } of [...rows, ...rows]) await tellMovedMeeting(house, payload);
}

const get = async (who: 'guest' | 'other' | 'partner', path: string) =>
	(await house.call(who, `GET /api/${path}`)).body;
const seen = (id: string, who: 'guest' | 'other' | 'partner' = 'guest') => get(who, `reservations/${id}?language=en`);
const mailsOfMove = async (who: 'guest' | 'other') =>
	(await house.mailsTo(house.emailOf(who))).filter(({ template }) => template === 'reservation-meeting-moved');

const renamed = withText('en', 'title', 'Night walk');
const moved = withText('en', 'meetingPoint', 'Exit 4');

test('what was reserved keeps its title everywhere, whatever the product is called since', async () => {
	const { id } = await house.reserved('guest', 'tour');
	await putOut(renamed);
	expect((await house.shown()).title).toBe('Night walk');
	const { id: later } = await house.reserved('other', 'tour', { order: { on: dayIn(21) } });
	const list = async (who: 'guest' | 'other') => (await get(who, 'reservations?language=en')).items[0].title;
	expect([await list('guest'), await list('other')]).toEqual(['tour', 'Night walk']);
	expect([(await seen(id)).title, (await seen(later, 'other')).title]).toEqual(['tour', 'Night walk']);
	expect((await seen(id, 'partner')).title).toBe('tour');
	expect((await get('guest', `reservations/${id}/voucher?language=en`)).own.title).toBe('tour');
	const calendar = await house.call('guest', `GET /api/reservations/${id}/calendar.ics?language=en`);
	expect(eventsIn(readCalendar(calendar.bytes)).map((one) => textOf(one, 'SUMMARY'))[0]).toMatch(/^tour/);
	const desk = await get('partner', 'desk/reservations?language=en');
	expect(desk.items.map(({ title }: { title: string }) => title).sort()).toEqual(['Night walk', 'tour']);
	// A second edit, and mails after it.
	await putOut(withText('en', 'title', 'Day walk'));
	expect([(await seen(id)).title, (await seen(later, 'other')).title]).toEqual(['tour', 'Night walk']);
	const body = { move: 'call-off', reason: 'Snow' };
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body });
	const last = (await house.mailsTo(house.emailOf('guest'))).at(-1);
	expect(last).toMatchObject({ template: 'reservation-called-off', data: { product: 'tour' } });
	// Where to be has not moved: nobody was told anything.
	expect(await mailsOfMove('guest')).toEqual([]);
});

test('a guest who is to come is told once that the meeting point moved, by the history, a mail and the bell', async () => {
	const { id } = await house.reserved('guest', 'tour');
	const { id: gone } = await house.reserved('other', 'tour', { order: { on: dayIn(22) } });
	await house.set(gone, { status: 'cancelled' });
	const before = await seen(id);
	await putOut(renamed, moved);
	const after = await seen(id);
	expect(after).toMatchObject({ title: 'tour', meetingPoint: 'Exit 4' });
	expect(after.movedFrom).toContain('The gate');
	const entries = after.history.filter((one: { event: string }) => one.event === 'move-meeting');
	expect(entries).toMatchObject([{ actor: 'provider', moved: { from: after.movedFrom } }]);
	expect(entries[0].moved.to).toMatch(/^Exit 4 · /);
	const voucher = await get('guest', `reservations/${id}/voucher?language=en`);
	expect(voucher).toMatchObject({ own: { meetingPoint: 'Exit 4' }, movedFrom: after.movedFrom });
	expect(voucher.changedAt >= before.history.at(-1).at).toBe(true);
	expect((await mailsOfMove('guest')).map(({ data }) => data)).toMatchObject([
		{ product: 'tour', meetingBefore: after.movedFrom, meetingPoint: entries[0].moved.to },
	]);
	expect(await mailsOfMove('other')).toEqual([]);
	const events = await house.queries.select().from(event);
	expect(events.filter(({ kind }) => kind === 'reservation.move-meeting')).toMatchObject([
		{ subjectId: id, memberIds: [house.idOf('guest')] },
	]);
});

test('who agrees to another date agrees to the place of now; what was sold stays', async () => {
	const { id } = await house.reserved('guest', 'tour');
	await putOut(renamed, moved);
	const { order, money } = await seen(id);
	const body = { move: 'ask-change', order: { ...order, on: dayIn(24) }, total: money.total };
	const answer = await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body });
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	expect(await seen(id)).toMatchObject({ title: 'tour', meetingPoint: 'Exit 4', movedFrom: null });
});

test('words that lead to the same door tell nobody', async () => {
	await house.reserved('guest', 'tour');
	await putOut(withText('en', 'meetingPoint', 'the gate.'), withText('en', 'summary', 'Shorter'));
	expect(await mailsOfMove('guest')).toEqual([]);
});
