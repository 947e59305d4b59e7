import { mailedLink } from '../support/mailed-link.ts';
import { joinAfresh, logIn } from '../support/member-journey.ts';
import { operator } from '../support/reservation-journey.ts';
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
	const role = row.getByRole('combobox', { name: 'Role of Linh Nguyen' });
	await role.selectOption('Manager');
	// Keys pass over roles that nobody means: nothing is given before it is saved.
	const save = row.getByRole('button', { name: 'Save: Role of Linh Nguyen, Front desk' });
	await expect(row.getByRole('button', { name: 'Save: Role of Linh Nguyen, Manager' })).toBeVisible();
	await role.selectOption('Guide');
	await expect(row.getByRole('button', { name: /^Save: Role/ })).toHaveCount(0);
	await role.selectOption('Front desk');
	await save.click();
	await expect(save).toHaveCount(0);
	await expect(role).toBeFocused();
	await expect(desk.getByText('Linh Nguyen is now: Front desk.')).toBeVisible();
	await row.getByRole('button', { name: 'Remove Linh Nguyen' }).click();
	await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
	await expect(desk.getByText('Linh Nguyen has been removed.')).toBeVisible();
	await expect(desk.locator('#staff-list')).toBeFocused();
	expect((await page.request.get('/api/organisations?language=en')).status()).toBe(404);
	await context.close();
});

test('an owner of the agency says what a colleague looks after, who sees that and no more', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	const desk = await context.newPage();
	await logIn(desk, operator);
	await page.context().addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	const newcomer = await joinAfresh(page);

	await desk.goto('/console/staff');
	await desk.getByRole('textbox', { name: 'E-mail address' }).fill(newcomer.email);
	await desk.getByRole('radio', { name: /^Guide/ }).check();
	await expect(desk.getByRole('checkbox', { name: 'Moderation' })).toBeHidden();
	await desk.getByRole('radio', { name: /^Front desk/ }).check();
	await desk.getByRole('checkbox', { name: 'Moderation' }).check();
	await desk.getByRole('button', { name: 'Send the invitation' }).click();
	const invited = desk.getByRole('listitem').filter({ hasText: newcomer.email });
	await expect(invited.getByText('Looks after: Moderation')).toBeVisible();

	await open(page, await mailedLink(baseURL, newcomer.email, 'staff-invited'));
	await expect(page.getByText('Looks after')).toBeVisible();
	await expect(page.getByText('Moderation')).toBeVisible();
	await page.getByRole('button', { name: 'Accept the invitation' }).click();
	await page.waitForURL('**/console');
	const rail = page.getByRole('navigation', { name: 'Console' });
	const group = rail.getByRole('group').filter({ hasText: 'Operations' });
	await group.getByText('Operations').click();
	await expect(rail.getByRole('link', { name: /^Moderation queue/ })).toBeVisible();
	await expect(rail.getByRole('link', { name: 'Reservations', exact: true })).toBeVisible();
	for (const name of ['Refunds', 'Members', 'Audit trail', 'Running the site', 'Notices'])
		await expect(rail.getByRole('link', { name, exact: true })).toHaveCount(0);
	expect((await page.request.get('/console/refunds')).status()).toBe(404);

	await desk.reload();
	const row = desk.getByRole('listitem').filter({ hasText: newcomer.email });
	await row.getByRole('button', { name: 'Change the duties of Linh Nguyen' }).click();
	const sheet = desk.getByRole('dialog', { name: 'What Linh Nguyen looks after' });
	await expect(sheet.getByRole('checkbox', { name: 'Moderation' })).toBeChecked();
	await sheet.getByRole('checkbox', { name: 'Moderation' }).uncheck();
	await sheet.getByRole('checkbox', { name: 'Money' }).check();
	await sheet.getByRole('button', { name: 'Save' }).click();
	await expect(desk.getByText('The duties of Linh Nguyen have been saved.')).toBeVisible();
	await expect(row.getByText('Looks after: Money')).toBeVisible();
	await expect(row.getByRole('button', { name: 'Change the duties of Linh Nguyen' })).toBeFocused();

	await page.goto('/console/refunds');
	await expect(page.getByRole('heading', { name: 'Refunds', level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: /^Moderation queue/ })).toHaveCount(0);
	await row.getByRole('button', { name: 'Remove Linh Nguyen' }).click();
	await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
	await expect(desk.getByText('Linh Nguyen has been removed.')).toBeVisible();
	await context.close();
});
