import type { Page } from '@playwright/test';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { dayByKey } from '#ui/calendar-weeks.ts';
import { anna, endElsewhere } from '../support/member-journey.ts';
import {
	agreeToAll,
	arrive,
	elsewhere,
	field,
	form,
	goOn,
	headers,
	logInEnglish,
	onward,
	phone,
	reservationOf,
	reserveByApi,
	roomyDays,
	screenFaults,
	send,
} from '../support/reservation-journey.ts';
import { expect, open, tabTo, test } from '../support/site-test.ts';

/** How many reservations of a product on a day a member has. */
async function countOn(page: Page, product: string, day: string): Promise<number> {
	const { items } = (await (await page.request.get('/api/reservations?language=en')).json()) as {
		items: { productId: string; on: string }[];
	};
	return items.filter(({ productId, on }) => productId === product && on === day).length;
}

/** The forms that the page sends from now on, as they are sent. */
function sentForms(page: Page): ReservationForm[] {
	const sent: ReservationForm[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/api/reservations')) sent.push(request.postDataJSON());
	});
	return sent;
}

async function openAtGuest(page: Page, product: string, query: string): Promise<void> {
	await open(page, `/en/reserve/${product}?${query}&step=1`);
	await goOn(page, 2);
}

test('what was typed survives reload and Back, a passport number does not; two taps make one reservation', async ({
	page,
}) => {
	await logInEnglish(page);
	const product = 'nami-island-day';
	const [on = ''] = await roomyDays(page.request, product, { places: 2 });
	await openAtGuest(page, product, `on=${on}&time=08:30`);
	await field(page, 'lead.firstName').fill('Nguyễn Thị');
	await field(page, 'contents').fill('We arrive\na little late.');
	await field(page, 'passport').fill('M1234567');
	await form(page).getByRole('checkbox', { name: 'Wheelchair' }).check();
	await page.reload();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await expect(page).toHaveURL(/step=2/);
	await expect(field(page, 'contents')).toHaveValue('We arrive\na little late.');
	// Without its marks, as passports write it.
	await expect(field(page, 'lead.firstName')).toHaveValue('Nguyen Thi');
	await expect(form(page).getByRole('checkbox', { name: 'Wheelchair' })).toBeChecked();
	await expect(field(page, 'passport')).toHaveValue('');
	await page.goBack();
	await expect(page).toHaveURL(/step=1/);
	await expect(form(page).locator(`[data-day="${on}"]`)).toBeVisible();
	await page.goForward();
	await goOn(page, 3);
	await agreeToAll(page);
	const sent = sentForms(page);
	await onward(page).dblclick();
	const { contents } = await reservationOf(page.request, await arrive(page));
	expect(contents).toBe('We arrive\na little late.');
	expect(sent).toHaveLength(1);
	expect(await countOn(page, product, on)).toBe(1);
	// The form that was sent is no more: Back does not lead to it, and a new one is blank.
	await openAtGuest(page, product, `on=${on}&time=08:30`);
	await expect(field(page, 'contents')).toHaveValue('');
});

test.describe('on a line that breaks', () => {
	test.use({ expectedNoise: /ERR_|Failed to load resource/ });

	test('an answer that got lost is asked for again under the same key, and there is one reservation', async ({
		page,
		context,
	}) => {
		await page.setViewportSize(phone);
		await logInEnglish(page);
		const product = 'busan-gamcheon-free-day';
		const [on = ''] = await roomyDays(page.request, product, { places: 2 });
		await openAtGuest(page, product, `on=${on}&time=10:00`);
		await field(page, 'contents').fill('By the window, please.');
		await goOn(page, 3);
		await agreeToAll(page);
		const sent = sentForms(page);
		const told = form(page).getByRole('alert');
		await context.setOffline(true);
		await onward(page).click();
		await expect(told).toContainText('We could not reach the site. Your details are still here.');
		expect(await screenFaults(page)).toEqual([]);
		await context.setOffline(false);
		// It arrives and is carried out, but nobody hears of it.
		await page.route('**/api/reservations', async (route) => {
			await route.fetch();
			await route.abort();
		});
		await onward(page).click();
		await expect.poll(() => countOn(page, product, on)).toBe(1);
		await expect(told).toContainText('We could not reach the site.');
		await page.unroute('**/api/reservations');
		await onward(page).click();
		await arrive(page);
		expect(sent).toHaveLength(3);
		expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
		expect(await countOn(page, product, on)).toBe(1);
	});
});

