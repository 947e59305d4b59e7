import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { member } from '#server/db/schema/member.ts';
import { refundAccount } from '#server/db/schema/refund.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { hostileTexts } from '../../../../tests/support/hostile-input.ts';
import {
	byAccount,
	germanAccount,
	thaiNumber as number,
	refundCalls,
	thaiAccount,
} from '../../../../tests/support/refund-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { findRefundAccount } from './refund-account.repo.ts';
import { openAccount } from './sealed-refund-account.ts';

let house: ReservationHouse;
const { book, owe, read, give, reveal, ask, kinds, mailsOf, bell, staleLogin, freshLogin } = refundCalls(() => house);
let id: string;
let code: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

let won: number;
beforeEach(async () => {
	({ id, code, won } = await owe());
});
afterEach(async () => {
	for (const who of ['guest', 'operator'] as const) await freshLogin(who);
	await house.clear();
});

test('who is owed a refund is asked where it goes, says it, and reads it masked', async () => {
	expect(await read(id)).toEqual({ won, said: null, isKnown: false, ways: ['account'], askedAt: null, canAsk: false });
	const { status, body } = await give(id);
	expect(status, JSON.stringify(body)).toBe(200);
	expect(body).toMatchObject({
		...{ won, isKnown: true, ways: ['account'] },
		said: { way: 'account', account: { country: 'TH', bank: 'Kasikornbank', number: '•••• 7890' }, as: 'member' },
	});
	expect(JSON.stringify(await read(id))).not.toContain(number);
	const row = await findRefundAccount(house.queries, id);
	expect(JSON.stringify(row)).not.toContain('7890');
	expect(row && openAccount(house.services.keys, row)).toMatchObject({
		number,
		holder: 'Siriporn Wongsakul',
		code: '',
	});
});

test('a mail says that it was said, and the trail has it without the number', async () => {
	await give(id);
	await give(id, 'guest', byAccount(germanAccount));
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
	[{ ...germanAccount, number: 'DE89370400440532013001' }, 'account.number', 'iban-wrong'],
	[{ ...germanAccount, number: 'FR1420041010050500013M02606' }, 'account.number', 'iban-elsewhere'],
	[{ ...thaiAccount, bic: 'KASI' }, 'account.bic', 'bic-wrong'],
	[{ ...thaiAccount, bic: undefined }, 'account.bic', 'required'],
	[{ ...thaiAccount, address: ' ' }, 'account.address', 'required'],
	[{ ...thaiAccount, holder: 'ศิริพร' }, 'account.holder', 'text-not-latin'],
	[{ ...thaiAccount, country: 'XX' }, 'account.country', 'country-unknown'],
	[{ ...thaiAccount, number: 'x'.repeat(301) }, 'account.number', 'too-long'],
])('what no bank could send to is refused at its field: %j', async (account, at, fault) => {
	const { status, body } = await give(id, 'guest', byAccount(account));
	expect(status).toBe(400);
	expect(body.faults).toContainEqual({ at, code: fault });
	expect(await read(id)).toMatchObject({ said: null });
});

test('nothing hostile in any field is a fault of ours', async () => {
	for (const field of ['country', 'bank', 'holder', 'number', 'bic', 'code', 'address'])
		for (const hostile of [...hostileTexts, '=1+1', '<b>', 7, null, {}, ['x']])
			for (const account of [thaiAccount, { country: 'KR', bank: 'x', holder: 'x', number: '12345678' }]) {
				const { status } = await give(id, 'other', { way: 'account', account: { ...account, [field]: hostile } });
				expect([400, 404, 429], `${field} ${JSON.stringify(hostile)?.slice(0, 20)}`).toContain(status);
			}
});

test('it is changed by whom proved lately who they are, and not any more once all of it was sent', async () => {
	await staleLogin('guest');
	expect((await give(id)).status, 'the first time').toBe(200);
	expect((await give(id, 'guest', byAccount(germanAccount))).body.code).toBe('sign-in-again');
	await freshLogin('guest');
	expect((await give(id, 'guest', byAccount(germanAccount))).status).toBe(200);
	expect((await book(id, 'refund', 10_000)).status).toBe(200);
	expect((await give(id)).status, 'a part was sent').toBe(200);
	expect((await book(id, 'refund', won - 10_000)).status).toBe(200);
	expect((await give(id)).body.code).toBe('not-allowed');
	expect(await read(id)).toMatchObject({ won: 0, ways: [], isKnown: true, said: { account: { number: '•••• 7890' } } });
	const [sent] = (await mailsOf('reservation-refunded')).slice(-1);
	expect(sent?.data).toMatchObject({ way: 'account', bank: 'Kasikornbank', account: '•••• 7890' });
});

test('what was paid by card or on the spot can go back so; what was transferred goes to an account', async () => {
	expect((await give(id, 'guest', { way: 'card' })).body.faults).toEqual([{ at: 'way', code: 'choose-one' }]);
	({ id, won } = await owe('card'));
	expect((await read(id)).ways).toEqual(['account', 'card']);
	expect((await give(id, 'guest', { way: 'on-site' })).status).toBe(400);
	const { body } = await give(id, 'guest', { way: 'card' });
	expect(body).toMatchObject({ isKnown: true, said: { way: 'card', account: null } });
	expect((await reveal(id)).status).toBe(404);
	// Once it goes another way, nothing is kept of the account.
	await give(id);
	await give(id, 'guest', { way: 'card' });
	expect((await findRefundAccount(house.queries, id))?.sealed).toBeNull();
	await book(id, 'refund', won, 'card');
	expect((await mailsOf('reservation-refunded')).at(-1)?.data).toMatchObject({ way: 'card', account: '' });
});

