import type { Locator, Page } from '@playwright/test';
import { isBuilt, type PageId, pageIds, pages } from '#contract/pages.ts';
import { type AreaSlug, areaOf, kinds } from '#domain/area/areas.ts';
import { pathsFor, type Visitor } from '../support/every-page.ts';
import {
	clinic,
	logInEnglish,
	openWorkplace,
	phone,
	productOf,
	reserveByApi,
	roomyDays,
} from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const unbuilt = pageIds.filter((id) => !isBuilt(id));
const leadsTo = (href: string, id: PageId) => {
	const pattern = pages[id].path.replace(/:\w+/g, '[^/]+');
	return new RegExp(`^(/(en|ru|th|vn|id))?${pattern}([?#]|$)`).test(href);
};

for (const visitor of ['visitor', 'member'] as const satisfies Visitor[])
	test(`no page of a ${visitor} has a link to what is not built yet`, async ({ page }) => {
		test.slow();
		if (visitor === 'member') await logInEnglish(page);
		const paths = await pathsFor(visitor, async (path) => (await page.request.get(path)).json());
		expect(paths.length).toBeGreaterThan(8);
		const led: string[] = [];
		// Their own languages and wish list lie at their own address.
		for (const { path } of paths.filter((one) => !unbuilt.some((id) => leadsTo(one.path, id)))) {
			const html = await (await page.request.get(`/en${path === '/' ? '' : path}`)).text();
			const links = [...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
			led.push(...links.filter((href) => unbuilt.some((id) => leadsTo(href, id))).map((href) => `${path}: ${href}`));
		}
		expect(led).toEqual([]);
	});

/** Counts what a finger does. */
function tapping(page: Page) {
	let taps = 0;
	return {
		tap: async (what: Locator) => {
			taps += 1;
			await what.click();
		},
		count: () => taps,
		page,
	};
}

const isPlain = (area: string, kind: string) =>
	!areaOf(area as AreaSlug).isHealth && kinds[kind]?.details.length === 0 && kinds[kind]?.names === 'lead';

test.describe('on a phone', () => {
	test.use({ viewport: phone });

	test('a member is six taps from the main page to a reservation, and sees day and time before the last', async ({
		page,
	}) => {
		await logInEnglish(page);
		await open(page, '/en');
		const { tap, count } = tapping(page);
		const { products } = await (await page.request.get('/api/products/best?language=en')).json();
		// Not one that needs a flight or a hotel's name besides.
		const plain = products.find(({ area, kind }: { area: string; kind: string }) => isPlain(area, kind));
		await tap(page.locator(`main a[href$="/${plain.area}/${plain.id}"]`).first());
		const bar = page.locator('[data-bottom-bar]');
		await tap(bar.getByRole('link', { name: 'Dates and prices' }));
		const sheet = page.getByRole('dialog');
		const day = sheet.locator('[data-day]:not([aria-disabled=true]):not(:disabled)').last();
		await expect(day).toBeVisible();
		await tap(day);
		const reserve = sheet.getByRole('link', { name: 'Reserve' });
		await expect(sheet.getByText(/\d{4}\.\d\d\.\d\d .*\d\d:\d\d KST/).last()).toBeInViewport();
		await tap(reserve);
		await expect(page).toHaveURL(/\/reserve\?/);
		await tap(page.getByRole('checkbox').first());
		await tap(bar.getByRole('button'));
		await expect(page).toHaveURL(/\/my\/reserve\/[\w-]+\?sent=1/);
		expect(count()).toBeLessThanOrEqual(6);
	});
});

test('a visitor is shown what they are about to reserve, may join first, and comes back to it', async ({ page }) => {
	const id = 'nami-island-day';
	const [on = ''] = await roomyDays(page.request, id, { time: '08:30' });
	const product = await productOf(page.request, id);
	const address = `/travel/reserve?product=${id}&on=${on}&time=08:30&adult=2`;
	await open(page, `/login?next=${encodeURIComponent(address)}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join to reserve');
	const card = page.getByRole('complementary', { name: 'Your selection' });
	await expect(card).toContainText(product.title);
	await expect(card).toContainText(on.replaceAll('-', '.'));
	await expect(card).toContainText('08:30 KST');
	await expect(card).toContainText('2 people');
	await expect(card).toContainText(/₩[\d,]+/);
	await expect(page.getByRole('main').getByRole('link', { name: 'Join and reserve' })).toHaveAttribute(
		'href',
		`/join?next=${encodeURIComponent(address)}`,
	);
	await page.getByRole('main').getByRole('link', { name: 'Join and reserve' }).click();
	await expect(page.getByRole('complementary', { name: 'Your selection' })).toContainText(product.title);
});

test('what date, time and persons say is not asked again, and can be changed', async ({ page }) => {
	await logInEnglish(page);
	const id = 'nami-island-day';
	const [, on = ''] = await roomyDays(page.request, id, { time: '08:30' });
	await open(page, `/travel/reserve?product=${id}&on=${on}&time=08:30&adult=1`);
	await expect(page.locator('[data-day]')).toHaveCount(0);
	await expect(page.getByRole('main')).toContainText('08:30 KST');
	await page.getByRole('button', { name: 'Edit: Date and people' }).click();
	await expect(page.locator('[data-day]').first()).toBeVisible();
	await expect(page).toHaveURL(/step=1/);
	await page.goBack();
	await expect(page.locator('[data-day]')).toHaveCount(0);
});

test('what waits for a house stands first at its desk, is counted in the bar of the site, and is done before the ticket', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const product = 'scar-and-acne-care';
	const days = await roomyDays(page.request, product);
	const on = days.at(-1) ?? '';
	const { days: offered } = await (
		await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)
	).json();
	const time = offered
		.find((day: { on: string }) => day.on === on)
		.slots.find(({ left }: { left: number }) => left > 0).time;
	const { id } = await reserveByApi(page.request, { product, on, time });
	const desk = await openWorkplace(browser, baseURL, clinic);
	await open(desk, '/en');
	// Their own trips are those of a guest.
	const trips = desk.getByRole('banner').getByRole('link', { name: /^Trips/ });
	await expect(trips).toHaveAttribute('href', '/en/my/reserve');
	const { guest, house } = await (await desk.request.get('/api/errands/count')).json();
	await expect(trips.locator(`[data-errands="${guest}"]`)).toHaveCount(guest > 0 ? 1 : 0);
	const work = desk.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: /^Console/ });
	expect(house).toBeGreaterThan(0);
	await expect(work.locator(`[data-errands="${house}"]`)).toBeVisible();
	await work.click();
	await expect(desk).toHaveURL('/console');
	const waiting = desk.getByRole('region', { name: 'Waiting for you' });
	await expect(waiting.getByRole('link', { name: /^Confirm/ }).first()).toBeInViewport();
	await desk.goto(`/console/reservations/${id}`);
	await expect(desk.getByRole('button', { name: 'Confirm' }).first()).toBeVisible();
	const confirm = await desk.getByRole('button', { name: 'Confirm' }).first().boundingBox();
	const ticket = await desk.getByRole('article').first().boundingBox();
	expect(confirm?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(ticket?.y ?? 0);
	await expect(desk.getByRole('main').getByRole('link', { name: 'Reservations', exact: true })).toHaveAttribute(
		'href',
		'/console/reservations',
	);
	await desk.context().close();
});
