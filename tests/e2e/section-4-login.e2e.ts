import type { APIRequestContext, Page } from '@playwright/test';
import { mailedLink } from '../support/mailed-link.ts';
import { fromAfar } from '../support/member-journey.ts';
import { expect, open, settled, test } from '../support/site-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, label: string) => page.locator('main form').getByLabel(label, { exact: true });
const uniqueEmail = (name: string) =>
	`${name}.${Date.now().toString(36)}${Math.round(Math.random() * 1e6)}@example.com`;
const password = 'seven lanterns over the river';

async function logIn(page: Page, who: { email: string; password: string }) {
	await field(page, 'E-mail').fill(who.email);
	await field(page, 'Password').fill(who.password);
	await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const sessionCookies = async (page: Page) =>
	(await page.context().cookies()).filter(({ name }) => name.startsWith('TID_'));

/** Joins over the API; the cookies of it are nobody's. */
async function join(request: APIRequestContext, email: string): Promise<void> {
	const version = async (slug: string) =>
		(await (await request.get(`/api/page-texts/${slug}?language=en`)).json()).version as string;
	const answer = await request.post('/api/members', {
		headers: fromAfar(),
		data: {
			type: 'general',
			firstName: 'Linh',
			lastName: 'Nguyen',
			birthOn: '1991-04-12',
			gender: 'female',
			phone: '+84901234567',
			country: 'VN',
			email,
			password,
			agreements: { terms: await version('terms'), privacy: await version('privacy') },
			language: 'en',
		},
	});
	expect(answer.status()).toBe(200);
	await request.delete('/api/sessions/current', { headers: { 'sec-fetch-site': 'same-origin' } });
}

test.describe('log in', () => {
	test.use({ expectedNoise: /status of 401/ });

	test('wrong is told without saying which, right leads back to where one came from', async ({ page, request }) => {
		const email = uniqueEmail('linh');
		await join(request, email);
		await open(page, '/my/info');
		await expect(page).toHaveURL('/login?next=%2Fmy%2Finfo');
		await expect(page.getByLabel('Keep me logged in')).not.toBeChecked();
		await logIn(page, { email, password: 'not the password at all' });
		await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
		await expect(field(page, 'Password')).toBeFocused();
		await expect(field(page, 'E-mail')).toHaveValue(email);
		expect(await sessionCookies(page)).toEqual([]);
		await logIn(page, { email: 'nobody@example.com', password });
		await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
		await logIn(page, { email: ` ${email.toUpperCase()} `, password });
		await expect(page).toHaveURL('/my/info');
		const cookies = await sessionCookies(page);
		expect(cookies.map(({ name }) => name).sort()).toEqual(['TID_JWT', 'TID_SES']);
		for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
	});

	test('logging out removes both cookies, and the clean-up keeps only the language', async ({ page, request }) => {
		const email = uniqueEmail('linh');
		await join(request, email);
		await open(page, '/login');
		await logIn(page, { email, password });
		await expect(page).toHaveURL('/');
		await page.evaluate(() => {
			localStorage.setItem('lang', 'EN');
			localStorage.setItem('theme', 'dark');
			sessionStorage.setItem('draft:join', '{"firstName":"Linh"}');
		});
		await open(page, '/login');
		await expect(heading(page)).toHaveText('You are logged in');
		await expect(page.getByRole('link', { name: 'Go to my information' })).toBeVisible();
		// The screen's own script may come after that of the page around it.
		await settled(page);
		await page.locator('main').getByRole('button', { name: 'Log out' }).click();
		await expect(page).toHaveURL('/');
		await page.locator('html[data-ready]').waitFor({ state: 'attached' });
		await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Log in' })).toBeVisible();
		expect(await sessionCookies(page)).toEqual([]);
		expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['lang']);
		expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
		expect((await page.request.get('/api/members/me')).status()).toBe(401);
	});

	test('another site’s address is no way back', async ({ page, request }) => {
		const email = uniqueEmail('linh');
		await join(request, email);
		await open(page, '/login?next=%2F%2Fevil.example%2Fsteal');
		await expect(page.getByRole('link', { name: 'Join as a traveller or a partner' })).toHaveAttribute('href', '/join');
		await logIn(page, { email, password });
		await expect(page).toHaveURL('/');
	});
});

test('the way back is kept through joining and a forgotten password', async ({ page }) => {
	await open(page, '/login?next=%2Fmy%2Fmatch&expired');
	await expect(page.getByText('You have been logged out. Log in again: your entries have been kept.')).toBeVisible();
	await page.getByRole('link', { name: 'Join as a traveller or a partner' }).click();
	await expect(page).toHaveURL('/join?next=%2Fmy%2Fmatch');
	await page.locator('main').getByRole('link', { name: 'Log in' }).click();
	await expect(page).toHaveURL('/login?next=%2Fmy%2Fmatch');
	await page.getByRole('link', { name: 'Forgot your password?' }).click();
	await expect(page).toHaveURL('/forgot?next=%2Fmy%2Fmatch');
	await page.getByRole('link', { name: 'Back to login' }).click();
	await expect(page).toHaveURL('/login?next=%2Fmy%2Fmatch');
});

