import type { Page } from '@playwright/test';
import { anna, logIn, traveller } from '../support/member-journey.ts';
import { clinic, form, goOn, onward, phone, roomyDays, screenFaults } from '../support/reservation-journey.ts';
import { expect, open, settled, test } from '../support/site-test.ts';

const looks = [
	{ colorScheme: 'light', width: 1440 },
	{ colorScheme: 'dark', width: 390 },
] as const;

async function expectOpenToAll(page: Page, screen: string): Promise<void> {
	for (const { colorScheme, width } of looks) {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 900 });
		expect(await screenFaults(page), `${screen}, ${colorScheme}, ${width} px`).toEqual([]);
	}
}

async function firstOf(page: Page, scope: 'own' | 'provided', product: string): Promise<string> {
	const list = await page.request.get(`/api/reservations?language=en&scope=${scope}`);
	const { items } = (await list.json()) as { items: { id: string; productId: string }[] };
	return items.find(({ productId }) => productId === product)?.id ?? '';
}

/** A guest with messages, and a guest whose change waits for an answer. */
for (const [code, account, product] of [
	['th', traveller, 'gyeongbokgung-before-opening'],
	['ru', anna, 'scar-and-acne-care'],
] as const)
	test(`a reservation under /${code}, light at a desk and dark on a phone, is open to everybody`, async ({ page }) => {
		await logIn(page, account);
		// The list is one of every-page.e2e.ts's.
		await open(page, `/${code}/my/reserve/${await firstOf(page, 'own', product)}`);
		await page.locator('#messages').scrollIntoViewIfNeeded();
		await expect(page.locator('#messages').getByRole('textbox')).toBeVisible();
		await page.waitForLoadState('networkidle');
		await expectOpenToAll(page, 'the reservation');
	});

test('a reservation in the console, light at a desk and dark on a phone, is open to who is to answer', async ({
	page,
	context,
	baseURL,
}) => {
	await logIn(page, clinic);
	await context.addCookies([{ name: 'console-lang', value: 'en', url: baseURL ?? '' }]);
	await page.goto('/console/reservations');
	await expect(page.getByRole('table', { name: 'Reservations' }).getByRole('link').first()).toBeVisible();
	await expectOpenToAll(page, 'the list');
	await page.goto(`/console/reservations/${await firstOf(page, 'provided', 'scar-and-acne-care')}`);
	await page.locator('#messages').scrollIntoViewIfNeeded();
	await expect(page.locator('#messages').getByRole('textbox')).toBeVisible();
	await settled(page);
	await expectOpenToAll(page, 'the reservation');
});

test('the form under /th, dark, 390 px, is open to everybody in every step', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const [on = ''] = await roomyDays(page.request, 'seoul-jeju-flight', { time: '09:00' });
	await open(page, `/th/travel/reserve?product=seoul-jeju-flight&on=${on}&time=09:00&adult=1&step=1`);
	expect(await screenFaults(page)).toEqual([]);
	for (const step of [2, 3]) {
		await goOn(page, step);
		expect(await screenFaults(page), `step ${step}`).toEqual([]);
	}
	// What is missing is said in the dark too.
	await onward(page).click();
	await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(2);
	expect(await screenFaults(page)).toEqual([]);
});
