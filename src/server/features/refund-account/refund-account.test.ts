import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { accountDays } from '#domain/refund/refund-account.ts';
import { erasure } from '#server/db/schema/erasure.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { refundAccount } from '#server/db/schema/refund.ts';
import { session } from '#server/db/schema/session.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { hostileTexts } from '../../../../tests/support/hostile-input.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { findRefundAccount } from './refund-account.repo.ts';
import { openAccount } from './sealed-refund-account.ts';
import { sweepRefunds } from './sweep-refunds.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const number = '1234567890';
const thai = {
	...{ country: 'TH', bank: 'Kasikornbank', holder: 'Siriporn Wongsakul', number: '123-4-56789-0' },
	...{ bic: 'KASITHBK', address: '12 Sukhumvit Road, Bangkok 10110' },
};
const german = {
	...thai,
	country: 'DE',
	bank: 'Commerzbank',
	number: 'DE89 3704 0044 0532 0130 00',
	bic: 'COBADEFFXXX',
};

let id: string;
let code: string;
type Method = 'transfer' | 'card' | 'on-site';
const book = (kind: 'payment' | 'refund', won: number, method: Method = 'transfer', more = {}, of = id) =>
	house.call('operator', `POST /api/reservations/${of}/payments?language=en`, {
		body: { key: randomUUID(), kind, won, method, ...more },
	});
const owe = async (method: Method = 'transfer') => {
	const made = await house.reserved('guest', 'tour');
	const { totalWon } = await house.rowOf(made.id);
	expect((await book('payment', totalWon, method, {}, made.id)).status).toBe(200);
	const body = { move: 'cancel', percent: 100 };
	expect((await house.call('guest', `POST /api/reservations/${made.id}/moves?language=en`, { body })).status).toBe(200);
	return { ...made, won: totalWon };
};
const read = async (who: Actor = 'guest') => (await house.call(who, `GET /api/reservations/${id}/refund-account`)).body;
const give = (who: Actor = 'guest', body: object = { way: 'account', account: thai }, of = id) =>
	house.call(who, `PUT /api/reservations/${of}/refund-account`, { body });
const reveal = (who: Actor = 'operator', reason = 'payout') =>
	house.call(who, `POST /api/refunds/${id}/account/reveal`, { body: { reason } });
const ask = (who: Actor = 'operator') => house.call(who, `POST /api/refunds/${id}/asking`);
const owed = async (more = '') => (await house.call('operator', `GET /api/refunds/owed?language=en${more}`)).body;
const kinds = async () =>
	(await trailOf(house.queries)).map(({ event: kind }) => kind).filter((kind) => kind.startsWith('refund.'));
const mailsOf = async (template: string) =>
	(await house.mailsTo(house.emailOf('guest'))).filter((mail) => mail.template === template);
const bellOf = async (who: Actor) => {
	const isTold = sql`${house.idOf(who as 'guest')}::uuid = any(${event.memberIds}) and ${event.kind} like 'refund.%'`;
	return (await house.queries.select({ kind: event.kind }).from(event).where(isTold)).map(({ kind }) => kind);
};
/** Logged in for long, and nothing proved since. */
const staleLogin = (who: 'guest' | 'operator') =>
	house.queries
		.update(session)
		.set({ signedInAt: new Date(house.now.getTime() - 3_600_000) })
		.where(eq(session.memberId, house.idOf(who)));
const freshLogin = (who: 'guest' | 'operator') =>
	house.queries
		.update(session)
		.set({ signedInAt: house.now })
		.where(eq(session.memberId, house.idOf(who)));

let won: number;
beforeEach(async () => {
	({ id, code, won } = await owe());
});
afterEach(async () => {
	for (const who of ['guest', 'operator'] as const) await freshLogin(who);
	await house.clear();
});