test('nothing is asked where nothing is owed', async () => {
	({ id } = await house.reserved('guest', 'tour'));
	expect(await read(id)).toMatchObject({ won: 0, said: null, ways: [] });
	expect((await give(id)).body.code).toBe('not-allowed');
	expect((await ask(id)).body.code).toBe('not-allowed');
});

describe('who may', () => {
	test('its guest and operators see it masked, a house only which way, everybody else nothing', async () => {
		await give(id);
		for (const who of ['guest', 'operator'] as const)
			expect((await read(id, who)).said.account, who).toMatchObject({ number: '•••• 7890' });
		const told = await read(id, 'partner');
		expect(told).toMatchObject({ isKnown: true, said: { way: 'account', account: null }, ways: [], canAsk: false });
		for (const secret of ['7890', 'Kasikorn', 'TH']) expect(JSON.stringify(told)).not.toContain(secret);
		for (const who of ['other', 'rival', 'applicant'] as const)
			expect((await house.call(who, `GET /api/reservations/${id}/refund-account`)).status, who).toBe(404);
		expect((await house.call('visitor', `GET /api/reservations/${id}/refund-account`)).status).toBe(401);
	});

	test('its guest says it, an operator at their word, a house never', async () => {
		expect((await give(id, 'visitor')).status).toBe(401);
		for (const who of ['other', 'rival', 'applicant'] as const) expect((await give(id, who)).status, who).toBe(404);
		expect((await give(id, 'partner')).body.code).toBe('not-allowed');
		expect(await read(id)).toMatchObject({ said: null });
		await staleLogin('operator');
		expect((await give(id, 'operator')).body.code).toBe('sign-in-again');
		await freshLogin('operator');
		expect((await give(id, 'operator')).body).toMatchObject({ isKnown: true, said: { as: 'operator' } });
		expect((await mailsOf('reservation-refund-account'))[0]?.data).toMatchObject({ isAtWord: 1 });
		expect(await bell()).toEqual(['refund.account-given']);
	});

	test('operators alone have it in full, for a reason from the list and signed in lately, and its guest finds the look', async () => {
		await give(id);
		for (const who of ['guest', 'other', 'partner', 'rival', 'applicant'] as const) {
			expect((await reveal(id, who)).status, who).toBe(404);
			expect((await ask(id, who)).status, who).toBe(404);
		}
		for (const work of [reveal, ask]) expect((await work(id, 'visitor')).status).toBe(401);
		for (const reason of ['', 'curious']) expect((await reveal(id, 'operator', reason)).status).toBe(400);
		await staleLogin('operator');
		expect((await reveal(id)).body.code).toBe('sign-in-again');
		await freshLogin('operator');
		expect(await kinds()).toEqual(['refund.account-given']);
		const { status, body } = await reveal(id);
		expect(status).toBe(200);
		expect(body).toEqual({ ...thaiAccount, number, code: '' });
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
		expect((await give(id, 'operator')).body).toMatchObject({ said: { as: 'member' }, canAsk: false });
		for (const work of [reveal, ask]) expect((await work(id)).status).toBe(404);
	});
});

test('nobody changes it without end', async () => {
	for (let time = 0; time < attemptRules['refund-account'].limit; time += 1)
		expect((await give(id)).status, String(time)).toBe(200);
	expect((await give(id)).status).toBe(429);
});

test('it waits for its guest among what is to be done until it is said', async () => {
	const errands = async () => (await house.call('guest', 'GET /api/errands?language=en')).body.items;
	expect(await errands()).toMatchObject([{ kind: 'give-account', id, won, until: null }]);
	for (const who of ['other', 'partner', 'rival'] as const)
		expect((await house.call(who, 'GET /api/errands?language=en')).body.items, who).toEqual([]);
	await give(id);
	expect(await errands()).toEqual([]);
	await ask(id);
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
		expect((await ask(id)).status).toBe(200);
		expect((await mailsOf('reservation-refund-asked'))[0]?.data).toMatchObject({ isGuest: 1 });
		expect((await give(id, 'operator')).body).toMatchObject({ isKnown: true, said: { as: 'operator' } });
		house.clock.pass({ days: 1 });
		await house.set(id, { email: '' });
		expect((await ask(id)).body.code, 'nobody to write to').toBe('not-allowed');
	} finally {
		await house.queries
			.update(member)
			.set({ status: 'active' })
			.where(eq(member.id, house.idOf('guest')));
	}
});

test('it is in its guest’s own copy, and goes with the account but for a trace', async () => {
	await give(id);
	const found = await house.queries.select().from(refundAccount).where(eq(refundAccount.reservationId, id));
	expect(found).toHaveLength(1);
	const { bytes } = await downloadOf(house, 'guest');
	expect(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array())).toContain(number);
	await book(id, 'refund', won);
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
