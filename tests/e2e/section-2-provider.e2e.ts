import type { Locator, Page } from '@playwright/test';
import { palace } from '../support/catalogue-list.ts';
import { desk, phone, screenFaults } from '../support/reservation-journey.ts';
import { expect, givenUp, open, requestsTo, tabTo, test } from '../support/site-test.ts';

const card = (page: Page, id: string) => page.locator(`main li a[href$="provider=${id}"]`);
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Where a link stands in the window: letters that arrive above it move the page, and the browser keeps the place. */
const topOf = async (link: Locator) => (await link.boundingBox())?.y ?? Number.NaN;
/** Less than a line of text. */
const slack = 10;
const isInside = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test('a profile in Thai, 390 px: opened from the list of providers, left by Back, by a tap beside it and for a product', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	const files = requestsTo(page, '/assets/app/provider-sheet');
	await open(page, '/th');
	const link = card(page, 'bukchon-walks');
	await link.scrollIntoViewIfNeeded();
	expect(files).toEqual([]);
	await page.waitForLoadState('networkidle');
	const top = await topOf(link);
	await link.click();
	const profile = sheet(page, 'Bukchon Walks');
	await expect(profile.getByRole('heading', { name: 'บริการที่มี' })).toBeVisible();
	await expect(page).toHaveURL('/th?provider=bukchon-walks');
	await expect(page).toHaveTitle('Maru — Bukchon Walks');
	await expect(profile).toContainText('북촌산책');
	await expect(profile.locator(`a[href="/th/travel/${palace}"]`).first()).toBeVisible();
	await expect(profile.getByRole('heading', { name: 'รีวิวจากผู้ใช้บริการ' })).toBeVisible();
	const box = await profile.boundingBox();
	expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, phone.width, phone.height]);
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);

	await page.goBack();
	await expect(profile).toBeHidden();
	await expect(page).toHaveURL('/th');
	await expect(page).not.toHaveTitle(/Bukchon/);
	await expect(link).toBeFocused();
	await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThan(slack);

	await link.click();
	await expect(profile).toBeVisible();
	await page.mouse.click(phone.width / 2, 12);
	await expect(profile).toBeHidden();
	await expect(page).toHaveURL('/th');

	await link.click();
	await profile.locator(`a[href="/th/travel/${palace}"]`).first().click();
	await expect(page).toHaveURL(`/th/travel/${palace}`);
	await page.goBack();
	await expect(profile.getByRole('heading', { name: 'บริการที่มี' })).toBeVisible();
	await profile.getByRole('button', { name: 'ปิดโปรไฟล์' }).click();
	await expect(profile).toBeHidden();
	await expect(page).toHaveURL('/th');
});

