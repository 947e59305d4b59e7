import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountDays } from '#domain/refund/refund-account.ts';
import { erasure } from '#server/db/schema/erasure.ts';
import { event } from '#server/db/schema/event.ts';
import { byAccount, germanAccount, thaiNumber as number, refundCalls } from '../../../../tests/support/refund-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { reduceAccountsOf } from './reduce-accounts.ts';
import { findRefundAccount } from './refund-account.repo.ts';
import { openAccount } from './sealed-refund-account.ts';
import { sweepRefunds } from './sweep-refunds.ts';

let house: ReservationHouse;
const { book, owe, read, give, reveal, ask, owed, mailsOf, bell } = refundCalls(() => house);
let id: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

let won: number;
beforeEach(async () => {
	({ id, won } = await owe());
});
afterEach(async () => {
	await house.clear();
});

describe('the desk', () => {
	test('sees of each whether an account is there, counts those without, and lists them alone', async () => {
		const first = id;
		const second = await owe();
		await give(id);
		const all = await owed();
		expect(all.items).toMatchObject([
			{ id: first, isKnown: true, said: { account: { number: '•••• 7890' } }, askedAt: null, canAsk: true },
			{ id: second.id, isKnown: false, said: null },
		]);
		expect(JSON.stringify(all)).not.toContain(number);
		const missing = await owed('&only=unknown');
		expect(missing).toMatchObject({ total: 1, items: [{ id: second.id }] });
		expect((await house.call('operator', 'GET /api/refunds')).body.owed).toMatchObject({ count: 2, unknown: 1 });
		expect((await owed('&only=known')).code).toBe('invalid-input');
	});

	test('asks by mail and bell, once a day', async () => {
		const { status, body } = await ask(id);
		expect(status).toBe(200);
		expect(body).toMatchObject({ askedAt: expect.any(String), canAsk: false });
		expect((await mailsOf('reservation-refund-asked'))[0]?.data).toMatchObject({ refundWon: won, isReturned: 0 });
		expect(await bell()).toEqual(['refund.account-asked']);
		expect((await ask(id)).body.code).toBe('not-allowed');
		house.clock.pass({ days: 1 });
		expect((await ask(id)).status).toBe(200);
	});

	test('asks anew where what was given does not work: it counts no more until it is said again', async () => {
		await give(id);
		expect((await ask(id)).body).toMatchObject({ isKnown: false, said: { isReturned: true } });
		expect((await mailsOf('reservation-refund-asked'))[0]?.data).toMatchObject({ isReturned: 1 });
		expect((await owed('&only=unknown')).total).toBe(1);
		await give(id, 'guest', byAccount(germanAccount));
		expect(await read(id)).toMatchObject({ isKnown: true, said: { isReturned: false } });
	});

	test('does not book what was sent to an account that its guest has changed meanwhile', async () => {
		await give(id);
		const seenAccountAt = (await owed()).items[0].said.at;
		house.clock.pass({ minutes: 5 });
		await give(id, 'guest', byAccount(germanAccount));
		expect((await book(id, 'refund', won, 'transfer', { seenAccountAt })).body.code).toBe('changed-since');
		expect((await book(id, 'refund', won, 'transfer', { seenAccountAt: null })).body.code).toBe('changed-since');
		expect((await book(id, 'refund', won, 'transfer', {})).body.code, 'who saw nothing').toBe('changed-since');
		const now = (await owed()).items[0].said.at;
		expect((await book(id, 'refund', won, 'transfer', { seenAccountAt: now })).status).toBe(200);
	});

	test('is told that it was said, and its open list is', async () => {
		await give(id);
		const [told] = await house.queries.select().from(event).where(eq(event.kind, 'refund.account-given'));
		expect(told).toMatchObject({ organisationIds: ['agency'], subjectKind: 'reservation', subjectId: id });
	});
});

