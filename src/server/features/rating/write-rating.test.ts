import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { openRatingHouse, type RatingHouse, stars, words } from '../../../../tests/support/rating-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: RatingHouse;
beforeAll(async () => {
	house = await openRatingHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	house.clock.reset();
	await emptyTables(house.database, 'rating', 'rating_report', 'reservation', 'slot', 'mail', 'attempt');
	await house.database.pool.query('update product set rating_count = 0, rating_stars = 0');
	await house.queries.update(member).set({ emailVerifiedAt: new Date(), country: 'TH' });
});

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('writing', () => {
	test('a completed reservation is rated, published at once and counted', async () => {
		const id = await house.completed();
		const answer = await house.write('guest', id, { stars: stars(5, { value: 3 }) });
		expect(answer.status).toBe(200);
		expect(answer.body).toMatchObject({
			reservationId: id,
			productId: 'tour',
			title: 'tour',
			provider: 'Bukchon Walks',
			on: dayIn(-3),
			status: 'published',
			average: 4.5,
			text: words,
			locale: 'th',
			mayEdit: true,
			pictures: [],
			reply: null,
		});
		expect(await house.countersOf('tour')).toEqual({ count: 1, sum: 18 });
		const { body } = await house.call('visitor', 'GET /api/products/tour/ratings');
		expect(body.items).toMatchObject([{ author: 'Guest', country: 'TH', average: 4.5, isEdited: false }]);
		// The provider is told, in their own language, and nothing of what was written.
		const [mail] = await house.mailsTo('partner@maru.example');
		expect(mail).toMatchObject({ template: 'rating-received', locale: 'vn' });
		expect(JSON.stringify(mail)).not.toContain(words);
	});

	test('a rating about health waits for moderation: nobody reads it, nothing counts it, operators are told', async () => {
		const answer = await house.write('guest', await house.completed('guest', 'screening'));
		expect(answer.body.status).toBe('in-moderation');
		expect(await house.countersOf('screening')).toEqual({ count: 0, sum: 0 });
		expect((await house.call('visitor', 'GET /api/products/screening/ratings')).body.items).toEqual([]);
		expect((await house.call('visitor', 'GET /api/products/screening?language=en')).body.aspects.service).toBe(0);
		expect(await house.mailsTo('operator@maru.example')).toMatchObject([
			{ template: 'rating-to-moderate', locale: 'ko' },
		]);
	});

	test('one rating a reservation, and the same key again is the same rating', async () => {
		const reservationId = await house.completed();
		const key = randomUUID();
		const first = await house.write('guest', reservationId, { key });
		expect((await house.write('guest', reservationId, { key })).body).toEqual(first.body);
		expect(codeOf(await house.write('guest', reservationId, { key, text: `${words} More.` }))).toEqual([
			422,
			'key-reused',
		]);
		expect(codeOf(await house.write('guest', reservationId))).toEqual([409, 'rated-already']);
		expect(codeOf(await house.write('guest', await house.completed(), { key }))).toEqual([422, 'key-reused']);
		expect(await house.countersOf('tour')).toEqual({ count: 1, sum: 20 });
		expect(await house.mailsTo('partner@maru.example')).toHaveLength(1);
	});

	test('twenty at once with one key, and twenty with other ones, make one rating', async () => {
		const one = await house.completed();
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 20 }, () => house.write('guest', one, { key })));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		const other = await house.completed();
		const others = await Promise.all(Array.from({ length: 20 }, () => house.write('guest', other)));
		expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(others.filter(({ body }) => body.code === 'rated-already')).toHaveLength(19);
		expect(await house.countersOf('tour')).toEqual({ count: 2, sum: 40 });
	});

	test('what only time has completed is not rated until somebody says that the guest came', async () => {
		const reservationId = await house.completed();
		await house.set(reservationId, { arrivedAt: null });
		expect(codeOf(await house.write('guest', reservationId))).toEqual([409, 'not-allowed']);
		const form = await house.call('guest', 'GET /api/ratings/form?language=en&productId=tour');
		expect(form.body).toMatchObject({ block: 'not-seen' });
		expect((await house.call('guest', `GET /api/reservations/${reservationId}?language=en`)).body).toMatchObject({
			...{ mayRate: false, isUnseen: true },
		});
		const came = await house.call('partner', `POST /api/reservations/${reservationId}/moves?language=en`, {
			body: { move: 'arrive' },
		});
		expect(came.status).toBe(200);
		expect((await house.write('guest', reservationId)).status).toBe(200);
	});

	test('a recorded payment or a voucher shown is word enough', async () => {
		for (const trace of [{ paidWon: 20_000 }, { checkedAt: new Date() }]) {
			const reservationId = await house.completed();
			await house.set(reservationId, { arrivedAt: null, ...trace });
			expect((await house.write('guest', reservationId)).status).toBe(200);
		}
	});

	test('only with a verified address, only what is completed, only within 60 days, never one’s own', async () => {
		const reservationId = await house.completed();
		await house.queries
			.update(member)
			.set({ emailVerifiedAt: null })
			.where(eq(member.id, house.idOf('guest')));
		expect(codeOf(await house.write('guest', reservationId))).toEqual([409, 'email-unverified']);
		await house.queries.update(member).set({ emailVerifiedAt: new Date() });
		for (const status of ['requested', 'confirmed', 'cancelled', 'no-show'] as const) {
			await house.set(reservationId, { status });
			expect(codeOf(await house.write('guest', reservationId)), status).toEqual([409, 'not-allowed']);
		}
		expect(codeOf(await house.write('guest', await house.completed('guest', 'tour', 62)))).toEqual([
			409,
			'not-allowed',
		]);
		expect(codeOf(await house.write('partner', await house.completed('partner')))).toEqual([409, 'not-allowed']);
		expect(await house.countersOf('tour')).toEqual({ count: 0, sum: 0 });
	});

	test('what is written is checked: stars, length, language', async () => {
		const reservationId = await house.completed();
		const faultsOf = async (written: object) => {
			const { status, body } = await house.call('guest', 'POST /api/ratings?language=en', {
				body: { stars: stars(4), text: words, language: 'en', reservationId, key: randomUUID(), ...written },
			});
			return [status, body.faults];
		};
		expect(await faultsOf({ text: `  ${'x'.repeat(19)}  ` })).toEqual([400, [{ at: 'text', code: 'too-short' }]]);
		expect(await faultsOf({ text: 'x'.repeat(5_001) })).toEqual([400, [{ at: 'text', code: 'too-long' }]]);
		for (const wrong of [0, 6, 4.5])
			expect(await faultsOf({ stars: stars(4, { place: wrong }) })).toEqual([
				400,
				[{ at: 'stars.place', code: 'choose-one' }],
			]);
		expect((await faultsOf({ language: 'fr' }))[0]).toBe(400);
	});
});

