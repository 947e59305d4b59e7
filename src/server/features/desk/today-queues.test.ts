import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Today } from '#contract/api/desk.ts';
import { openConsultationHouse } from '../../../../tests/support/consultation-house.ts';
import { openRatingHouse } from '../../../../tests/support/rating-house.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';

const queuesOf = async (house: Pick<ReservationHouse, 'call'>, who: Actor): Promise<Today['queues']> =>
	(await house.call(who, 'GET /api/desk/today?language=ko')).body.queues;

test('a consultation waits for the clinic that it was sent to, until it is answered', async () => {
	const house = await openConsultationHouse();
	try {
		const id = await house.sent();
		expect(await queuesOf(house, 'partner')).toContainEqual({ queue: 'consultations', count: 1 });
		for (const who of ['rival', 'operator'] as const)
			expect((await queuesOf(house, who)).map(({ queue }) => queue)).not.toContain('consultations');
		await house.answer(id);
		expect((await queuesOf(house, 'partner')).map(({ queue }) => queue)).not.toContain('consultations');
	} finally {
		await house.close();
	}
});

test('a rating waits for a reply of its house, and for a month', async () => {
	const house = await openRatingHouse();
	try {
		const id = await house.written();
		await house.written('other');
		expect(await queuesOf(house, 'partner')).toEqual([{ queue: 'replies', count: 2 }]);
		expect((await queuesOf(house, 'rival')).map(({ queue }) => queue)).not.toContain('replies');
		await house.reply('partner', id);
		expect(await queuesOf(house, 'partner')).toEqual([{ queue: 'replies', count: 1 }]);
		house.clock.pass({ days: 31 });
		expect(await queuesOf(house, 'partner')).toEqual([]);
	} finally {
		await house.close();
	}
});

const todayOf = async (house: ReservationHouse, who: Actor): Promise<Today> =>
	(await house.call(who, 'GET /api/desk/today?language=ko')).body;

test('a dispute waits for the agency until it proposes, for the house until it answers, and for the agency again once that is late', async () => {
	const house = await openReservationHouse();
	try {
		const { id } = await house.reserved('guest', 'tour');
		const { totalWon } = await house.rowOf(id);
		await house.call('operator', `POST /api/reservations/${id}/payments?language=ko`, {
			body: { key: randomUUID(), kind: 'payment', won: totalWon, method: 'transfer' },
		});
		const opened = await house.call('guest', `POST /api/reservations/${id}/disputes`, {
			body: { key: randomUUID(), reason: 'late', wish: 'refund', words: 'The guide came an hour late.' },
		});
		const move = (who: Actor, body: object) =>
			house.call(who, `POST /api/disputes/${opened.body.dispute.id}/moves`, { body });
		const disputes = async () => (await queuesOf(house, 'operator')).filter(({ queue }) => queue === 'disputes');
		const answers = async (who: Actor) =>
			(await todayOf(house, who)).errands.filter(({ kind }) => kind === 'answer-outcome').map((one) => one.id);
		expect(await disputes()).toEqual([{ queue: 'disputes', count: 1 }]);
		expect(await answers('partner')).toEqual([]);
		expect((await queuesOf(house, 'partner')).map(({ queue }) => queue)).not.toContain('disputes');

		const said = { outcome: 'refund', won: 1_000, answer: 'An hour of four.' };
		await move('operator', { move: 'propose', ...said, seen: { state: 'open', outcome: null, won: 0, answer: '' } });
		expect(await disputes()).toEqual([]);
		expect([await answers('partner'), await answers('rival')]).toEqual([[id], []]);
		const { until } = (await todayOf(house, 'partner')).errands.find(({ kind }) => kind === 'answer-outcome') ?? {};
		expect(until).toBe((await house.call('partner', `GET /api/reservations/${id}/dispute`)).body.dispute.until);

		await move('partner', { move: 'accept', seen: { state: 'proposed', ...said } });
		expect(await answers('partner')).toEqual([]);
		house.clock.pass({ days: 8 });
		expect(await disputes()).toEqual([{ queue: 'disputes', count: 1, late: 1 }]);
		await move('guest', { move: 'accept', seen: { state: 'proposed', ...said } });
		expect(await disputes()).toEqual([]);
	} finally {
		await house.close();
	}
});

test('how the site runs is told to operators alone, with what of it wants a look', async () => {
	const house = await openReservationHouse();
	try {
		expect((await todayOf(house, 'partner')).health).toBeNull();
		expect((await todayOf(house, 'operator')).health).toEqual({ state: 'watch', checks: ['backup'] });
		house.services.storage = async () => ({ freeBytes: 1_000, totalBytes: 2_000, elsewhere: [] });
		expect((await todayOf(house, 'operator')).health).toEqual({ state: 'bad', checks: ['storage', 'backup'] });
	} finally {
		await house.close();
	}
});