describe('time', () => {
	const sweep = () => sweepRefunds({ queries: house.queries, services: house.services, now: house.now } as never);
	const asks = async () => (await mailsOf('reservation-refund-asked')).length;

	test('asks whoever has not said it an hour later, once more after three days, and then no more', async () => {
		await sweep();
		expect(await asks(), 'at once').toBe(0);
		house.clock.pass({ minutes: 61 });
		await sweep();
		await sweep();
		expect(await asks(), 'after an hour').toBe(1);
		house.clock.pass({ days: 3, minutes: 1 });
		await sweep();
		expect(await asks(), 'three days later').toBe(2);
		house.clock.pass({ days: 30 });
		await sweep();
		expect(await asks(), 'never again').toBe(2);
	});

	test('asks once of two that look at the same moment', async () => {
		house.clock.pass({ minutes: 61 });
		// The one has read whom to ask when the other comes and asks them all.
		const transact: typeof house.services.transact = async (step) => {
			await sweep();
			return house.services.transact(step);
		};
		const late = { queries: house.queries, services: { ...house.services, transact }, now: house.now };
		await sweepRefunds(late);
		expect(await asks()).toBe(1);
	});

	test('asks anew twice where what was given came back', async () => {
		house.clock.pass({ minutes: 61 });
		await sweep();
		house.clock.pass({ days: 3, minutes: 1 });
		await sweep();
		expect(await asks()).toBe(2);
		await give(id);
		house.clock.pass({ days: 5 });
		await ask(id);
		expect(await asks(), 'by the desk').toBe(3);
		for (let day = 0; day < 10; day += 1) {
			house.clock.pass({ days: 1, minutes: 1 });
			await sweep();
		}
		expect(await asks(), 'and reminded once').toBe(4);
	});

	test('asks the others where one fails, forgets what is to be forgotten, and says that something failed', async () => {
		await give(id);
		await book(id, 'refund', won);
		const bad = await owe();
		await owe();
		house.clock.pass({ days: accountDays.whole + 1 });
		const { terms } = await house.rowOf(bad.id);
		await house.queries.execute(sql`update reservation set terms = 'null'::jsonb where id = ${bad.id}`);
		await expect(sweep()).rejects.toThrow('failed');
		expect(await asks()).toBe(1);
		expect(await read(id)).toMatchObject({ said: { isReduced: true } });
		await house.set(bad.id, { terms });
		await sweep();
		expect(await asks()).toBe(2);
	});

	test('does not ask who has no address', async () => {
		await house.set(id, { email: '' });
		house.clock.pass({ minutes: 61 });
		await sweep();
		expect(await asks()).toBe(0);
		expect(await read(id, 'operator')).toMatchObject({ askedAt: null });
	});

	test('asks nobody who has said it', async () => {
		await give(id);
		house.clock.pass({ days: 5 });
		await sweep();
		expect(await asks()).toBe(0);
	});

	test('forgets the account when nothing was sent for long, then what is left of it, and counts both', async () => {
		await house.queries.delete(erasure);
		await give(id);
		house.clock.pass({ days: 30 });
		await book(id, 'refund', won);
		house.clock.pass({ days: accountDays.whole - 1 });
		await sweep();
		expect((await reveal(id)).status, 'a day before').toBe(200);
		house.clock.pass({ days: 2 });
		await sweep();
		expect((await reveal(id)).status, 'a day after').toBe(404);
		expect(await read(id)).toMatchObject({
			isKnown: false,
			said: { isReduced: true, account: { number: '•••• 7890' } },
		});
		const row = await findRefundAccount(house.queries, id);
		expect(row && openAccount(house.services.keys, row)).toEqual({
			country: 'TH',
			bank: 'Kasikornbank',
			lastSigns: '7890',
		});
		house.clock.pass({ days: accountDays.trace - accountDays.whole - 2 });
		await sweep();
		expect((await read(id)).said.account, 'before the law’s time').not.toBeNull();
		house.clock.pass({ days: 3 });
		await sweep();
		expect((await read(id)).said).toMatchObject({ way: 'account', account: null });
		const counted = await house.queries.select().from(erasure).where(eq(erasure.rule, 'refund-account'));
		expect(counted.map(({ count }) => count)).toEqual([1, 1]);
	});

	test('keeps a trace as long as the law wants it, also of who closed their account at once', async () => {
		await give(id);
		await book(id, 'refund', won);
		await reduceAccountsOf({ queries: house.queries, keys: house.services.keys, now: house.now }, house.idOf('guest'));
		house.clock.pass({ days: accountDays.trace - 1 });
		await sweep();
		expect((await findRefundAccount(house.queries, id))?.sealed).not.toBeNull();
		house.clock.pass({ days: 2 });
		await sweep();
		expect((await findRefundAccount(house.queries, id))?.sealed).toBeNull();
	});

	test('keeps what is still owed, however long ago it was given', async () => {
		await give(id);
		house.clock.pass({ days: 400 });
		await sweep();
		expect((await reveal(id)).status).toBe(200);
	});

	test('a refund that was taken back is owed again, and what was forgotten is asked anew', async () => {
		await give(id);
		await book(id, 'refund', won);
		house.clock.pass({ days: accountDays.whole + 1 });
		await sweep();
		const { payments } = (await house.call('operator', `GET /api/reservations/${id}?language=en`)).body;
		const sent = payments.find((one: { kind: string }) => one.kind === 'refund');
		const back = await house.call('operator', `POST /api/reservations/${id}/payments/${sent.id}/reversal?language=en`, {
			body: { reason: 'It came back' },
		});
		expect(back.status).toBe(200);
		expect(await read(id)).toMatchObject({ won, isKnown: false, ways: ['account'] });
		expect((await house.call('guest', 'GET /api/errands/count')).body.guest).toBe(1);
	});
});
