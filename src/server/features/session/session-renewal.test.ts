import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { renewAfterSeconds } from '#domain/member/session-rules.ts';
import { session } from '#server/db/schema/session.ts';
import { openSessionHouse, tokenOf } from '../../../../tests/support/session-house.ts';

const { house, clock, logInOn } = openSessionHouse();

const sessionRow = async () => {
	const [row] = await house.database.drizzle.select().from(session);
	if (!row) throw new Error('nobody is logged in');
	return row;
};

describe('a login that is used', () => {
	test('keeps its token for five minutes and touches nothing', async () => {
		const linh = await logInOn(house.guarded, 'Linh');
		const before = await sessionRow();
		clock.pass({ minutes: renewAfterSeconds / 60 - 0.5 });
		const response = await linh.get('/api/sessions');
		expect([response.statusCode, response.cookies]).toEqual([200, []]);
		expect(await sessionRow()).toEqual(before);
	});

	test('is renewed after that, with the same session', async () => {
		const linh = await logInOn(house.guarded, 'Linh', true);
		const before = await sessionRow();
		const secret = linh.cookies.get('TID_SES');
		clock.pass({ minutes: 6 });
		const response = await linh.get('/api/sessions');
		expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
			['TID_SES', 2_592_000],
			['TID_JWT', 2_592_000],
		]);
		expect(linh.cookies.get('TID_SES')).toBe(secret);
		expect(decodeJwt(tokenOf(linh))).toMatchObject({ sid: before.id, sub: before.memberId });
		const after = await sessionRow();
		expect(Number(after.expiresAt) - Number(before.expiresAt)).toBeGreaterThan(5 * 60_000);
		expect(Number(after.lastSeenAt) - Number(before.lastSeenAt)).toBeGreaterThan(5 * 60_000);
		expect(after.endsAt).toEqual(before.endsAt);
		expect((await linh.get('/api/sessions')).statusCode).toBe(200);
	});

	test('ends after an hour without a visit', async () => {
		const linh = await logInOn(house.guarded, 'Linh');
		clock.pass({ minutes: 59 });
		expect(await linh.isIn()).toBe(true);
		clock.pass({ minutes: 61 });
		expect(await linh.isIn()).toBe(false);
		expect([...linh.cookies.keys()].filter((name) => name.startsWith('TID'))).toEqual([]);
	});

	test('ends after twelve hours all the same', async () => {
		const linh = await logInOn(house.guarded, 'Linh');
		const { endsAt, createdAt } = await sessionRow();
		expect((Number(endsAt) - Number(createdAt)) / 3_600_000).toBe(12);
		for (let hours = 0.75; hours < 12; hours += 0.75) {
			clock.pass({ hours: 0.75 });
			expect(await linh.isIn(), `after ${hours} hours`).toBe(true);
		}
		expect((await sessionRow()).expiresAt).toEqual(endsAt);
		clock.pass({ hours: 0.8 });
		expect(await linh.isIn()).toBe(false);
	});

	test('logging out at the moment of renewal still removes both cookies', async () => {
		const linh = await logInOn(house.guarded, 'Linh');
		clock.pass({ minutes: 6 });
		const response = await linh.remove('/api/sessions/current');
		expect(response.cookies.map(({ maxAge }) => maxAge)).toEqual([0, 0]);
	});
});
