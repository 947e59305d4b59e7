import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyVoucher } from '#contract/verify-voucher.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import type { ReservationStatus } from '#domain/reservation/reservation.ts';
import { startsAt } from '#domain/reservation/service-time.ts';
import { openVoucher, tokenIn } from '#domain/reservation/voucher-token.ts';
import { koreanDate } from '#i18n/format-korean.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { agreed, dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
let id: string;
let code: string;
const on = dayIn(20);
const needs = { halal: 'pork-free' as const, flags: ['wheelchair' as const], wheelchairs: 2, childSeats: 1 };

beforeAll(async () => {
	house = await openReservationHouse();
	await house.queries.execute(
		sql`update product set texts = jsonb_set(texts, '{ko}', texts -> 'en' || '{"title":"북촌 산책","meetingPoint":"5번 출구 앞"}')`,
	);
});
beforeEach(async () => {
	await house.clear();
	const persons = { adult: 2, child: 1, infant: 0 };
	({ id, code } = await house.reserved('guest', 'tour', { order: { on, time: '09:00', persons }, needs }));
});
afterAll(() => house.close());

const read = (who: Actor, which = id, language = 'th') =>
	house.call(who, `GET /api/reservations/${encodeURIComponent(which)}/voucher?language=${language}`);

describe('GET /api/reservations/:id/voucher', () => {
	test.each(['guest', 'partner', 'operator'] as const)('%s reads both languages side by side', async (who) => {
		const { status, body, headers } = await read(who);
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('private, no-store');
		expect(body).toMatchObject({
			id,
			code,
			status: 'asking',
			own: { title: 'tour', provider: 'Bukchon Walks', meetingPoint: 'The gate' },
			korean: {
				title: '북촌 산책',
				provider: '북촌산책',
				meetingPoint: '5번 출구 앞',
				heading: '한국어, 현지 직원용',
				status: '자리 확보, 요청 확인 중',
				when: `${koreanDate(on)} 오전 9시`,
				persons: '성인 2명, 소아 1명',
				needs: [
					'돼지고기를 드시지 않습니다. 돼지고기와 돼지 육수를 빼 주세요.',
					'휠체어를 이용하십니다. 계단이 없는 길로 안내해 주세요. 휠체어는 모두 2대입니다.',
					'카시트 1개를 준비해 주세요.',
				],
				taxi: { say: '기사님, 이 주소로 가 주세요.' },
			},
			phones: { provider: null, agency: '+82-2-0000-0000' },
		});
		expect(body.korean.guests[0]).toMatch(/ 님$/);
		expect(body.korean.money).toMatch(/^[\d,]+원 · 미결제 · 남은 금액 [\d,]+원$/);
	});

	test('is as new as the last payment it tells of', async () => {
		const before = (await read('guest')).body;
		const body = { key: randomUUID(), kind: 'payment', won: 10_000, method: 'on-site' };
		expect((await house.call('partner', `POST /api/reservations/${id}/payments?language=en`, { body })).status).toBe(
			200,
		);
		const after = (await read('guest')).body;
		expect(after.korean.money).not.toBe(before.korean.money);
		expect(Date.parse(after.changedAt)).toBeGreaterThan(Date.parse(before.changedAt));
	});

	test('Korean is Korean whatever the reader’s language, and keeps no Hangul from them', async () => {
		const all = await Promise.all(contentLocales.map(async (language) => (await read('guest', id, language)).body));
		const [first] = all;
		for (const body of all) expect(body.korean).toEqual(first.korean);
		expect(first.korean.persons).toMatch(/^[가-힣\d\s,]+$/);
	});

	test('the provider’s own number stands on it where there is one', async () => {
		await house.queries.execute(sql`update member set phone = '+821012345678' where email = 'partner@maru.example'`);
		const { body } = await read('guest');
		expect(body.phones).toEqual({ provider: '+82-10-1234-5678', agency: '+82-2-0000-0000' });
		expect(body.korean.taxi.note).toContain('+82-10-1234-5678번으로');
		await house.queries.execute(sql`update member set phone = null where email = 'partner@maru.example'`);
	});

	test('flight, luggage, nights, rooms, routes and everybody’s names are written in Korean', async () => {
		const pickUp = await house.reserved('guest', 'pick-up', { order: { on, time: '10:00' } });
		await house.call('operator', `POST /api/reservations/${pickUp.id}/moves?language=ko`, {
			body: { move: 'confirm' },
		});
		expect((await read('guest', pickUp.id)).body.korean).toMatchObject({
			details: { flightNumber: '항공편명: KE652', bags: '큰 가방: 2' },
			persons: expect.stringContaining('차량 1대'),
		});
		const hotel = await house.reserved('guest', 'hotel', { order: { on, to: addDays(on, 2) } });
		expect((await read('guest', hotel.id)).body.korean).toMatchObject({
			when: `${koreanDate(on)} – ${koreanDate(addDays(on, 2))}, 2박`,
			details: { beds: '침대: 트윈(침대 2개)' },
		});
	});

	test('what only the guest reads without asking is not on it', async () => {
		const walk = await house.reserved('guest', 'tour', {
			allergy: 'Penicillin',
			contents: 'I take blood thinners.',
			agreements: { provider: agreed, health: agreed },
		});
		for (const who of ['guest', 'partner', 'operator'] as const)
			expect(JSON.stringify((await read(who, walk.id)).body)).not.toMatch(/Penicillin|thinners|@mail\.example/);
	});

	test.each<ReservationStatus>(['requested', 'declined', 'expired', 'cancelled', 'no-show'])(
		'a reservation that is %s has none',
		async (status) => {
			await house.set(id, { status });
			expect((await read('guest')).body.code).toBe('not-allowed');
		},
	);

	test('a completed one keeps its voucher', async () => {
		await house.set(id, { status: 'completed' });
		expect((await read('guest')).body).toMatchObject({ status: 'completed', korean: { status: '이용 완료' } });
	});

	test('a foreign one, one that never was and a malformed id are alike; a visitor is asked to log in', async () => {
		const refusal = async (who: Actor, which: string) => {
			const { status, body } = await read(who, which);
			return { status, ...body, requestId: '' };
		};
		for (const who of ['other', 'rival', 'applicant'] as const) {
			const foreign = await refusal(who, id);
			expect(foreign).toMatchObject({ status: 404, code: 'not-found' });
			for (const which of [randomUUID(), '1', `${id}0`, "'; drop table reservation --"])
				expect(await refusal(who, which)).toEqual(foreign);
		}
		expect(await refusal('visitor', id)).toMatchObject({ status: 401, code: 'login-required' });
	});
});

