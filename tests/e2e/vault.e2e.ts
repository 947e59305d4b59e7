import type { Locator, Page } from '@playwright/test';
import { joinAfresh } from '../support/member-journey.ts';
import { clinic, openWorkplace, phone, reserveByApi, roomyDays, screenFaults } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';
import { smallPdf } from '../support/small-pdf.ts';

const product = 'scar-and-acne-care';
const vault = (page: Page) => page.locator('#vault');
const shared = (page: Page) => page.locator('#medical-files');
/** A button is called by what it does and by the file it does it to. */
const tool = (within: Locator, does: string) => within.getByRole('button', { name: new RegExp(`^${does}`) });

/** The file is there to be seen, drawn and not only asked for. */
async function seen(page: Page): Promise<Locator> {
	const viewer = page.getByRole('dialog', { name: 'Blood test' });
	const drawn = () => viewer.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth);
	await expect.poll(drawn).toBeGreaterThan(100);
	return viewer;
}

test('a health file at 390 px: kept, named, looked at, shared until an end, opened with a mark, ended, erased', async ({
	page,
	browser,
	baseURL,
}) => {
	test.slow();
	await page.setViewportSize(phone);
	await joinAfresh(page);
	const [, , , on = ''] = await roomyDays(page.request, product, { time: '14:00' });
	const { id } = await reserveByApi(page.request, { product, on, time: '14:00' });
	const reservation = `/en/my/reserve/${id}`;
	const house = await openWorkplace(browser, baseURL, clinic);

	await test.step('kept once one has agreed, then named and dated', async () => {
		await open(page, '/en/my/info');
		await expect(vault(page).getByText('No files yet')).toBeVisible();
		const input = vault(page).locator('input[type=file]');
		// Nothing is chosen before one has agreed.
		await input.dispatchEvent('click');
		await expect(vault(page).getByText('We need your agreement', { exact: false })).toBeVisible();
		await vault(page).locator('input[name="vault-consent"]').check();
		await input.setInputFiles({ name: 'scan 0001.pdf', mimeType: 'application/pdf', buffer: smallPdf(1) });
		await expect(vault(page).locator('b', { hasText: 'scan 0001' })).toBeVisible();
		await tool(vault(page), 'Name and date').click();
		const form = page.getByRole('dialog');
		await form.getByLabel('Name', { exact: true }).fill('');
		await form.getByRole('button', { name: 'Save' }).click();
		await expect(form.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
		await form.getByLabel('Name', { exact: true }).fill('Blood test');
		await form.getByLabel('Day').fill('2');
		await form.getByLabel('Month').fill('3');
		await form.getByLabel('Year').fill('2026');
		await form.getByRole('button', { name: 'Save' }).click();
		await expect(vault(page).getByText('dated 2026.03.02', { exact: false })).toBeVisible();
		expect(await screenFaults(page, '#vault')).toEqual([]);
	});

	await test.step('its owner looks at it without leaving the site, unmarked', async () => {
		await tool(vault(page), 'Open').click();
		const viewer = await seen(page);
		await expect(viewer.getByText('Your name and the time', { exact: false })).toHaveCount(0);
		await expect(viewer.getByRole('link', { name: 'Save the file' })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(viewer).toHaveCount(0);
		await expect(vault(page).getByText('Nobody has opened it yet')).toBeVisible();
	});

	await test.step('shared for a reservation, for a week', async () => {
		await open(page, reservation);
		await tool(shared(page), 'Share medical files').click();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('button', { name: 'Share', exact: true }).click();
		await expect(sheet.getByRole('alert')).toContainText('Choose at least one file.');
		await sheet.locator('input[name="vault-file"]').check();
		await sheet.getByRole('radio', { name: '7 days' }).check();
		await sheet.getByRole('button', { name: 'Share', exact: true }).click();
		await expect(shared(page).getByText('Shared until', { exact: false })).toBeVisible();
	});

	await test.step('the clinic opens it with its own name across it, and the guest sees that it did', async () => {
		await house.goto(`/console/reservations/${id}`);
		await tool(shared(house), 'Open').click();
		const viewer = await seen(house);
		await expect(viewer.getByText('Your name and the time are printed on it', { exact: false })).toBeVisible();
		await expect(viewer.getByText('Seoyeon Kim', { exact: false })).toBeVisible();
		await expect(viewer.getByRole('link', { name: 'Save the file' })).toHaveCount(0);
		await open(page, '/en/my/info');
		await expect(vault(page).getByText('Opened once', { exact: false })).toBeVisible();
	});

	await test.step('ended, it is no longer there for the clinic', async () => {
		await tool(vault(page), 'End sharing').click();
		await page.getByRole('alertdialog').getByRole('button', { name: 'End sharing' }).click();
		await expect(vault(page).getByText('ended on', { exact: false })).toBeVisible();
		await house.goto(`/console/reservations/${id}`);
		// What is agreed stands there once the page has come.
		await expect(house.getByRole('article').first()).toBeVisible();
		await expect(tool(shared(house), 'Open')).toHaveCount(0);
	});

	await test.step('and everything goes with one button', async () => {
		await tool(vault(page), 'Erase all files').click();
		await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click();
		await expect(vault(page).getByText('No files yet')).toBeVisible();
		expect((await (await page.request.get('/api/vault?language=en')).json()).agreedVersion).toBeNull();
	});
	await house.context().close();
});