test('who is owed a refund is asked where it goes, says it, and reads it masked', async () => {
	expect(await read()).toEqual({ won, said: null, isKnown: false, ways: ['account'], askedAt: null, canAsk: false });
	const { status, body } = await give();
	expect(status, JSON.stringify(body)).toBe(200);
	expect(body).toMatchObject({
		...{ won, isKnown: true, ways: ['account'] },
		said: { way: 'account', account: { country: 'TH', bank: 'Kasikornbank', number: '•••• 7890' }, as: 'member' },
	});
	expect(JSON.stringify(await read())).not.toContain(number);
	const row = await findRefundAccount(house.queries, id);
	expect(JSON.stringify(row)).not.toContain('7890');
	expect(row && openAccount(house.services.keys, row)).toMatchObject({
		number,
		holder: 'Siriporn Wongsakul',
		code: '',
	});
});

test('a mail says that it was said, and the trail has it without the number', async () => {
	await give();
	await give('guest', { way: 'account', account: german });
	expect(await kinds()).toEqual(['refund.account-given', 'refund.account-changed']);
	const trail = JSON.stringify(await trailOf(house.queries));
	for (const secret of [number, '7890', 'DE89', '3000', 'Kasikorn', 'Siriporn']) expect(trail).not.toContain(secret);
	const told = await mailsOf('reservation-refund-account');
	expect(told.map(({ data }) => data)).toMatchObject([
		{ way: 'account', bank: 'Kasikornbank', account: '•••• 7890', isChangedWay: 0, isAtWord: 0 },
		{ way: 'account', bank: 'Commerzbank', account: '•••• 3000', isChangedWay: 1, isAtWord: 0 },
	]);
	expect(JSON.stringify(told)).not.toContain(number);
});

test.each([
	[{ ...german, number: 'DE89370400440532013001' }, 'account.number', 'iban-wrong'],
	[{ ...german, number: 'FR1420041010050500013M02606' }, 'account.number', 'iban-elsewhere'],
	[{ ...thai, bic: 'KASI' }, 'account.bic', 'bic-wrong'],
	[{ ...thai, bic: undefined }, 'account.bic', 'required'],
	[{ ...thai, address: ' ' }, 'account.address', 'required'],
	[{ ...thai, holder: 'ศิริพร' }, 'account.holder', 'text-not-latin'],
	[{ ...thai, country: 'XX' }, 'account.country', 'country-unknown'],
	[{ ...thai, number: 'x'.repeat(301) }, 'account.number', 'too-long'],
])('what no bank could send to is refused at its field: %j', async (account, at, fault) => {
	const { status, body } = await give('guest', { way: 'account', account });
	expect(status).toBe(400);
	expect(body.faults).toContainEqual({ at, code: fault });
	expect(await read()).toMatchObject({ said: null });
});

test('nothing hostile in any field is a fault of ours', async () => {
	for (const field of ['country', 'bank', 'holder', 'number', 'bic', 'code', 'address'])
		for (const hostile of [...hostileTexts, '=1+1', '<b>', 7, null, {}, ['x']])
			for (const account of [thai, { country: 'KR', bank: 'x', holder: 'x', number: '12345678' }]) {
				const { status } = await give('other', { way: 'account', account: { ...account, [field]: hostile } });
				expect([400, 404, 429], `${field} ${JSON.stringify(hostile)?.slice(0, 20)}`).toContain(status);
			}
});

test('it is changed by whom proved lately who they are, and not any more once all of it was sent', async () => {
	await staleLogin('guest');
	expect((await give()).status, 'the first time').toBe(200);
	expect((await give('guest', { way: 'account', account: german })).body.code).toBe('sign-in-again');
	await freshLogin('guest');
	expect((await give('guest', { way: 'account', account: german })).status).toBe(200);
	expect((await book('refund', 10_000)).status).toBe(200);
	expect((await give()).status, 'a part was sent').toBe(200);
	expect((await book('refund', won - 10_000)).status).toBe(200);
	expect((await give()).body.code).toBe('not-allowed');
	expect(await read()).toMatchObject({ won: 0, ways: [], isKnown: true, said: { account: { number: '•••• 7890' } } });
	const [sent] = (await mailsOf('reservation-refunded')).slice(-1);
	expect(sent?.data).toMatchObject({ way: 'account', bank: 'Kasikornbank', account: '•••• 7890' });
});

