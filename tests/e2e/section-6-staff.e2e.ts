import { mailedLink } from '../support/mailed-link.ts';
import { joinAfresh, logIn } from '../support/member-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const clinic = { email: 'clinic@maru.example', password: 'maru-demo-clinic' };

test('an owner invites somebody by mail, who accepts, works there, and is let go', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	const desk = await context.newPage();
	await logIn(desk, clinic);
	await page.context().addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	const newcomer = await joinAfresh(page);

	await desk.goto('/console/staff');
	await desk.getByRole('button', { name: 'Send the invitation' }).click();
	await expect(desk.getByRole('link', { name: /E-mail address/ })).toBeVisible();
	await desk.getByRole('textbox', { name: 'E-mail address' }).fill(newcomer.email);
	await desk.getByRole('radio', { name: /^Guide/ }).check();
	await desk.getByRole('button', { name: 'Send the invitation' }).click();
	await expect(desk.getByText(`Invitation sent to ${newcomer.email}.`)).toBeVisible();
	await expect(desk.getByRole('button', { name: `Withdraw the invitation to ${newcomer.email}` })).toBeVisible();

	const link = await mailedLink(baseURL, newcomer.email, 'staff-invited');
	await open(page, link);
	await expect(page.getByRole('heading', { name: /invites you to join the team/ })).toBeVisible();
	await page.getByRole('button', { name: 'Accept the invitation' }).click();
	await page.waitForURL('**/console');
	await page.goto('/console/staff');
	await expect(page.getByText(newcomer.email)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();

	await desk.reload();
	// Others of that name may work there for other journeys.
	const row = desk.getByRole('listitem').filter({ hasText: newcomer.email });
	await row.getByRole('combobox', { name: 'Role of Linh Nguyen' }).selectOption('Front desk');
	await expect(desk.getByText('Linh Nguyen is now: Front desk.')).toBeVisible();
	await row.getByRole('button', { name: 'Remove Linh Nguyen' }).click();
	await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
	await expect(desk.getByText('Linh Nguyen has been removed.')).toBeVisible();
	expect((await page.request.get('/api/organisations?language=en')).status()).toBe(404);
	await context.close();
});
