import type { Page } from '@playwright/test';
import { anna, endElsewhere, logIn, traveller } from '../support/member-journey.ts';
import { expect, open, settled, test } from '../support/site-test.ts';

const phone = { width: 390, height: 844 };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Account' });

const stored = (page: Page) =>
	page.evaluate(() => ({ local: { ...localStorage }, session: Object.keys(sessionStorage) }));

const storeThings = (page: Page) =>
	page.evaluate(() => {
		localStorage.setItem('lang', 'THA');
		localStorage.setItem('theme', 'dark');
		localStorage.setItem('anything', 'else');
		sessionStorage.setItem('draft:anything', 'half filled');
		sessionStorage.setItem('other', 'thing');
	});

test('logged in, the top bar has Home, My page and Log out, and the login-required notice is gone', async ({
	page,
}) => {
	await logIn(page, anna);
	await open(page, '/notice');
	await expect(bar(page)).not.toContainText('Please log in');
	await expect(bar(page).getByRole('link', { name: 'Home' })).toBeVisible();
	await expect(bar(page).getByRole('button', { name: 'Log out' })).toBeVisible();
	await expect(page.getByRole('banner').getByRole('link', { name: /^My page: / })).toBeVisible();
	await bar(page).getByRole('link', { name: 'My page' }).click();
	await expect(page).toHaveURL('/my/info');
});

test('on a phone the menu has the four pages and Log out, and the tab My page is marked', async ({ page }) => {
	await page.setViewportSize(phone);
	await logIn(page, anna);
	await open(page, '/my/grade');
	const tabs = page.getByRole('navigation', { name: 'Quick' });
	await expect(tabs.getByRole('link', { name: 'My page' })).toHaveAttribute('aria-current', 'true');
	await page.getByRole('button', { name: 'Menu', exact: true }).click();
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await expect(menu).not.toContainText('Please log in');
	for (const name of ['My Information', 'Reservation', 'Matching inquiry', 'Grade management'])
		await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
	await menu.getByRole('button', { name: 'Log out' }).click();
	await expect(page).toHaveURL('/');
	expect((await page.context().cookies()).filter(({ name }) => name.startsWith('TID_'))).toEqual([]);
});

test('logout removes both cookies, keeps nothing but the language, and leaves for home in that language', async ({
	page,
}) => {
	await logIn(page, traveller);
	await open(page, '/th/my/info');
	await storeThings(page);
	await page.getByRole('button', { name: 'ออกจากระบบ' }).first().click();
	await expect(page).toHaveURL('/th');
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	const { local, session } = await stored(page);
	expect(local).toEqual({ lang: 'THA' });
	expect(session).toEqual([]);
	expect((await page.context().cookies()).filter(({ name }) => name.startsWith('TID_'))).toEqual([]);
	await page.goBack();
	await expect(page).toHaveURL(/\/th\/login\?next=/);
	await expect(page.locator('body')).not.toContainText(traveller.email);
});

test('a logout in one tab is noticed in the others', async ({ page, context }) => {
	await logIn(page, anna);
	await open(page, '/my/info');
	const other = await context.newPage();
	await open(other, '/my/info');
	await bar(page).getByRole('button', { name: 'Log out' }).click();
	await expect(other).toHaveURL('/login?next=%2Fmy%2Finfo');
	await expect(page).toHaveURL('/');
});

test('a login in one tab is noticed in the others', async ({ page, context }) => {
	const other = await context.newPage();
	await open(other, '/notice');
	await expect(bar(other).getByRole('link', { name: 'Log in' })).toBeVisible();
	await logIn(page, anna);
	await open(page, '/');
	await expect(bar(other).getByRole('button', { name: 'Log out' })).toBeVisible();
});

test.describe('without a connection', () => {
	test.use({ expectedNoise: /ERR_FAILED|Failed to load resource/ });

	test('a logout that did not reach the server is not pretended', async ({ page }) => {
		await logIn(page, anna);
		await open(page, '/my/info');
		await page.evaluate(() => localStorage.setItem('anything', 'else'));
		await page.route('**/api/sessions/current', (route) => route.abort());
		await bar(page).getByRole('button', { name: 'Log out' }).click();
		await expect(page.getByText('You are still logged in: we could not reach the server.')).toBeVisible();
		await expect(page).toHaveURL('/my/info');
		expect((await stored(page)).local).toHaveProperty('anything');
		await page.unroute('**/api/sessions/current');
		await bar(page).getByRole('button', { name: 'Log out' }).click();
		await expect(page).toHaveURL('/');
	});
});

test.describe('a session that turns out to be dead', () => {
	test.use({ expectedNoise: /status of 401/ });

	test('is cleaned up after, and what one had filled in is found again after the login', async ({ page, baseURL }) => {
		await page.setViewportSize(phone);
		await logIn(page, traveller);
		await open(page, '/my/info');
		await storeThings(page);
		const details = page.getByRole('region', { name: 'Personal details' });
		await details.getByRole('button', { name: 'Edit details' }).click();
		await settled(page);
		const address = `Half filled ${Date.now()}`;
		await details.getByLabel(/^Address/).fill(address);
		await endElsewhere(page, traveller, baseURL);
		await details.getByRole('button', { name: 'Save' }).click();
		await expect(page).toHaveURL('/login?next=%2Fmy%2Finfo&expired');
		await page.locator('html[data-ready]').waitFor({ state: 'attached' });
		const { local, session } = await stored(page);
		expect(local).toEqual({ lang: 'THA' });
		expect(session).toContain('draft:anything');
		expect(session).not.toContain('other');
		await logIn(page, traveller);
		await page.evaluate(() => localStorage.setItem('lang', 'EN'));
		await open(page, '/en/my/info');
		await expect(details).toContainText('Your unsaved changes are still here.');
		await expect(details.getByLabel(/^Address/)).toHaveValue(address);
		await details.getByRole('button', { name: 'Discard changes' }).click();
		await expect(details).not.toContainText(address);
	});

	test('is told where the server asks for the login, and not on a page for everyone', async ({ page, baseURL }) => {
		await logIn(page, anna);
		await open(page, '/notice');
		await endElsewhere(page, anna, baseURL);
		await page.goto('/my/reserve');
		await expect(page).toHaveURL('/login?next=%2Fmy%2Freserve&expired');
		expect((await stored(page)).local).toEqual({});
		await logIn(page, anna);
		await open(page, '/notice');
		await endElsewhere(page, anna, baseURL);
		await open(page, '/notice');
		await expect(page).toHaveURL('/notice');
		expect((await stored(page)).local).toEqual({});
	});
});
