import type { Page } from '@playwright/test';
import { anna, logIn, traveller } from '../support/member-journey.ts';
import { clinic, form, goOn, onward, phone, roomyDays, screenFaults } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

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

/** A guest with messages, a guest whose change waits for an answer, and a provider who is to answer. */
for (const [code, account, scope, product] of [
	['th', traveller, 'own', 'gyeongbokgung-before-opening'],
	['ru', anna, 'own', 'scar-and-acne-care'],
	['en', clinic, 'provided', 'scar-and-acne-care'],
] as const)
	test(`a reservation under /${code}, light at a desk and dark on a phone, is open to everybody`, async ({ page }) => {
		await logIn(page, account);
		await open(page, `/${code}/my/reserve?scope=${scope}`);
		// A guest's own list is one of every-page.e2e.ts's.
		if (scope === 'provided') await expectOpenToAll(page, 'the list');
		const { items } = (await (await page.request.get(`/api/reservations?language=en&scope=${scope}`)).json()) as {
			items: { id: string; productId: string }[];
		};
		const { id } = items.find(({ productId }) => productId === product) ?? { id: '' };
		await open(page, `/${code}/my/reserve/${id}`);
		await page.locator('#messages').scrollIntoViewIfNeeded();
		await expect(page.locator('#messages').getByRole('textbox')).toBeVisible();
		await page.waitForLoadState('networkidle');
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
