import type { AvailableDay } from '#contract/api/product.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { countBeside, names, option, palace, query, settled } from '../support/catalogue-list.ts';
import { expect, open, test } from '../support/site-test.ts';
import { turnTo } from '../support/turn-to.ts';

test('a month with nothing left leads to the first free day, with the focus on it', async ({ page, request }) => {
	const far = addDays(koreanDay(new Date()), 300);
	const answer = await request.get(`/api/products/${palace}/days?month=${monthOf(far)}`);
	const { days, firstFreeOn } = (await answer.json()) as { days: AvailableDay[]; firstFreeOn: string };
	expect(days).toEqual([]);
	await open(page, `/travel/${palace}?on=${far}`);
	const panel = page.locator('main aside');
	await expect(panel).toContainText('No dates available this month.');
	await panel
		.getByRole('button', { name: `First available date: ${formatDateWithWeekday(firstFreeOn, 'en')}`, exact: true })
		.click();
	const day = panel.locator(`[data-day="${firstFreeOn}"]`);
	await expect(day).toBeFocused();
	await expect(day).not.toHaveAttribute('aria-disabled');
	await expect(panel.getByRole('button', { name: 'First available date' })).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect.poll(() => query(page).on).toBe(firstFreeOn);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('Back closes the filters and keeps what was chosen in them; the next one takes it back', async ({ page }) => {
		await open(page, '/notice');
		await open(page, '/wellness');
		const opener = page.getByRole('button', { name: 'Filters' });
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await opener.click();
		await expect(sheet).toBeVisible();
		await page.goBack();
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL('/wellness');
		await expect(opener).toBeFocused();

		await opener.click();
		const count = await countBeside(option(sheet, 'tags', 'women-staff'));
		await sheet.locator('label', { hasText: 'Female staff only' }).click();
		await expect(page).toHaveURL('/wellness?tags=women-staff');
		await sheet.locator('label', { hasText: 'Seoul' }).click();
		await expect(page).toHaveURL(/&?regions=seoul/);
		await sheet.locator('label', { hasText: 'Seoul' }).click();
		await expect(page).toHaveURL('/wellness?tags=women-staff');
		await page.goBack();
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL('/wellness?tags=women-staff');
		await settled(page, count);
		await expect(names(page)).toHaveCount(count);

		await opener.click();
		await sheet.getByRole('button', { name: 'Show' }).click();
		await expect(sheet).toBeHidden();
		await expect.poll(() => page.evaluate(() => history.state.overlays)).toBeUndefined();
		await page.goBack();
		await expect(page).toHaveURL('/wellness');
		await settled(page, 10);
		await page.goBack();
		await expect(page).toHaveURL('/notice');
	});

	test('Back closes the dates and keeps what was chosen; on from there and back again leads to the product', async ({
		page,
		request,
	}) => {
		const month = shiftMonth(monthOf(koreanDay(new Date())), 1);
		const { days } = await (await request.get(`/api/products/${palace}/days?month=${month}`)).json();
		const [on, other] = (days as AvailableDay[]).slice(3).map((day) => day.on);
		await open(page, '/notice');
		await open(page, `/travel/${palace}`);
		const bar = page.locator('[data-bottom-bar]');
		const sheet = page.getByRole('dialog', { name: 'Dates and prices' });
		await bar.getByRole('link', { name: 'Dates and prices' }).click();
		await turnTo(sheet, on ?? '');
		await sheet.locator(`[data-day="${on}"]`).click();
		await expect.poll(() => query(page).on).toBe(on);
		await page.goBack();
		await expect(sheet).toBeHidden();
		await expect.poll(() => query(page).on).toBe(on);
		await expect(bar).toContainText('Total');

		await bar.getByRole('button').click();
		await sheet.locator(`[data-day="${other}"]`).click();
		await expect.poll(() => query(page).on).toBe(other);
		await sheet.getByRole('link', { name: 'Reserve' }).click();
		await expect(page).toHaveURL(/\/login\?next=/);
		await page.goBack();
		await expect.poll(() => new URL(page.url()).pathname).toBe(`/travel/${palace}`);
		expect(query(page).on).toBe(other);
		await expect(bar).toContainText('Total');
		await expect(sheet).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL('/notice');
	});

	test('Back closes the pictures; a reload closes the dates, and no Back does nothing afterwards', async ({ page }) => {
		await open(page, '/notice');
		await open(page, `/travel/${palace}`);
		const pictures = page.getByRole('dialog', { name: /^Image \d of \d/ });
		await page.getByRole('link', { name: /^All \d+ images$/ }).click();
		await expect(pictures).toBeVisible();
		await page.goBack();
		await expect(pictures).toBeHidden();
		await expect(page).toHaveURL(`/travel/${palace}`);

		const sheet = page.getByRole('dialog', { name: 'Dates and prices' });
		await page.locator('[data-bottom-bar]').getByRole('link', { name: 'Dates and prices' }).click();
		await expect(sheet).toBeVisible();
		await page.reload();
		await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBeUndefined();
		await expect(sheet).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL('/notice');
	});
});
