import { afterAll, beforeAll, expect, test } from 'vitest';
import { notice } from '#server/db/schema/notice.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
let id: string;

const texts = { ko: { title: '공지', body: '내용' } };

beforeAll(async () => {
	house = await openReservationHouse();
	({ id } = await house.reserved('guest', 'tour', { order: { on: dayIn(20) } }));
	const published = { isPinned: false, publishedAt: new Date(0), texts };
	await house.database.drizzle.insert(notice).values([
		{ ...published, id: 'those-days', touchesFrom: dayIn(18), touchesTo: dayIn(20) },
		{ ...published, id: 'later', touchesFrom: dayIn(21), touchesTo: dayIn(25) },
		{ ...published, id: 'no-days' },
		{
			...published,
			id: 'coming',
			publishedAt: new Date(Date.now() + 3_600_000),
			touchesFrom: dayIn(18),
			touchesTo: dayIn(20),
		},
	]);
});
afterAll(() => house.close());

const touched = async (who: Parameters<typeof house.call>[0], of: string) => {
	const { status, body } = await house.call(who, `GET /api/notices/${of}/reservations?language=en`);
	return status === 200 ? body.reservations.map((one: { id: string }) => one.id) : status;
};

test('a member is told which of their reservations fall on the days of a notice', async () => {
	expect(await touched('guest', 'those-days')).toEqual([id]);
	expect(await touched('guest', 'later')).toEqual([]);
	expect(await touched('guest', 'no-days')).toEqual([]);
});

test('nobody is told of another’s, and a visitor of none', async () => {
	expect(await touched('other', 'those-days')).toEqual([]);
	expect(await touched('visitor', 'those-days')).toBe(401);
});

test('a notice that is still to come tells nothing', async () => {
	expect(await touched('guest', 'coming')).toBe(404);
});

test('what was cancelled is not touched', async () => {
	await house.set(id, { status: 'cancelled' });
	expect(await touched('guest', 'those-days')).toEqual([]);
});