describe('changing', () => {
	test('within 30 days; the sums follow, and it says so', async () => {
		const id = await house.written();
		const changed = await house.edit('guest', id, { stars: stars(2), text: `${words} But cold.`, language: 'en' });
		expect(changed.body).toMatchObject({ average: 2, locale: 'en', status: 'published' });
		expect(await house.countersOf('tour')).toEqual({ count: 1, sum: 8 });
		expect((await house.call('visitor', 'GET /api/products/tour/ratings')).body.items[0].isEdited).toBe(true);
		house.clock.pass({ days: 31 });
		expect(codeOf(await house.edit('guest', id))).toEqual([409, 'not-allowed']);
		expect(codeOf(await house.remove('guest', id))).toEqual([409, 'not-allowed']);
	});

	test('where other aspects are liked as much, the page of the product tells of each at once', async () => {
		const aspects = async () => (await house.call('visitor', 'GET /api/products/tour?language=en')).body.aspects;
		const id = await house.written();
		expect(await aspects()).toEqual(stars(5));
		await house.edit('guest', id, { stars: stars(4, { service: 2 }) });
		expect(await aspects()).toEqual(stars(4, { service: 2 }));
		await house.edit('guest', id, { stars: stars(4, { value: 2 }) });
		expect(await aspects()).toEqual(stars(4, { value: 2 }));
		expect(await house.countersOf('tour')).toEqual({ count: 1, sum: 14 });
	});

	test('about health it is read again before others see it', async () => {
		const id = await house.written('guest', 'screening');
		await house.decide('operator', id, 'publish');
		expect(await house.countersOf('screening')).toEqual({ count: 1, sum: 20 });
		expect((await house.edit('guest', id)).body.status).toBe('in-moderation');
		expect(await house.countersOf('screening')).toEqual({ count: 0, sum: 0 });
	});

	test('what was hidden and mended waits for an operator', async () => {
		const id = await house.written();
		await house.decide('operator', id, 'hide');
		expect((await house.edit('guest', id)).body).toMatchObject({ status: 'in-moderation', statusReason: null });
		expect(await house.countersOf('tour')).toEqual({ count: 0, sum: 0 });
	});

	test('taken back it is gone, and the reservation can be rated again', async () => {
		const reservationId = await house.completed();
		const { body } = await house.write('guest', reservationId);
		expect((await house.remove('guest', body.id)).status).toBe(200);
		expect(await house.countersOf('tour')).toEqual({ count: 0, sum: 0 });
		expect((await house.remove('guest', body.id)).status).toBe(404);
		expect((await house.write('guest', reservationId)).status).toBe(200);
	});
});