test.describe('refusals', () => {
	test.use({ expectedNoise: /status of (403|429)/ });

	test('too many attempts say how long to wait, and a suspended account says so', async ({ page }) => {
		const answers = [
			{ status: 429, code: 'too-many-attempts', retryAfter: 840 },
			{ status: 429, code: 'too-many-attempts', retryAfter: 30 },
			{ status: 403, code: 'member-suspended' },
		];
		await page.route('**/api/sessions', (route) => {
			const answer = answers.shift() ?? { status: 500, code: 'internal' };
			const problem = { type: 'about:blank', title: '', requestId: 'x', ...answer };
			return route.fulfill({
				status: answer.status,
				contentType: 'application/problem+json',
				body: JSON.stringify(problem),
			});
		});
		await open(page, '/login');
		for (const told of ['try again in 14 minutes', 'try again in 30 seconds', 'This account is suspended.']) {
			await logIn(page, { email: 'linh@example.com', password });
			await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
		}
		await expect(field(page, 'E-mail')).toHaveValue('linh@example.com');
	});
});

test.describe('forgot password', () => {
	test.use({ expectedNoise: /status of (401|410)/ });

	test('by the mailed link a new password is chosen, once', async ({ page, request, baseURL }) => {
		const email = uniqueEmail('linh');
		await join(request, email);
		await open(page, '/forgot');
		await field(page, 'E-mail').fill(email);
		await page.getByRole('button', { name: 'Send link' }).click();
		const told = page
			.getByRole('status')
			.filter({ hasText: 'If this address is registered, we have sent a link to it.' });
		await expect(told).toContainText(/Sent at \d\d:\d\d \(\d\d:\d\d Korean time\)\./);
		await expect(page.getByRole('button', { name: /Send again in \d+ seconds?/ })).toBeDisabled();

		const link = await mailedLink(baseURL, email, 'reset-password');
		await open(page, link);
		await expect(heading(page)).toHaveText('New password');
		await field(page, 'New password').fill('password123');
		await page.getByRole('button', { name: 'Change password' }).click();
		await expect(page.getByText('Many people use this password.')).toBeVisible();
		await field(page, 'New password').fill('a quiet boat at dawn');
		await field(page, 'Password again').fill('a quiet boat at dusk');
		await page.getByRole('button', { name: 'Change password' }).click();
		await expect(page.getByText('The two passwords do not match.')).toBeVisible();
		await field(page, 'Password again').fill('a quiet boat at dawn');
		await page.getByRole('button', { name: 'Change password' }).click();
		await expect(heading(page)).toHaveText('Your password has been changed');
		await page.locator('main').getByRole('link', { name: 'Log in' }).click();
		await logIn(page, { email, password });
		await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
		await logIn(page, { email, password: 'a quiet boat at dawn' });
		await expect(page).toHaveURL('/');

		// The link is used up: it says so, and offers another.
		await open(page, link);
		await field(page, 'New password').fill('a second boat at noon');
		await field(page, 'Password again').fill('a second boat at noon');
		await page.getByRole('button', { name: 'Change password' }).click();
		await expect(heading(page)).toHaveText('This link no longer works');
		await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
	});

	test('an address nobody has gets the same answer', async ({ page }) => {
		await open(page, '/forgot');
		await field(page, 'E-mail').fill(uniqueEmail('nobody'));
		await page.getByRole('button', { name: 'Send link' }).click();
		await expect(
			page.getByRole('status').filter({ hasText: 'If this address is registered, we have sent a link to it.' }),
		).toBeVisible();
	});
});

test.describe('verification', () => {
	test.use({ expectedNoise: /status of 410/ });

	test('the mailed link confirms the address, logged in or not, and opened again it says the same', async ({
		page,
		request,
		baseURL,
	}) => {
		const email = uniqueEmail('linh');
		await join(request, email);
		const link = await mailedLink(baseURL, email, 'verify-email');
		await open(page, link);
		await expect(heading(page)).toHaveText('Your e-mail address is confirmed');
		await expect(page.locator('main')).toContainText(email);
		await expect(page).toHaveURL('/login');
		// Whoever is not logged in yet can do so at once.
		await logIn(page, { email, password });
		await expect(page).toHaveURL('/my/info');
		expect(await (await page.request.get('/api/members/me')).json()).toMatchObject({ isEmailVerified: true });
		// Mail programs and hurried people open it twice.
		await open(page, link);
		await expect(heading(page)).toHaveText('Your e-mail address is confirmed');
	});
});
