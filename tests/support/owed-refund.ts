import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { elsewhere, headers, operator, reserveByApi, roomyDays } from './reservation-journey.ts';

/** ₩10,000 came by transfer for a reservation that its guest, who is logged in here, has cancelled since. `nth` of the days with room, from their end. */
export async function owedRefund(page: Page, baseURL: string | undefined, nth: number) {
	const product = 'tea-master-ikseon';
	const on = (await roomyDays(page.request, product)).at(-nth) ?? '';
	const { days } = await (await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const { slots } = days.find((day: { on: string }) => day.on === on);
	const { time } = slots.find(({ left }: { left: number }) => left > 0);
	const { id, code } = await reserveByApi(page.request, { product, on, time });
	await elsewhere(baseURL, operator, async (request) => {
		const confirmed = await request.post(`/api/reservations/${id}/moves?language=ko`, {
			data: { move: 'confirm' },
			headers,
		});
		// What is confirmed at once needs nobody's word.
		expect([200, 409]).toContain(confirmed.status());
		const paid = await request.post(`/api/reservations/${id}/payments?language=ko`, {
			data: { key: randomUUID(), kind: 'payment', won: 10_000, method: 'transfer' },
			headers,
		});
		expect(paid.status(), await paid.text()).toBe(200);
	});
	const cancelled = await page.request.post(`/api/reservations/${id}/moves?language=en`, {
		data: { move: 'cancel', percent: 100 },
		headers,
	});
	expect(cancelled.status(), await cancelled.text()).toBe(200);
	return { id, code };
}
