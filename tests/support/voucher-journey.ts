import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { orderPrice } from '#domain/reservation/order.ts';
import { headers, pair, productOf, roomyDays } from './reservation-journey.ts';
import { scanPicture } from './scan-picture.ts';

export const tour = 'gyeongbokgung-before-opening';
const needs = { halal: 'pork-free', flags: ['wheelchair'], childSeats: 0 };

/** A tour of the month after the next, with needs and an allergy: what a guest would otherwise have to explain. */
export async function reserveTour(request: APIRequestContext, nth: number) {
	const days = await roomyDays(request, tour, { places: 2, time: '07:30' });
	const on = days[nth] ?? '';
	const order = { on, to: null, time: '07:30', persons: pair, units: 1, choices: {} };
	const [provider, health] = await Promise.all(
		['provider', 'health'].map(async (slug) => (await request.get(`/api/page-texts/${slug}?language=en`)).json()),
	);
	const product = await productOf(request, tour);
	const answer = await request.post('/api/reservations', {
		headers,
		data: {
			key: randomUUID(),
			productId: tour,
			order,
			total: orderPrice(product.price, order).total,
			details: {},
			lead: {
				firstName: 'Siriporn',
				lastName: 'Wongsakul',
				birthOn: '1990-04-13',
				gender: 'female',
				country: 'TH',
				email: 'siriporn@example.com',
				phone: '+66812345678',
			},
			travellers: [],
			usesKeptPassport: false,
			needs,
			allergy: 'ถั่วลิสง',
			agreements: { provider: provider.version, health: health.version },
			language: 'th',
		},
	});
	expect(answer.status(), await answer.text()).toBe(200);
	return { ...(await answer.json()), on } as { id: string; code: string; on: string };
}

/** As a phone's camera does: from the pixels of the page alone. */
export async function scan(page: Page): Promise<string> {
	let read = '';
	// As one holds a phone still: while the page changes, there is nothing to read.
	await expect(async () => {
		read = await scanOnce(page);
	}).toPass({ timeout: 20_000 });
	return read;
}

async function scanOnce(page: Page): Promise<string> {
	const picture = await page.getByRole('img', { name: /QR|คิวอาร์/ }).screenshot();
	return scanPicture(picture);
}