describe('written again after it was taken back', () => {
	const again = async (reservationId: string, id: string) => {
		expect((await house.remove('guest', id)).status).toBe(200);
		return house.write('guest', reservationId);
	};

	test('what was hidden or is reported waits for an operator, however often', async () => {
		const reservationId = await house.completed();
		const first = (await house.write('guest', reservationId)).body.id;
		await house.decide('operator', first, 'hide');
		const second = (await again(reservationId, first)).body;
		expect(second.status).toBe('in-moderation');
		const third = (await again(reservationId, second.id)).body;
		expect(third.status).toBe('in-moderation');
		expect(await house.countersOf('tour')).toEqual({ count: 0, sum: 0 });
		await house.decide('operator', third.id, 'publish');
		const fourth = (await again(reservationId, third.id)).body;
		expect(fourth.status).toBe('published');
		expect((await house.report('other', fourth.id)).status).toBe(200);
		expect((await again(reservationId, fourth.id)).body.status).toBe('in-moderation');
	});

	test('the 30 days go on from the first time', async () => {
		const reservationId = await house.completed();
		const first = (await house.write('guest', reservationId)).body.id;
		house.clock.pass({ days: 29 });
		const { id, editUntil, status } = (await again(reservationId, first)).body;
		expect(status).toBe('published');
		expect(Date.parse(editUntil)).toBeLessThan(Number(house.now) + 2 * 24 * 60 * 60 * 1000);
		house.clock.pass({ days: 2 });
		expect(codeOf(await house.edit('guest', id))).toEqual([409, 'not-allowed']);
	});
});

describe('whose it is', () => {
	test('somebody else’s reservation and rating do not exist', async () => {
		const reservationId = await house.completed('other');
		expect((await house.write('guest', reservationId)).status).toBe(404);
		expect((await house.write('operator', reservationId)).status).toBe(404);
		const id = await house.written('other');
		for (const who of ['guest', 'partner', 'rival', 'operator'] as const) {
			expect((await house.edit(who, id)).status, who).toBe(404);
			expect((await house.remove(who, id)).status, who).toBe(404);
			expect((await house.addPicture(who, id, new Uint8Array(10))).status, who).toBe(404);
			expect((await house.call(who, `DELETE /api/ratings/${id}/pictures/${id}?language=en`)).status, who).toBe(404);
		}
		expect((await house.ratingOf(id))?.text).toBe(words);
	});

	test('mine: what can be rated and what was, nobody else’s', async () => {
		const open = await house.completed('guest', 'park');
		await house.completed('guest', 'tour', 62);
		await house.completed('other', 'park');
		const id = await house.written('guest', 'tour', { stars: stars(4) });
		await house.written('other', 'tour');
		const { body } = await house.call('guest', 'GET /api/ratings/mine?language=en');
		expect(body).toMatchObject({ total: 1, average: 4, items: [{ id }] });
		expect(body.toRate).toEqual([
			{
				reservationId: open,
				productId: 'park',
				area: 'travel',
				title: 'park',
				picture: 'palace-dawn-1',
				provider: 'Maru',
				on: dayIn(-3),
				guests: 1,
				writeUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			},
		]);
	});
});

describe('the form', () => {
	const form = (who: 'guest' | 'other' | 'partner', query: string) =>
		house.call(who, `GET /api/ratings/form?language=en&${query}`);

	test('is about the latest reservation that can be rated, or the one the address names', async () => {
		const older = await house.completed('guest', 'tour', 9);
		const newer = await house.completed('guest', 'tour', 4);
		expect((await form('guest', 'productId=tour')).body).toMatchObject({
			reservation: { id: newer, guests: 1, total: expect.any(Number) },
			rating: null,
			block: null,
			author: { name: 'Guest', country: 'TH' },
		});
		expect((await form('guest', `productId=tour&reservationId=${older}`)).body.reservation.id).toBe(older);
		await house.write('guest', newer);
		expect((await form('guest', 'productId=tour')).body.reservation.id).toBe(older);
		const named = (await form('guest', `productId=tour&reservationId=${newer}`)).body;
		expect(named).toMatchObject({ rating: { reservationId: newer, text: words }, block: null });
	});

	test('says what stands in the way', async () => {
		expect((await form('guest', 'productId=tour')).body).toMatchObject({ block: 'not-completed', reservation: null });
		await house.completed('guest', 'tour', 62);
		expect((await form('guest', 'productId=tour')).body.block).toBe('too-late');
		await house.completed('partner', 'tour');
		expect((await form('partner', 'productId=tour')).body.block).toBe('own-product');
		const id = await house.written('other');
		house.clock.pass({ days: 31 });
		expect((await form('other', 'productId=tour')).body).toMatchObject({ block: 'edit-over', rating: { id } });
	});

	test('of a product that is not there, or of somebody else’s reservation, does not exist', async () => {
		const theirs = await house.completed('other');
		expect((await form('guest', 'productId=nothing')).status).toBe(404);
		expect((await form('guest', `productId=tour&reservationId=${theirs}`)).status).toBe(404);
	});
});