test.describe('what the server refuses', () => {
	test.use({ expectedNoise: /status of (400|401|409)/ });

	test('stands beside its field in the step it belongs to; another price is told, never charged', async ({ page }) => {
		await logInEnglish(page);
		const product = 'jeju-east-free-day';
		const [on = ''] = await roomyDays(page.request, product, { places: 2 });
		await openAtGuest(page, product, `on=${on}&time=09:00`);
		await goOn(page, 3);
		await agreeToAll(page);
		/** Lets the page's form reach the server otherwise than it was sent. */
		const spoil = (change: (body: ReservationForm) => void) =>
			page.route(
				'**/api/reservations',
				(route) => {
					const body = route.request().postDataJSON() as ReservationForm;
					change(body);
					return route.continue({ postData: JSON.stringify(body) });
				},
				{ times: 1 },
			);
		await spoil((body) => {
			body.lead.phone = '+8400';
		});
		await onward(page).click();
		await expect(page).toHaveURL(/step=2/);
		const summary = page.getByRole('group', { name: 'Please correct 1 field' });
		await expect(summary).toBeVisible();
		await expect(field(page, 'lead.phone')).toHaveAttribute('aria-invalid', 'true');
		expect(await screenFaults(page)).toEqual([]);
		await summary.getByRole('link').click();
		await expect(field(page, 'lead.phone')).toBeFocused();
		await field(page, 'lead.phone').fill('+84 90 123 45 67');
		await goOn(page, 3);
		await spoil((body) => {
			body.total -= 100;
		});
		await onward(page).click();
		await expect(form(page).getByRole('alert')).toContainText('The price has changed in the meantime.');
		expect(await countOn(page, product, on)).toBe(0);
		await send(page, 'Confirmed');
	});

	test('a session that ended on the way: login, and back to the same step with everything but the ticks', async ({
		page,
		baseURL,
	}) => {
		const account = await logInEnglish(page);
		const product = 'clay-sauna-and-scrub';
		const [on = ''] = await roomyDays(page.request, product, { places: 2 });
		await openAtGuest(page, product, `on=${on}`);
		await field(page, 'contents').fill('A birthday.');
		await goOn(page, 3);
		await agreeToAll(page);
		await endElsewhere(page, account, baseURL);
		await onward(page).click();
		await expect(page).toHaveURL(/\/en\/login\?next=.*&expired$/);
		await page.locator('html[data-ready]').waitFor({ state: 'attached' });
		await page.locator('#email').fill(account.email);
		await page.locator('#password').fill(account.password);
		await page.locator('#password').press('Enter');
		await expect(page).toHaveURL(/\/en\/reserve\/clay-sauna-and-scrub\?.*step=3/);
		await expect(form(page)).toContainText('A birthday.');
		await expect(form(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
		await agreeToAll(page);
		await send(page, 'Confirmed');
	});

	test('a time that filled up meanwhile: another time, or the waiting list; its offer is held and taken up', async ({
		page,
		baseURL,
	}) => {
		await page.setViewportSize(phone);
		await logInEnglish(page);
		const product = 'seongsu-make-up-and-hair';
		const [on = ''] = await roomyDays(page.request, product, { places: 4, time: '11:30' });
		await openAtGuest(page, product, `on=${on}&time=11:30&adult=2`);
		await goOn(page, 3);
		await agreeToAll(page);
		const persons = { adult: 4, child: 0, infant: 0 };
		const first = await elsewhere(baseURL, anna, (request) =>
			reserveByApi(request, { product, on, time: '11:30', persons }),
		);
		await onward(page).click();
		await expect(form(page).getByText('There are not enough places left.')).toBeVisible();
		await expect(page).toHaveURL(/step=1/);
		const join = form(page).getByRole('button', { name: 'Join the waiting list' });
		await expect(join).toBeVisible();
		await expect(form(page).getByRole('radio', { name: '11:30 full' })).toBeChecked();
		expect(await screenFaults(page)).toEqual([]);
		await form(page).getByRole('radio', { name: '14:00' }).check();
		await expect(join).toHaveCount(0);
		await form(page).getByRole('radio', { name: '11:30' }).check();
		await join.click();
		await expect(form(page)).toContainText('You are on the waiting list, first in line.');

		const cancelled = await elsewhere(baseURL, anna, (request) =>
			request.post(`/api/reservations/${first.id}/moves?language=en`, {
				data: { move: 'cancel', percent: 100 },
				headers,
			}),
		);
		expect(cancelled.status()).toBe(200);
		const waiting = async () => (await (await page.request.get('/api/waiting?language=en')).json()).items[0]?.status;
		await expect.poll(waiting).toBe('offered');
		await form(page).getByRole('link', { name: 'Go to my reservations' }).click();
		const row = page.getByRole('listitem').filter({ hasText: '2 places held for you' });
		await expect(row).toBeVisible();
		expect(await screenFaults(page)).toEqual([]);
		await row.getByRole('link', { name: /^Reserve now/ }).click();
		await expect(form(page)).toContainText(/2 places are available on .* Held for you until .* KST/);
		await expect(form(page).locator('[data-day]')).toHaveCount(0);
		expect(await screenFaults(page)).toEqual([]);
		await goOn(page, 2);
		await goOn(page, 3);
		await agreeToAll(page);
		const { order } = await send(page, 'Confirmed');
		expect(order).toMatchObject({ on, time: '11:30', persons: { adult: 2 } });
		// Nobody waits for what they have.
		expect(await waiting()).toBeUndefined();
	});
});

test('with the keyboard alone, from the calendar to the confirmation', async ({ page }) => {
	await logInEnglish(page);
	const product = 'morning-hanok-yoga';
	const [, on = ''] = await roomyDays(page.request, product, { places: 2 });
	await open(page, `/en/reserve/${product}`);
	await tabTo(page, form(page).locator('[data-day][tabindex="0"]'));
	let day = (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)) ?? '';
	const press = async (key: string) => {
		day = dayByKey(day, key, 0) ?? '';
		await page.keyboard.press(key);
		await expect(form(page).locator(`[data-day="${day}"]`)).toBeFocused();
	};
	for (const key of ['PageDown', 'PageDown']) await press(key);
	while (day !== on) await press(day < on ? 'ArrowRight' : 'ArrowLeft');
	await page.keyboard.press('Enter');
	await expect(form(page).getByRole('radio', { name: '07:30' })).toBeChecked();
	await tabTo(page, form(page).getByRole('button', { name: 'Adults (12+): one fewer' }));
	await page.keyboard.press('Enter');
	await tabTo(page, onward(page));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/step=2/);
	await tabTo(page, field(page, 'contents'));
	await page.keyboard.type('Slowly, please.');
	await tabTo(page, onward(page));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/step=3/);
	await tabTo(page, onward(page));
	await page.keyboard.press('Enter');
	// What is missing takes the focus, and leads to its field.
	const summary = page.getByRole('group', { name: 'Please correct 1 field' });
	await expect(summary).toBeVisible();
	await tabTo(page, summary.getByRole('link'));
	await page.keyboard.press('Enter');
	await expect(field(page, 'agreements.provider')).toBeFocused();
	await page.keyboard.press('Space');
	await tabTo(page, onward(page));
	await page.keyboard.press('Enter');
	const { order, contents } = await reservationOf(page.request, await arrive(page));
	expect(order).toMatchObject({ on, persons: { adult: 1 } });
	expect(contents).toBe('Slowly, please.');
});

test.describe('the form', () => {
	test.use({ expectedNoise: /status of 404/ });

	test('without a product leads to the products, and with one that is not there is not there', async ({ page }) => {
		await logInEnglish(page);
		for (const area of ['travel', 'medical', 'wellness']) {
			expect((await open(page, `/en/${area}/reserve`)).status()).toBe(200);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose what you would like to reserve');
		}
		expect(await screenFaults(page)).toEqual([]);
		for (const address of ['/reserve/not-there', '/travel/reserve?product=scar-and-acne-care'])
			expect((await open(page, address)).status(), address).toBe(404);
	});
});
