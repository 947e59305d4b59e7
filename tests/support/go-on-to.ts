import type { Page } from '@playwright/test';

/**
 * To another page in the document that is open, as Back and Forward go there: a load less. Over once the heading of the page
 * that was left has gone and another stands there, so that a page that stays is never taken for the next one.
 */
export async function goOnTo(page: Page, path: string): Promise<void> {
	await page.evaluate((address) => {
		for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
		history.pushState(null, '', address);
		dispatchEvent(new PopStateEvent('popstate'));
		scrollTo(0, 0);
	}, path);
	await page.locator('h1[data-left]').waitFor({ state: 'detached' });
	await page.locator('h1:not([data-left])').first().waitFor();
}
