import { joinAfresh } from '../support/member-journey.ts';
import {
	headers,
	logInEnglish,
	openWorkplace,
	operator,
	pair,
	phone,
	reserveByApi,
	roomyDays,
	screenFaults,
	desk as wide,
} from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('who waits for a start is seen by name in the calendar, and taken off with a reason that they read', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const product = 'seongsu-make-up-and-hair';
	const on = (await roomyDays(page.request, product, { places: 4, time: '14:00' })).at(-2) ?? '';
	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	const other = await context.newPage();
	await joinAfresh(other);
	await reserveByApi(other.request, { product, on, time: '14:00', persons: { ...pair, adult: 4 } });
	await context.close();
	const order = { on, to: null, time: '14:00', persons: pair, units: 1, choices: {} };
	const joined = await page.request.post('/api/waiting', {
		data: { productId: product, order, language: 'en' },
		headers,
	});
	expect(joined.status(), await joined.text()).toBe(200);

	const desk = await openWorkplace(browser, baseURL, operator);
	for (const size of [phone, wide]) {
		await desk.setViewportSize(size);
		await desk.goto(`/console/calendar?product=${product}&on=${on}&day=${on}&time=14:00`);
		await expect(desk.getByRole('list', { name: 'Waiting list' }).getByText('No. 1 Linh Nguyen')).toBeVisible();
		expect(await screenFaults(desk)).toEqual([]);
	}
	const row = desk.getByRole('list', { name: 'Waiting list' }).getByRole('listitem').filter({ hasText: 'Linh Nguyen' });
	await expect(row).toContainText('2 people · 2 places');
	await row.getByRole('button', { name: 'Take off the list: Linh Nguyen' }).click();
	const dialog = desk.getByRole('alertdialog');
	await dialog.getByRole('button', { name: 'Take off the list' }).click();
	await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
	await dialog.getByRole('textbox').fill('You told us on the telephone that you come another day.');
	await dialog.getByRole('button', { name: 'Take off the list' }).click();
	await expect(desk.getByText('Linh Nguyen has been taken off the waiting list.')).toBeVisible();
	await expect(desk.getByRole('list', { name: 'Waiting list' })).toHaveCount(0);
	await desk.context().close();

	const told = async () =>
		(await (await page.request.get('/api/notifications?language=en')).json()).items.map(
			({ kind }: { kind: string }) => kind,
		);
	await expect.poll(told).toContain('waiting.taken-off');
	expect((await (await page.request.get('/api/waiting?language=en')).json()).total).toBe(0);
});
