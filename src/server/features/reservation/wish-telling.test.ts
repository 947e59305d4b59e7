import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { mail } from '#server/db/schema/mail.ts';
import { mailContent } from '#server/mail/mail-content.ts';
import { openData } from '#server/mail/sealed-data.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, formFor } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const move = (who: 'guest' | 'partner', id: string, body: object) =>
	house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body });
const ask = (id: string, days: number) => {
	const { order, total } = formFor('private-walk', { order: { on: dayIn(days) } });
	return move('guest', id, { move: 'ask-change', order, total });
};
const toProvider = async () =>
	(await house.mailsTo(house.emailOf('partner')))
		.map(({ template }) => template)
		.filter((name) => name.includes('change'));

async function confirmed(): Promise<string> {
	const { id } = await house.reserved('guest', 'private-walk');
	expect((await move('partner', id, { move: 'confirm' })).status).toBe(200);
	return id;
}

test('wishes asked and taken back again and again are one mail to the provider until they looked', async () => {
	const id = await confirmed();
	for (let round = 0; round < 5; round += 1) {
		expect((await ask(id, 30 + round)).status).toBe(200);
		expect((await move('guest', id, { move: 'withdraw-change' })).status).toBe(200);
	}
	expect(await toProvider()).toEqual(['provider-change-asked']);
	// Looked at while nothing waits, there is still something new to tell afterwards.
	expect((await ask(id, 40)).status).toBe(200);
	await house.call('partner', `GET /api/reservations/${id}?language=en`);
	expect((await move('guest', id, { move: 'withdraw-change' })).status).toBe(200);
	expect(await toProvider()).toEqual(['provider-change-asked', 'provider-change-withdrawn']);
});

test('so many changes a day of one reservation and no more; another one is not touched by it', async () => {
	const [id, other] = [await confirmed(), await confirmed()];
	const { limit } = attemptRules['change-reservation'];
	for (let count = 0; count < limit; count += 2) {
		await ask(id, 30);
		await move('guest', id, { move: 'withdraw-change' });
	}
	const refused = await ask(id, 30);
	expect([refused.status, refused.body.code]).toEqual([429, 'too-many-attempts']);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
	expect((await ask(other, 30)).status).toBe(200);
	// What must always be possible is not counted.
	expect((await move('guest', id, { move: 'cancel', percent: 100 })).status).toBe(200);
});

test('a change that was refused costs no try', async () => {
	const id = await confirmed();
	for (let count = 0; count < 20; count += 1)
		expect((await move('guest', id, { move: 'withdraw-change' })).status).toBe(409);
	expect((await house.queries.select().from(attempt)).every(({ count }) => count === 0)).toBe(true);
	expect((await ask(id, 30)).status).toBe(200);
});

test('of a guest who changes much a house reads the first changes one by one and the others in one mail; none is lost', async () => {
	const ids = [];
	for (let at = 0; at < 3; at += 1) ids.push((await house.reserved('guest', 'tour', { order: { on: dayIn(20) } })).id);
	await house.queries.delete(mail);
	for (let round = 0; round < 4; round += 1)
		for (const id of ids) {
			const { order, total } = formFor('tour', { order: { on: dayIn(30 + round) } });
			expect((await move('guest', id, { move: 'ask-change', order, total })).body.order.on).toBe(dayIn(30 + round));
		}
	const rows = await house.queries.select().from(mail).orderBy(mail.createdAt);
	const toHouse = rows.filter(({ address }) => address === house.emailOf('partner'));
	expect(toHouse.map(({ template, count }) => [template, count])).toEqual([
		...Array.from({ length: 6 }, () => ['provider-changed', 1]),
		['provider-changes', 6],
	]);
	// The guest has each of theirs.
	expect(rows.filter(({ template }) => template === 'reservation-changed')).toHaveLength(12);
	const gathered = toHouse.at(-1);
	const { rows: jobs } = await house.database.pool.query(
		`select 1 from graphile_worker._private_jobs where key = $1 and run_at > now() + interval '50 minutes'`,
		[`mail ${gathered?.id}`],
	);
	expect(jobs).toHaveLength(1);
	const content = mailContent(
		'provider-changes',
		{ ...openData(house.services.keys, gathered?.id ?? '', gathered?.data ?? {}), count: 6 },
		'en',
	);
	expect([content.subject, content.button?.link]).toEqual([
		'6 changes by one guest',
		expect.stringMatching(/\/console\/reservations$/),
	]);
	// A cancellation is no change of mind: it is told at once.
	expect((await move('guest', ids[0] ?? '', { move: 'cancel', percent: 100 })).status).toBe(200);
	expect((await house.mailsTo(house.emailOf('partner'))).map(({ template }) => template)).toContain(
		'provider-cancelled',
	);
});