test('what was paid by card or on the spot can go back so; what was transferred goes to an account', async () => {
	expect((await give('guest', { way: 'card' })).body.faults).toEqual([{ at: 'way', code: 'choose-one' }]);
	({ id, won } = await owe('card'));
	expect((await read()).ways).toEqual(['account', 'card']);
	expect((await give('guest', { way: 'on-site' })).status).toBe(400);
	const { body } = await give('guest', { way: 'card' });
	expect(body).toMatchObject({ isKnown: true, said: { way: 'card', account: null } });
	expect((await reveal()).status).toBe(404);
	// Once it goes another way, nothing is kept of the account.
	await give();
	await give('guest', { way: 'card' });
	expect((await findRefundAccount(house.queries, id))?.sealed).toBeNull();
	await book('refund', won, 'card');
	expect((await mailsOf('reservation-refunded')).at(-1)?.data).toMatchObject({ way: 'card', account: '' });
});

test('nothing is asked where nothing is owed', async () => {
	({ id } = await house.reserved('guest', 'tour'));
	expect(await read()).toMatchObject({ won: 0, said: null, ways: [] });
	expect((await give()).body.code).toBe('not-allowed');
	expect((await ask()).body.code).toBe('not-allowed');
});

describe('who may', () => {
	test('its guest and operators see it masked, a house only which way, everybody else nothing', async () => {
		await give();
		for (const who of ['guest', 'operator'] as const)
			expect((await read(who)).said.account, who).toMatchObject({ number: '•••• 7890' });
		const told = await read('partner');
		expect(told).toMatchObject({ isKnown: true, said: { way: 'account', account: null }, ways: [], canAsk: false });
		for (const secret of ['7890', 'Kasikorn', 'TH']) expect(JSON.stringify(told)).not.toContain(secret);
		for (const who of ['other', 'rival', 'applicant'] as const)
			expect((await house.call(who, `GET /api/reservations/${id}/refund-account`)).status, who).toBe(404);
		expect((await house.call('visitor', `GET /api/reservations/${id}/refund-account`)).status).toBe(401);
	});

	test('its guest says it, an operator at their word, a house never', async () => {
		expect((await give('visitor')).status).toBe(401);
		for (const who of ['other', 'rival', 'applicant'] as const) expect((await give(who)).status, who).toBe(404);
		expect((await give('partner')).body.code).toBe('not-allowed');
		expect(await read()).toMatchObject({ said: null });
		await staleLogin('operator');
		expect((await give('operator')).body.code).toBe('sign-in-again');
		await freshLogin('operator');
		expect((await give('operator')).body).toMatchObject({ isKnown: true, said: { as: 'operator' } });
		expect((await mailsOf('reservation-refund-account'))[0]?.data).toMatchObject({ isAtWord: 1 });
		expect(await bellOf('guest')).toEqual(['refund.account-given']);
	});

	test('operators alone have it in full, for a reason from the list and signed in lately, and its guest finds the look', async () => {
		await give();
		for (const who of ['guest', 'other', 'partner', 'rival', 'applicant'] as const) {
			expect((await reveal(who)).status, who).toBe(404);
			expect((await ask(who)).status, who).toBe(404);
		}
		for (const work of [reveal, ask]) expect((await work('visitor')).status).toBe(401);
		for (const reason of ['', 'curious']) expect((await reveal('operator', reason)).status).toBe(400);
		await staleLogin('operator');
		expect((await reveal()).body.code).toBe('sign-in-again');
		await freshLogin('operator');
		expect(await kinds()).toEqual(['refund.account-given']);
		const { status, body } = await reveal();
		expect(status).toBe(200);
		expect(body).toEqual({ ...thai, number, code: '' });
		const entry = (await trailOf(house.queries, house.idOf('guest'))).at(-1);
		expect(entry).toMatchObject({
			...{ event: 'refund.account-revealed', subjectKind: 'reservation', subjectId: house.idOf('guest') },
			details: { reservation: code, reason: 'payout', as: 'operator' },
		});
		expect(JSON.stringify(entry)).not.toContain(number);
		const { items } = (await house.call('guest', 'GET /api/members/me/accesses')).body;
		expect(items[0]).toMatchObject({ event: 'refund.account-revealed', by: 'operator', reservation: code });
	});

	test('an operator is the guest of their own refund', async () => {
		const made = await house.reserved('operator', 'tour');
		await house.set(made.id, { paidWon: 20_000, status: 'cancelled', totalWon: 0 });
		id = made.id;
		expect((await give('operator')).body).toMatchObject({ said: { as: 'member' }, canAsk: false });
		for (const work of [reveal, ask]) expect((await work()).status).toBe(404);
	});
});

