import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('top bar: login, join, home, and the login-required notice', async ({ page }) => {
	await open(page, '/notice');
	const bar = page.getByRole('navigation', { name: 'Account' });
	await expect(bar).toContainText('Please log in to reserve.');
	for (const [link, path, title] of [
		['Log in', '/login?next=%2Fnotice', 'Welcome back'],
		['Join', '/join?next=%2Fnotice', 'Join Maru'],
		['Home', '/', 'Welcome to Korea, in your own language'],
	] as const) {
		await bar.getByRole('link', { name: link, exact: true }).click();
		await expect(page).toHaveURL(path);
		await expect(heading(page)).toHaveText(title);
		await expect(bar.getByRole('link', { name: link, exact: true })).toHaveAttribute('aria-current', 'page');
	}
});

test.describe('mobile', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
	const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

	test('the menu opens, keeps the focus inside, closes on Escape and gives the focus back', async ({ page }) => {
		await open(page, '/notice');
		await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
		await menuButton(page).click();
		await expect(menu(page)).toBeVisible();
		await expect(menu(page)).toContainText('Please log in to reserve.');
		for (let step = 0; step < 30; step += 1) {
			await page.keyboard.press('Tab');
			const place = await page.evaluate(() => {
				const { activeElement } = document;
				return activeElement === document.body || activeElement?.closest('dialog') !== null;
			});
			expect(place, `after ${step + 1} steps`).toBe(true);
		}
		await page.keyboard.press('Escape');
		await expect(menu(page)).toBeHidden();
		await expect(menuButton(page)).toBeFocused();
	});

	test('the menu closes on navigation', async ({ page }) => {
		await open(page, '/');
		await menuButton(page).click();
		await menu(page).getByRole('link', { name: 'Notices' }).click();
		await expect(page).toHaveURL('/notice');
		await expect(heading(page)).toHaveText('Notices');
		await expect(menu(page)).toBeHidden();
	});

	test('Back closes the menu first, and leads on from a page that was chosen in it', async ({ page }) => {
		await open(page, '/');
		await menuButton(page).click();
		await menu(page).getByRole('link', { name: 'Notices' }).click();
		await expect(heading(page)).toHaveText('Notices');
		await menuButton(page).click();
		await expect(menu(page)).toBeVisible();
		await page.goBack();
		await expect(menu(page)).toBeHidden();
		await expect(page).toHaveURL('/notice');
		await page.goBack();
		await expect(heading(page)).toHaveText('Welcome to Korea, in your own language');
		await expect(menu(page)).toBeHidden();
	});

	test('the menu leads to the page one is on, too, and closes', async ({ page }) => {
		await open(page, '/notice');
		await menuButton(page).click();
		await menu(page).getByRole('link', { name: 'Notices' }).click();
		await expect(menu(page)).toBeHidden();
		await expect(heading(page)).toHaveText('Notices');
	});

	test('the tabs at the bottom lead to the main places and mark where one is', async ({ page }) => {
		await open(page, '/notice');
		const tabs = page.getByRole('navigation', { name: 'Quick' });
		await expect(tabs.getByRole('link')).toHaveCount(5);
		const box = await tabs.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
		await open(page, '/travel');
		await expect(tabs.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'true');
		await tabs.getByRole('link', { name: 'Trips' }).click();
		await expect(page).toHaveURL('/login?next=%2Fmy%2Freserve');
		await tabs.getByRole('link', { name: 'Home' }).click();
		await expect(page).toHaveURL('/');
		await expect(heading(page)).toHaveText('Welcome to Korea, in your own language');
		// The end of the page is not hidden behind them.
		const endOfLastLine = async () => {
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			const lastLine = await page.getByRole('contentinfo').locator('li').last().boundingBox();
			return (lastLine?.y ?? Number.POSITIVE_INFINITY) + (lastLine?.height ?? 0);
		};
		await expect.poll(endOfLastLine).toBeLessThanOrEqual(box?.y ?? 0);
	});
});

