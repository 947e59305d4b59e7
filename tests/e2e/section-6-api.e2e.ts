import { request } from '@playwright/test';
import { logIn } from '../support/member-journey.ts';
import { clinic } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('an owner makes a key, sees it once, a program works with it, and it is revoked', async ({ page, baseURL }) => {
	await page.context().addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	await logIn(page, clinic);
	const name = `Channel manager ${Date.now().toString(36)}`;
	await page.goto('/console/api');
	await page.getByRole('button', { name: 'Create key' }).click();
	await expect(page.getByRole('link', { name: /Name/ })).toBeVisible();
	await page.getByRole('textbox', { name: 'Name' }).fill(name);
	await expect(page.getByRole('checkbox', { name: 'See reservations' })).toBeChecked();
	await page.getByRole('button', { name: 'Create key' }).click();
	const sheet = page.getByRole('dialog', { name: 'Your new API key' });
	const key = (await sheet.locator('code').textContent()) ?? '';
	expect(key).toMatch(/^maru_key_[\w-]{43}$/);
	await sheet.getByRole('button', { name: 'I have copied it' }).click();
	const row = page.getByRole('listitem').filter({ hasText: name });
	await expect(row.getByText(`maru_key_…${key.slice(-4)}`)).toBeVisible();
	await expect(row.getByText('Never used')).toBeVisible();
	expect(await page.content()).not.toContain(key);

	const program = await request.newContext({
		...(baseURL && { baseURL }),
		extraHTTPHeaders: { authorization: `Bearer ${key}` },
	});
	const listed = await program.get('/api/desk/reservations?language=en&queue=all');
	expect(listed.status()).toBe(200);
	expect((await listed.json()).items.length).toBeGreaterThan(0);
	expect((await program.get('/api/members/me')).status()).toBe(403);
	expect((await (await program.get('/api/ratings/provided?language=en')).json()).code).toBe('key-lacks-right');
	await page.reload();
	await expect(row.getByText(/^Last used/)).toBeVisible();

	await page.getByRole('link', { name: 'Read and try the API reference' }).click();
	await page.getByLabel('API key').fill(key);
	const section = page
		.locator('section')
		.filter({ has: page.getByRole('heading', { name: 'GET /api/desk/products' }) });
	await section.getByText('Try it').click();
	await section.getByRole('button', { name: 'Send' }).click();
	await expect(section.getByRole('status')).toContainText('"products"');
	await page.goBack();

	await row.getByRole('button', { name: `Revoke ${name}` }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
	await expect(page.getByText(`“${name}” revoked.`)).toBeVisible();
	await expect(row.getByText('Revoked')).toBeVisible();
	expect((await program.get('/api/desk/reservations?language=en&queue=all')).status()).toBe(401);
	await program.dispose();
});

test('a webhook is added, tried, and what was sent stands in its log and is sent again', async ({ page, baseURL }) => {
	await page.context().addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	await logIn(page, clinic);
	await page.goto('/console/api');
	const address = `https://hooks-${Date.now().toString(36)}.invalid/maru`;
	const field = page.getByRole('textbox', { name: 'Address' });
	await field.fill('http://127.0.0.1/');
	await page.getByRole('button', { name: 'Add the webhook' }).click();
	await expect(page.getByText('Enter a public address that begins with https.').first()).toBeVisible();
	await field.fill(address);
	await page.getByRole('button', { name: 'Add the webhook' }).click();
	const sheet = page.getByRole('dialog', { name: 'Signing secret' });
	await expect(sheet.locator('code')).toHaveText(/^whsec_/);
	await sheet.getByRole('button', { name: 'I have copied it' }).click();

	const hook = page.getByRole('listitem').filter({ hasText: address });
	await hook.getByRole('button', { name: 'Send a test' }).click();
	await expect(page.getByText('Test sent.')).toBeVisible();
	await hook.getByText('Log', { exact: true }).click();
	// Nobody is at such an address: the try stands there with why.
	const tries = hook.getByText('Could not connect');
	await expect(async () => {
		await hook.getByRole('button', { name: 'Refresh' }).click();
		await expect(tries.first()).toBeVisible({ timeout: 3_000 });
	}).toPass();
	const before = await tries.count();
	await hook.getByRole('button', { name: 'Send again' }).click();
	await expect(page.getByText('Sending again.')).toBeVisible();
	await expect(async () => {
		await hook.getByRole('button', { name: 'Refresh' }).click();
		expect(await tries.count()).toBeGreaterThan(before);
	}).toPass();

	await hook.getByRole('button', { name: 'Delete' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('Webhook deleted.')).toBeVisible();
	await expect(hook).toHaveCount(0);
});