test('nobody changes it without end', async () => {
	for (let time = 0; time < attemptRules['refund-account'].limit; time += 1)
		expect((await give()).status, String(time)).toBe(200);
	expect((await give()).status).toBe(429);
});

describe('the desk', () => {
	test('sees of each whether an account is there, counts those without, and lists them alone', async () => {
		const first = id;
		const second = await owe();
		await give();
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
		const { status, body } = await ask();
		expect(status).toBe(200);
		expect(body).toMatchObject({ askedAt: expect.any(String), canAsk: false });
		expect((await mailsOf('reservation-refund-asked'))[0]?.data).toMatchObject({ refundWon: won, isReturned: 0 });
		expect(await bellOf('guest')).toEqual(['refund.account-asked']);
		expect((await ask()).body.code).toBe('not-allowed');
		house.clock.pass({ days: 1 });
		expect((await ask()).status).toBe(200);
	});

	test('asks anew where what was given does not work: it counts no more until it is said again', async () => {
		await give();
		expect((await ask()).body).toMatchObject({ isKnown: false, said: { isReturned: true } });
		expect((await mailsOf('reservation-refund-asked'))[0]?.data).toMatchObject({ isReturned: 1 });
		expect((await owed('&only=unknown')).total).toBe(1);
		await give('guest', { way: 'account', account: german });
		expect(await read()).toMatchObject({ isKnown: true, said: { isReturned: false } });
	});

	test('does not book what was sent to an account that its guest has changed meanwhile', async () => {
		await give();
		const seenAccountAt = (await owed()).items[0].said.at;
		house.clock.pass({ minutes: 5 });
		await give('guest', { way: 'account', account: german });
		expect((await book('refund', won, 'transfer', { seenAccountAt })).body.code).toBe('changed-since');
		expect((await book('refund', won, 'transfer', { seenAccountAt: null })).body.code).toBe('changed-since');
		const now = (await owed()).items[0].said.at;
		expect((await book('refund', won, 'transfer', { seenAccountAt: now })).status).toBe(200);
	});

	test('is told that it was said, and its open list is', async () => {
		await give();
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

	test('asks nobody who has said it', async () => {
		await give();
		house.clock.pass({ days: 5 });
		await sweep();
		expect(await asks()).toBe(0);
	});

	test('forgets the account when nothing was sent for long, then what is left of it, and counts both', async () => {
		await house.queries.delete(erasure);
		await give();
		house.clock.pass({ days: 30 });
		await book('refund', won);
		house.clock.pass({ days: accountDays.whole - 1 });
		await sweep();
		expect((await reveal()).status, 'a day before').toBe(200);
		house.clock.pass({ days: 2 });
		await sweep();
		expect((await reveal()).status, 'a day after').toBe(404);
		expect(await read()).toMatchObject({ isKnown: false, said: { isReduced: true, account: { number: '•••• 7890' } } });
		const row = await findRefundAccount(house.queries, id);
		expect(row && openAccount(house.services.keys, row)).toEqual({
			country: 'TH',
			bank: 'Kasikornbank',
			lastSigns: '7890',
		});
		house.clock.pass({ days: accountDays.trace - accountDays.whole - 2 });
		await sweep();
		expect((await read()).said.account, 'before the law’s time').not.toBeNull();
		house.clock.pass({ days: 3 });
		await sweep();
		expect((await read()).said).toMatchObject({ way: 'account', account: null });
		const counted = await house.queries.select().from(erasure).where(eq(erasure.rule, 'refund-account'));
		expect(counted.map(({ count }) => count)).toEqual([1, 1]);
	});

	test('keeps what is still owed, however long ago it was given', async () => {
		await give();
		house.clock.pass({ days: 400 });
		await sweep();
		expect((await reveal()).status).toBe(200);
	});

	test('a refund that was taken back is owed again, and what was forgotten is asked anew', async () => {
		await give();
		await book('refund', won);
		house.clock.pass({ days: accountDays.whole + 1 });
		await sweep();
		const { payments } = (await house.call('operator', `GET /api/reservations/${id}?language=en`)).body;
		const sent = payments.find((one: { kind: string }) => one.kind === 'refund');
		const back = await house.call('operator', `POST /api/reservations/${id}/payments/${sent.id}/reversal?language=en`, {
			body: { reason: 'It came back' },
		});
		expect(back.status).toBe(200);
		expect(await read()).toMatchObject({ won, isKnown: false, ways: ['account'] });
		expect((await house.call('guest', 'GET /api/errands/count')).body.guest).toBe(1);
	});
});

test('it waits for its guest among what is to be done until it is said', async () => {
	const errands = async () => (await house.call('guest', 'GET /api/errands?language=en')).body.items;
	expect(await errands()).toMatchObject([{ kind: 'give-account', id, won, until: null }]);
	for (const who of ['other', 'partner', 'rival'] as const)
		expect((await house.call(who, 'GET /api/errands?language=en')).body.items, who).toEqual([]);
	await give();
	expect(await errands()).toEqual([]);
	await ask();
	expect(await errands()).toMatchObject([{ kind: 'give-account' }]);
});

test('the mail of the cancellation asks for it, as long as it is not known', async () => {
	expect((await mailsOf('reservation-cancelled'))[0]?.data).toMatchObject({ asksAccount: 1, refundWon: won });
});

test('somebody without an account is asked by mail, and an operator writes down what they say', async () => {
	await house.queries
		.update(member)
		.set({ status: 'guest' })
		.where(eq(member.id, house.idOf('guest')));
	try {
		expect((await ask()).status).toBe(200);
		expect((await mailsOf('reservation-refund-asked'))[0]?.data).toMatchObject({ isGuest: 1 });
		expect((await give('operator')).body).toMatchObject({ isKnown: true, said: { as: 'operator' } });
		house.clock.pass({ days: 1 });
		await house.set(id, { email: '' });
		expect((await ask()).body.code, 'nobody to write to').toBe('not-allowed');
	} finally {
		await house.queries
			.update(member)
			.set({ status: 'active' })
			.where(eq(member.id, house.idOf('guest')));
	}
});

test('it is in its guest’s own copy, and goes with the account but for a trace', async () => {
	await give();
	const found = await house.queries.select().from(refundAccount).where(eq(refundAccount.reservationId, id));
	expect(found).toHaveLength(1);
	const { bytes } = await downloadOf(house, 'guest');
	expect(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array())).toContain(number);
	await book('refund', won);
	const closed = await house.call('guest', 'POST /api/members/me/closing', {
		body: { current: 'seven quiet lanterns' },
	});
	expect(closed.status, JSON.stringify(closed.body)).toBe(200);
	const row = await findRefundAccount(house.queries, id);
	expect(row && openAccount(house.services.keys, row)).toEqual({
		country: 'TH',
		bank: 'Kasikornbank',
		lastSigns: '7890',
	});
});