test.describe('with the keyboard only', () => {
	test('the skip link comes first and leads to the content, which stays as it is', async ({ page }) => {
		await open(page, '/notice');
		await page.keyboard.press('Tab');
		const skip = page.getByRole('link', { name: 'Skip to content' });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-same', ''));
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/notice#main');
		await expect(page.locator('h1[data-same]')).toBeVisible();
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
	});

	test('the language switch is reached, opened, left with Escape, and used', async ({ page }) => {
		await open(page, '/notice');
		const summary = page.getByRole('navigation', { name: 'Account' }).locator('summary');
		for (
			let step = 0;
			step < 8 && !(await summary.evaluate((element) => element === document.activeElement));
			step += 1
		)
			await page.keyboard.press('Tab');
		await expect(summary).toBeFocused();
		await page.keyboard.press('Enter');
		const russian = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Русский' });
		await expect(russian).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(russian).toBeHidden();
		await expect(summary).toBeFocused();
		await page.keyboard.press('Enter');
		for (
			let step = 0;
			step < 5 && !(await russian.evaluate((element) => element === document.activeElement));
			step += 1
		)
			await page.keyboard.press('Tab');
		await expect(russian).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/ru/notice');
	});
});

test.describe('the appearance one chose', () => {
	test.use({ colorScheme: 'light' });

	test('holds though its script comes late, is kept over a reload, and set before anything is painted', async ({
		page,
	}) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route('**/assets/app/footer-*.js', (route) => held.then(() => route.continue()));
		await page.addInitScript(() => {
			new MutationObserver((_, observer) => {
				if (!document.body) return;
				document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme ?? 'none';
				observer.disconnect();
			}).observe(document, { childList: true, subtree: true });
		});
		await open(page, '/notice');
		const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const light = await ground();
		const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' });
		await expect(choice.getByRole('radio', { name: 'Same as device' })).toBeChecked();
		await choice.getByText('Dark').click();
		release();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
		const dark = await ground();
		expect(dark).not.toBe(light);

		await open(page, '/notice');
		await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark');
		expect(await ground()).toBe(dark);
		await expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked();

		await choice.getByText('Same as device').click();
		await open(page, '/notice');
		await expect(page.locator('html')).not.toHaveAttribute('data-theme');
		expect(await ground()).toBe(light);
	});
});

const widths = [320, 390, 980, 981, 1024, 1365, 1366, 1440, 1920, 2560];

test('page paddings are 0 10% and 0 5%', async ({ page }) => {
	await open(page, '/notice');
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		const share = width >= 1366 ? 0.1 : 0.05;
		const sides = await page.evaluate(() => {
			const frame = document.querySelector('main h1')?.closest('main > *') as Element;
			const { paddingLeft, paddingRight } = getComputedStyle(frame);
			return {
				left: Number.parseFloat(paddingLeft) / document.documentElement.clientWidth,
				right: Number.parseFloat(paddingRight) / document.documentElement.clientWidth,
			};
		});
		expect(sides.left, `${width} px`).toBeCloseTo(share, 3);
		expect(sides.right, `${width} px`).toBeCloseTo(share, 3);
	}
});

test('mobile: width at or below 980px', async ({ page }) => {
	await open(page, '/notice');
	const tabs = page.getByRole('navigation', { name: 'Quick' });
	const bar = page.getByRole('navigation', { name: 'Account' });
	await page.setViewportSize({ width: 980, height: 900 });
	await expect(tabs).toBeVisible();
	await expect(bar).toBeHidden();
	await page.setViewportSize({ width: 981, height: 900 });
	await expect(tabs).toBeHidden();
	await expect(bar).toBeVisible();
});

test('Search in a phone’s bar searches all areas, wherever it is pressed', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ['/travel', '/']) {
		await open(page, path);
		await page.locator('nav a[href$="#search"]').click();
		const field = page.getByRole('combobox', { name: 'Place or activity' });
		await expect(field).toBeFocused();
		await field.fill('dental');
		await expect(page.getByRole('option', { name: /Dental check/ })).toBeVisible();
	}
});

test('on paper there is no bar and no menu; who asks for contrast reads no grey; forced colours mark the page', async ({
	page,
}) => {
	await open(page, '/notice');
	const menu = page.getByRole('banner').getByRole('navigation').first();
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('nav:not(main nav):visible')).toHaveCount(0);
	await page.emulateMedia({ media: 'screen', contrast: 'more' });
	const colours = await page.evaluate(() => {
		const root = getComputedStyle(document.documentElement);
		return [root.getPropertyValue('--text-2'), root.getPropertyValue('--text')];
	});
	expect(colours[0]).toBe(colours[1]);
	await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
	const mark = menu.locator('a[aria-current]').first();
	expect(await mark.evaluate((link) => getComputedStyle(link, '::after').forcedColorAdjust)).toBe('none');
});
