import { expect, open, test } from '../support/site-test.ts';

test('what a guest wrote in another language is translated on a click in the profile too, marked, and back', async ({
	page,
}) => {
	// A device that translates: what it makes of a text begins with a word that nobody wrote.
	await page.addInitScript(() => {
		Object.assign(globalThis, {
			Translator: {
				availability: async () => 'available',
				create: async () => ({ translate: async (text: string) => `TRANSLATED ${text}` }),
			},
		});
	});
	await open(page, '/en?provider=bukchon-walks');
	const profile = page.getByRole('dialog', { name: 'Bukchon Walks' });
	const rating = profile.getByRole('article').filter({ has: page.getByRole('button', { name: 'Translate' }) });
	const words = rating.first().locator('p[lang]').first();
	const original = await words.textContent();
	const article = profile.getByRole('article').filter({ hasText: original ?? '' });
	await article.getByRole('button', { name: 'Translate' }).click();
	await expect(article).toContainText(`TRANSLATED ${original}`);
	await expect(article.getByRole('status')).toContainText('Machine translation from');
	await article.getByRole('button', { name: 'Show original' }).click();
	await expect(article).not.toContainText('TRANSLATED');
});
