import { joinAfresh } from '../support/member-journey.ts';
import { expect, open, tabTo, test } from '../support/site-test.ts';

const texts = [
	{ path: '/terms', slug: 'terms', en: 'Terms and conditions', th: 'ข้อกำหนดและเงื่อนไข' },
	{ path: '/policy', slug: 'privacy', en: 'Privacy policy', th: 'นโยบายความเป็นส่วนตัว' },
	{ path: '/reject', slug: 'refusal', en: 'No unauthorised e-\u2060mail collection', th: 'ห้ามเก็บรวบรวมอีเมล' },
];

for (const { path, slug, en, th } of texts) {
	test(`${path} is whole in the server’s HTML, in two languages, with its version and date`, async ({ page }) => {
		const html = await (await open(page, path)).text();
		expect(html).toContain(`>${en}</h1>`);
		await expect(page.locator('main')).toContainText('Version 2026.11.01, in force from 2026.11.01');
		const { body } = await (await page.request.get(`/api/page-texts/${slug}?language=en`)).json();
		const sections = body.match(/^## .+$/gm).map((line: string) => line.slice(3));
		await expect(page.locator('main section[id^=section-] > h2')).toHaveText(sections);

		await open(page, `/th${path}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(th);
		await expect(page.locator('main')).toContainText('มีผลบังคับใช้ตั้งแต่ 2026.11.01');
		await expect(page.locator('main section[id^=section-] > h2')).toHaveCount(sections.length);
		await expect(page.getByRole('navigation', { name: 'สารบัญ' })).toBeVisible();
	});
}

test('the contents lead to their sections by keyboard, and say which one is being read', async ({ page }) => {
	await open(page, '/terms');
	const link = page
		.getByRole('navigation', { name: 'Contents' })
		.getByRole('link', { name: '9. Cancellation and refunds' });
	await tabTo(page, link);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/terms#section-9$/);
	await expect(page.locator('#section-9 > h2')).toBeInViewport();
	await expect(link).toHaveAttribute('aria-current', 'true');
	await page.keyboard.press('Tab');
	await page.goBack();
	await expect(page).toHaveURL(/\/terms$/);
	await open(page, '/ru/policy#section-10');
	await expect(page.locator('#section-10 > h2')).toBeInViewport();
});

test('on a phone the contents are folded and open by keyboard', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/policy');
	const fold = page.locator('main summary').filter({ hasText: 'Contents' });
	const link = page.getByRole('link', { name: '8. Your rights and how to use them' });
	await expect(link).toBeHidden();
	await tabTo(page, fold);
	await page.keyboard.press('Enter');
	await expect(link).toBeVisible();
	await tabTo(page, link);
	await page.keyboard.press('Enter');
	await expect(page.locator('#section-8 > h2')).toBeInViewport();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the print button prints, and paper carries the text alone', async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute('data-printed', '');
	});
	await open(page, '/policy');
	await page.getByRole('button', { name: 'Print' }).click();
	await expect(page.locator('html[data-printed]')).toBeAttached();
	// A4 at 96 dots an inch.
	await page.setViewportSize({ width: 794, height: 1123 });
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('#section-14')).toBeVisible();
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('navigation')).toHaveCount(0);
	await expect(page.getByRole('button')).toHaveCount(0);
});

test('every version is listed and has an address of its own', async ({ page }) => {
	await open(page, '/terms?version=2026-11-01');
	const history = page.getByRole('region', { name: 'Versions' });
	const version = history.getByRole('link', { name: 'Version 2026.11.01, in force from 2026.11.01' });
	await expect(version).toHaveAttribute('aria-current', 'page');
	await expect(history.getByText('In force', { exact: true })).toBeVisible();
	await version.click();
	await expect(page).toHaveURL(/\/terms$/);
});

test('an earlier version can be opened, and what changed since is told sentence by sentence', async ({ page }) => {
	await open(page, '/terms');
	const changes = page.locator('main details').filter({ hasText: 'Changes since version 2026.08.01' });
	const inserted = changes.locator('ins').filter({ hasText: 'within 3 working days' });
	await expect(inserted).toBeHidden();
	await tabTo(page, changes.locator('summary'));
	await page.keyboard.press('Enter');
	await expect(inserted).toBeVisible();
	await expect(changes.locator('del').filter({ hasText: 'within 5 business days' })).toBeVisible();
	await page.getByRole('combobox', { name: 'Version' }).selectOption('2026-08-01');
	await expect(page).toHaveURL(/\/terms\?version=2026-08-01$/);
	await expect(page.getByText('This is an earlier version and no longer in force.')).toBeVisible();
	await expect(page.locator('#section-9')).toContainText('within 5 business days');
	await page.getByRole('link', { name: 'Read the version in force' }).click();
	await expect(page).toHaveURL(/\/terms$/);
});

test('a member reads which version they agreed to at sign-up', async ({ page }) => {
	await joinAfresh(page);
	await open(page, '/policy');
	await expect(page.getByText(/^You agreed to version 2026\.11\.01 on \d{4}\.\d\d\.\d\d$/)).toBeVisible();
	await open(page, '/reject');
	await expect(page.getByText(/^You agreed/)).toHaveCount(0);
});

test.describe('a version that never was', () => {
	test.use({ expectedNoise: /404|#419|not-found/ });
	test('is not found', async ({ page }) => {
		await open(page, '/terms?version=1999-01-01');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
	});
});

test('no address can be gathered from the pages, and the privacy officer can still be written to', async ({ page }) => {
	for (const { path } of texts) {
		const html = await (await page.request.get(path)).text();
		expect(html, path).not.toMatch(/[\w.]+@[\w-]+\.\w+|mailto:/);
	}
	await open(page, '/policy');
	const contact = page.getByRole('region', { name: 'Contact' });
	await expect(contact).toContainText('Kim Ha-neul');
	const email = contact.getByRole('link');
	await email.hover();
	await expect(email).toHaveAttribute('href', /^mailto:[\w.]+@[\w.]+$/);
});

test('a path named in a text leads to that page in the same language', async ({ page }) => {
	await open(page, '/vn/terms');
	await page.locator('#section-3').getByRole('link', { name: 'chính sách bảo mật' }).click();
	await expect(page).toHaveURL(/\/vn\/policy$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chính sách bảo mật');
});