const keys = async () => (await house.call('visitor', 'GET /api/voucher-key')).body.keys;

describe('the code on it', () => {
	test('is an address whose token anybody checks with the published key, without us', async () => {
		const { qr } = (await read('guest')).body;
		expect(qr).toMatch(/^http:\/\/localhost:3000\/my\/reserve\?c=[\w-]+$/);
		expect(Buffer.byteLength(qr)).toBeLessThanOrEqual(213);
		const onTheDay = startsAt({ on, to: null, time: '09:00' });
		expect(await verifyVoucher(qr, { keys: await keys(), now: onTheDay })).toEqual({
			state: 'valid',
			facts: {
				code,
				product: 'tour',
				on,
				to: null,
				time: '09:00',
				persons: { adult: 2, child: 1, infant: 0 },
				expiresAt: new Date(`${addDays(on, 2)}T00:00:00+09:00`),
			},
		});
		expect(await verifyVoucher(qr, { keys: await keys(), now: new Date() })).toMatchObject({ state: 'other-day' });
	});

	test('is the same each time, and another after a change', async () => {
		const before = (await read('guest')).body.qr;
		expect((await read('partner')).body.qr).toBe(before);
		await house.set(id, { on: addDays(on, 1) });
		expect((await read('guest')).body.qr).not.toBe(before);
	});

	test('the published keys are public halves alone', async () => {
		const published = await keys();
		expect(published).toHaveLength(1);
		expect(Buffer.from(published[0].key, 'base64url')).toHaveLength(32);
		const [seed] = house.services.keys.signingSeeds('voucher');
		expect(Buffer.from(published[0].key, 'base64url').equals(Buffer.from(seed ?? []))).toBe(false);
		expect(openVoucher(tokenIn((await read('guest')).body.qr) ?? '')?.kid).toBe(published[0].kid);
	});
});
