import { expect, test } from 'vitest';
import type { Today } from '#contract/api/desk.ts';
import { openConsultationHouse } from '../../../../tests/support/consultation-house.ts';
import { openRatingHouse } from '../../../../tests/support/rating-house.ts';
import type { Actor, ReservationHouse } from '../../../../tests/support/reservation-house.ts';

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