test('a profile in Russian, 1440 px, with the keyboard alone: the focus stays in it and goes back to its card', async ({
	page,
}) => {
	await page.setViewportSize(desk);
	await open(page, '/ru?providers=all');
	const link = card(page, 'sinsa-skin-clinic');
	await tabTo(page, link);
	await page.keyboard.press('Enter');
	const profile = sheet(page, 'Дерматологическая клиника «Синса»');
	await expect(profile).toContainText('신사피부과의원');
	await expect(page).toHaveURL('/ru?providers=all&provider=sinsa-skin-clinic');
	await expect(profile).toContainText('Регистрация для приёма иностранных пациентов № M-');
	await expect(profile.getByRole('button', { name: 'Закрыть профиль' })).toBeFocused();
	const box = await profile.boundingBox();
	expect([box?.y, box?.height, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([0, desk.height, desk.width]);
	for (let step = 0; step < 30; step += 1) {
		await page.keyboard.press('Tab');
		// Between its last and its first the browser itself has the focus.
		expect((await isInside(page)) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
	}
	for (const colorScheme of ['dark', 'light'] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await screenFaults(page, 'dialog[open]'), colorScheme).toEqual([]);
	}
	await page.keyboard.press('Escape');
	await expect(profile).toBeHidden();
	await expect(page).toHaveURL('/ru?providers=all');
	await expect(link).toBeFocused();
	await expect(page).not.toHaveTitle(/Синса/);
});

test('an address with a profile is open from the first byte, closes to the page alone, and is no page of its own to search engines', async ({
	page,
	request,
}) => {
	const calls = requestsTo(page, '/api/');
	await open(page, '/ru?provider=sinsa-skin-clinic');
	const profile = sheet(page, 'Дерматологическая клиника «Синса»');
	await expect(profile.getByRole('button', { name: 'Закрыть профиль' })).toBeFocused();
	await expect(page).toHaveTitle('Maru — Дерматологическая клиника «Синса»');
	expect(calls).toEqual([]);
	const before = await page.evaluate(() => history.length);
	await profile.getByRole('button', { name: 'Закрыть профиль' }).click();
	await expect(profile).toBeHidden();
	await expect(page).toHaveURL('/ru');
	expect(await page.evaluate(() => history.length)).toBe(before);

	const html = await (await request.get('/ru?provider=sinsa-skin-clinic')).text();
	expect(html).toMatch(/<link data-head rel="canonical" href="[^"]+\/ru">/);
	expect(html).toContain('<meta data-head name="robots" content="noindex">');
	expect(html).not.toContain('application/ld+json');
	for (const lost of ['/?provider=nobody', `/travel/${palace}?provider=nobody`])
		expect((await request.get(lost)).status(), lost).toBe(404);
	expect((await request.get('/?provider=')).status()).toBe(200);
});

test('a product’s page opens the profile of its provider, and keeps what was chosen', async ({ page }) => {
	await open(page, `/en/travel/${palace}?persons=2`);
	await page.locator('#provider').getByRole('link', { name: 'Bukchon Walks' }).click();
	const profile = sheet(page, 'Bukchon Walks');
	await expect(profile.getByRole('heading', { name: 'Services' })).toBeVisible();
	await expect(page).toHaveURL(`/en/travel/${palace}?persons=2&provider=bukchon-walks`);
	await expect(page).toHaveTitle('Bukchon Walks — Maru');
	// A link far below may be followed before its part of the page is live: then the sheet is the server's, until it is too.
	await expect(profile.getByRole('button', { name: 'Close the profile' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page).toHaveURL(`/en/travel/${palace}?persons=2`);
	await expect(page).not.toHaveTitle(/^Bukchon Walks/);
});

for (const viewport of [phone, desk])
	test.describe(`without scripts, ${viewport.width} px`, () => {
		test.use({ javaScriptEnabled: false, viewport });

		test('a link opens the profile over the page, and a link closes it', async ({ page }) => {
			await page.goto('/th?providers=all');
			await card(page, 'sinsa-skin-clinic').click();
			await expect(page).toHaveURL('/th?providers=all&provider=sinsa-skin-clinic');
			const profile = sheet(page, 'คลินิกผิวหนังซิน\u2060ซา');
			await expect(profile).toBeInViewport();
			await expect(profile).toContainText('เลขทะเบียนรับผู้ป่วยต่างชาติ M-');
			await expect(profile.getByRole('listitem').first()).toBeVisible();
			await expect(profile.getByRole('button')).toHaveCount(0);
			await profile.getByRole('link', { name: 'ปิดโปรไฟล์' }).click();
			await expect(page).toHaveURL('/th?providers=all');
			await expect(page.getByRole('dialog')).toHaveCount(0);
		});
	});

test.describe('when something fails', () => {
	test.use({ expectedNoise: /Failed to load resource/ });
	const data = '**/api/providers/bukchon-walks?*';

	test('it says that it loads, that it could not, and tries again', async ({ page }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(data, async (route) => {
			await held;
			await route.fulfill({ status: 500, body: 'broken' });
		});
		await page.clock.install();
		await open(page, '/');
		await card(page, 'bukchon-walks').click();
		const waiting = sheet(page, 'Service provider');
		await expect(waiting.getByRole('status')).toHaveText('Loading');
		release();
		await givenUp(page, waiting.getByRole('alert'));
		await expect(waiting.getByRole('alert')).toContainText('The profile could not be loaded');
		expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
		await page.unroute(data);
		await waiting.getByRole('button', { name: 'Try again' }).click();
		await expect(sheet(page, 'Bukchon Walks')).toContainText('Services');
	});

	test('one that is not shown any more says so, and the page stays', async ({ page }) => {
		await page.route(data, (route) =>
			route.fulfill({ status: 404, json: { code: 'not-found', status: 404, requestId: 'x' } }),
		);
		await open(page, '/');
		await card(page, 'bukchon-walks').click();
		await expect(page.getByRole('dialog')).toContainText('This profile is no longer available');
		await page.keyboard.press('Escape');
		await expect(page).toHaveURL('/');
		await expect(card(page, 'bukchon-walks')).toBeFocused();
	});
});
