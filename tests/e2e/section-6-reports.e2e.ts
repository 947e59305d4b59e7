import { logIn } from '../support/member-journey.ts';
import { operator } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('an operator sees how the site went, chooses an area, and takes a table along', async ({ page }) => {
	await logIn(page, operator);
	await page.goto('/console/reports?days=365');
	await expect(page.getByRole('heading', { level: 1, name: '보고서' })).toBeVisible();
	const byArea = page.getByRole('group', { name: '분야', exact: true });
	const rows = byArea.getByRole('rowheader');
	await expect(rows.nth(1)).toBeVisible();
	await expect(page.getByRole('img', { name: '예약 그래프' }).locator('canvas')).toBeVisible();
	const first = (await rows.first().textContent()) ?? '';
	await page.getByRole('combobox', { name: '분야' }).selectOption({ label: first });
	await expect(rows).toHaveCount(1);
	await expect(rows.first()).toHaveText(first);
	const saved = page.waitForEvent('download');
	await page.getByRole('link', { name: '엑셀 저장' }).click();
	expect((await saved).suggestedFilename()).toMatch(/^maru-report-.*\.xlsx$/);
});
