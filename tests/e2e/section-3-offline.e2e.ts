import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBreakableWay } from '../support/breakable-way.ts';
import { anna, endElsewhere, joinAfresh, logIn, traveller } from '../support/member-journey.ts';
import {
	clinic,
	desk,
	elsewhere,
	headers,
	phone,
	reserveByApi,
	roomyDays,
	screenFaults,
} from '../support/reservation-journey.ts';
import { expect, open, requestsTo, settled, test } from '../support/site-test.ts';
import { reserveTour, scan, tour } from '../support/voucher-journey.ts';

test.use({
	serviceWorkers: 'allow',
	expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Banner not shown/,
});

/** Everything a device still holds of a member: caches by their names, without what is there for everyone. */
const ownCaches = (page: Page) =>
	page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith('-shell')));

const isKept = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

const keptKeys = (page: Page) =>
	page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => !name.endsWith('-shell'));
		const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
	});

/** As a phone does after it was off: no page is open, nothing is in memory. */
async function coldStart(context: BrowserContext, old: Page, address: string): Promise<Page> {
	const size = old.viewportSize();
	await old.close();
	const page = await context.newPage();
	if (size) await page.setViewportSize(size);
	await page.goto(address);
	return page;
}

test('a voucher in Thai, 390 px: opened once by a link, it opens without network, and says of when it is', async ({
	page,
	context,
}) => {
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const { id, code } = await reserveTour(page.request, 3);
	await open(page, `/th/my/reserve/${id}`);
	const documents: string[] = [];
	page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
	await page.getByRole('link', { name: 'แสดงเวาเชอร์' }).click();
	await expect(page).toHaveURL(`/th/my/reserve/${id}?voucher=1`);
	await isKept(page, 'บันทึกไว้ในเครื่องนี้แล้ว');
	expect(documents).toEqual([]);
	const online = await scan(page);
	const taxi = await page.getByRole('region', { name: 'ให้คนขับแท็กซี่ดู' }).textContent();
	expect(await screenFaults(page)).toEqual([]);

	await context.setOffline(true);
	const later = await coldStart(context, page, `/th/my/reserve/${id}?voucher=1`);
	await later.locator('html[data-ready]').waitFor({ state: 'attached' });
	const band = later.getByRole('status').filter({ hasText: 'ไม่มีอินเทอร์เน็ต ข้อมูล ณ' });
	// By both clocks; the own date is said where it is another one than in Korea.
	await expect(band).toContainText(
		/\d{4}\.\d\d\.\d\d \d\d:\d\d น\. \(KST\) เวลาของคุณ (\d{4}\.\d\d\.\d\d )?\d\d:\d\d น\./,
	);
	await expect(later).toHaveTitle(`เวาเชอร์ ${code} — Maru`);
	expect(await scan(later)).toBe(online);
	expect(await later.getByRole('region', { name: 'ให้คนขับแท็กซี่ดู' }).textContent()).toBe(taxi);
	await expect(later.getByRole('link', { name: '119' })).toBeVisible();
	const pictures = later.locator('article img, section img');
	for (const picture of await pictures.all())
		expect(
			await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
		).toBeGreaterThan(0);
	expect(await later.evaluate(() => document.fonts.check('16px "Noto Sans KR Variable"', '경복궁'))).toBe(true);
	expect(await screenFaults(later)).toEqual([]);

	// One can go about: to the reservation and the trip board, and back.
	await later.getByRole('link', { name: 'รายละเอียดการจอง' }).first().click();
	await expect(later.getByRole('link', { name: 'แสดงเวาเชอร์' })).toBeVisible();
	await expect(band).toBeVisible();
	await later.getByRole('link', { name: 'การจองของฉัน' }).first().click();
	await expect(later).toHaveURL('/th/my/reserve');
	await expect(later.getByRole('heading', { level: 1 })).toContainText('Siriporn');
	await expect(band).toBeVisible();

	// Where the installed app begins: not kept, but it leads there.
	await later.goto('/th');
	await expect(later.getByRole('heading', { name: 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต' })).toBeVisible();
	expect(await screenFaults(later)).toEqual([]);
	await later.getByRole('link', { name: code }).click();
	await expect(later).toHaveURL(`/th/my/reserve/${id}?voucher=1`);
	expect(await scan(later)).toBe(online);

	await context.setOffline(false);
	await expect(band).toHaveCount(0);
	await isKept(later, 'บันทึกไว้ในเครื่องนี้แล้ว');
});

test('a voucher in Russian, 1440 px: back online it is brought up to date, and the copy with it', async ({
	page,
	context,
	baseURL,
}) => {
	await page.setViewportSize(desk);
	await logIn(page, traveller);
	const { id } = await reserveTour(page.request, 4);
	await open(page, `/ru/my/reserve/${id}?voucher=1`);
	await isKept(page, 'Сохранено на устройстве');
	const online = await scan(page);
	await context.setOffline(true);
	const later = await coldStart(context, page, `/ru/my/reserve/${id}?voucher`);
	await expect(later).toHaveURL(`/ru/my/reserve/${id}?voucher=1`);
	const band = later.getByRole('status').filter({ hasText: 'Нет сети: данные на' });
	await expect(band).toContainText('С тех пор статус и время могли измениться.');
	expect(await scan(later)).toBe(online);
	expect(await screenFaults(later)).toEqual([]);

	await elsewhere(baseURL, traveller, async (request) => {
		const answer = await request.post(`/api/reservations/${id}/moves?language=ru`, {
			data: { move: 'cancel', percent: 100 },
			headers,
		});
		expect(answer.status(), await answer.text()).toBe(200);
	});
	// What the device has still says what it said; the voucher itself warns of that.
	await expect(later.locator('article').getByText('Места закреплены, ждём ответа')).toBeVisible();
	await context.setOffline(false);
	await expect(later.getByText('Отменено').first()).toBeVisible();
	await expect(band).toHaveCount(0);
	await expect(later.getByRole('img', { name: /QR/ })).toHaveCount(0);
});

test('without network a kept reservation says nothing of a dispute, least of all that something failed', async ({
	page,
	context,
}) => {
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const { id } = await reserveTour(page.request, 13);
	await open(page, `/en/my/reserve/${id}`);
	await expect.poll(() => keptKeys(page)).toContain(`/en/my/reserve/${id}`);
	await context.setOffline(true);
	const asked: string[] = [];
	context.on('request', (request) => {
		if (new URL(request.url()).pathname.endsWith('/dispute')) asked.push(request.url());
	});
	const later = await coldStart(context, page, `/en/my/reserve/${id}`);
	await later.locator('html[data-ready]').waitFor({ state: 'attached' });
	const band = later.getByRole('status').filter({ hasText: 'You are offline' });
	await expect(band).toBeVisible();
	// By then a question would have been put four times, and given up.
	await later.waitForTimeout(9_000);
	await expect(later.getByRole('alert')).toHaveCount(0);
	expect(asked).toEqual([]);
	await context.setOffline(false);
	await expect(band).toHaveCount(0);
	await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('a page that was not kept is a friendly page in the language of its address', async ({ page, context }) => {
	await open(page, '/vn/travel');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
	await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
	await context.setOffline(true);
	await page.goto(`/vn/travel/${tour}`);
	await expect(page.getByRole('heading', { name: 'Không có kết nối mạng' })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
	await expect(page.getByRole('listitem')).toHaveCount(0);
	const picture = page.locator('img');
	expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(600);
	expect(await screenFaults(page)).toEqual([]);
	await page.goto('/id/notice');
	await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole('heading', { name: 'Pengumuman', level: 1 })).toBeVisible();
});

test.describe('nothing stays on the device', () => {
	test('after a logout', async ({ page, context }) => {
		await page.setViewportSize(phone);
		await logIn(page, traveller);
		const { id, code } = await reserveTour(page.request, 5);
		await open(page, `/en/my/reserve/${id}?voucher=1`);
		await isKept(page, 'Saved on this device');
		expect(await ownCaches(page)).toHaveLength(1);
		expect(await keptKeys(page)).toContain(`/en/my/reserve/${id}?voucher=1`);
		await page.evaluate(() => window.scrollTo(0, 0));
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.getByRole('button', { name: 'Log out' }).click();
		await expect(page).toHaveURL('/en');
		await expect.poll(() => ownCaches(page)).toEqual([]);
		await context.setOffline(true);
		const later = await coldStart(context, page, `/en/my/reserve/${id}?voucher=1`);
		await expect(later.getByRole('heading', { name: 'You are offline' })).toBeVisible();
		await expect(later.getByRole('listitem')).toHaveCount(0);
		expect(await later.content()).not.toContain(code);
	});

	test('after a session that was ended elsewhere', async ({ page, baseURL }) => {
		await logIn(page, traveller);
		const { id } = await reserveTour(page.request, 6);
		await open(page, `/en/my/reserve/${id}?voucher=1`);
		await isKept(page, 'Saved on this device');
		await endElsewhere(page, traveller, baseURL);
		// Nothing but a call tells of it.
		await page.getByRole('link', { name: 'Reservation details' }).first().click();
		await expect(page).toHaveURL(/\/en\/login\?next=.*&expired$/);
		await expect.poll(() => ownCaches(page)).toEqual([]);
	});

	test('when another member logs in', async ({ page, context }) => {
		await logIn(page, traveller);
		const { id, code } = await reserveTour(page.request, 7);
		await open(page, `/en/my/reserve/${id}?voucher=1`);
		await isKept(page, 'Saved on this device');
		const [before] = await ownCaches(page);
		await logIn(page, anna);
		await open(page, '/en/my/reserve');
		await expect.poll(async () => (await keptKeys(page)).includes('/en/my/reserve')).toBe(true);
		const after = await ownCaches(page);
		expect(after).toHaveLength(1);
		expect(after).not.toContain(before);
		await context.setOffline(true);
		await page.goto(`/en/my/reserve/${id}?voucher=1`);
		await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
		expect(await page.content()).not.toContain(code);
	});
});

async function providedTo(page: Page): Promise<string> {
	const { items } = await (await page.request.get('/api/reservations?language=en&scope=provided')).json();
	return items[0].id;
}

test('what guests entrusted to a provider is not kept; without network another house’s code is not let in', async ({
	page,
	context,
	browser,
	baseURL,
}) => {
	const guest = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
	const guestPage = await guest.newPage();
	await logIn(guestPage, traveller);
	const { id, code } = await reserveTour(guestPage.request, 8);
	await open(guestPage, `/en/my/reserve/${id}?voucher=1`);
	const { pathname, search } = new URL(await scan(guestPage));
	await guest.close();

	await logIn(page, clinic);
	await page.goto('/th/my/reserve?scope=provided');
	await expect(page).toHaveURL('/console/reservations');
	await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
	await page.goto(`/console/reservations/${await providedTo(page)}`);
	await expect(page.getByRole('article').first()).toBeVisible();
	await open(page, '/th/my/reserve');
	await expect.poll(async () => (await keptKeys(page)).filter((key) => key.includes('?c='))).toHaveLength(2);
	expect((await keptKeys(page)).filter((key) => /provided|console\/reservations/.test(key))).toEqual([]);
	await context.setOffline(true);
	const later = await coldStart(context, page, pathname + search);
	const check = later.getByRole('region').filter({ has: later.getByRole('textbox') });
	await expect(check.getByRole('status')).toContainText('Unknown voucher');
	await expect(check.getByRole('status')).not.toContainText(code);
});

test('at a desk in a cellar: the check is there again after a reload, also where a telephone’s camera leads', async ({
	page,
	context,
	browser,
	baseURL,
}) => {
	const guest = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
	const guestPage = await guest.newPage();
	await joinAfresh(guestPage);
	const product = 'laser-toning-consultation';
	const [, , on = ''] = await roomyDays(guestPage.request, product);
	const month = await guestPage.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`);
	const { slots } = (await month.json()).days.find((day: { on: string }) => day.on === on);
	const { id, code } = await reserveByApi(guestPage.request, { product, on, time: slots[0].time });
	await open(guestPage, `/en/my/reserve/${id}?voucher=1`);
	const { pathname, search } = new URL(await scan(guestPage));
	await guest.close();

	await logIn(page, clinic);
	await page.goto('/console/check');
	await expect.poll(() => keptKeys(page)).toContain('/console/check');
	await context.setOffline(true);
	const later = await coldStart(context, page, '/console/check');
	await expect(later.getByRole('heading', { level: 1, name: '바우처 확인' })).toBeVisible();
	const found = later.getByRole('main').getByRole('status').filter({ hasText: code });
	await later.getByRole('textbox').fill(new URLSearchParams(search).get('c') ?? '');
	await later.keyboard.press('Enter');
	await expect(found).toBeVisible();
	await later.goto(pathname + search);
	await expect(later).toHaveURL(/\/console\/check\?c=/);
	await expect(found).toBeVisible();
	// Nothing else of the desk is there, and whoever logs out takes this along.
	await later.goto('/console/reservations');
	await expect(later.getByRole('link', { name: '예약' })).toHaveCount(0);
	await expect(later.locator('html')).toHaveAttribute('lang', 'ko');
	await later.getByRole('link', { name: '바우처 확인' }).click();
	await expect(later.getByRole('main').getByText('인터넷에 연결되어 있지 않습니다')).toBeVisible();
	await context.setOffline(false);
	await later.goto('/console');
	await later.getByRole('button', { name: '로그아웃' }).click();
	await expect(later.getByRole('heading', { name: '업무 콘솔 로그인' })).toBeVisible();
	await expect.poll(() => ownCaches(later)).toEqual([]);
});

test('a device without room says that the voucher was not saved, and shows it all the same', async ({ page }) => {
	await logIn(page, traveller);
	const { id } = await reserveTour(page.request, 9);
	await page.addInitScript(() => {
		Object.defineProperty(navigator.serviceWorker, 'register', {
			value: () => Promise.reject(new DOMException('closed', 'SecurityError')),
		});
	});
	await open(page, `/en/my/reserve/${id}?voucher=1`);
	await expect(page.getByRole('alert')).toContainText('could not be saved on this device');
	await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
	expect(await screenFaults(page)).toEqual([]);
});

test.describe('by a way that breaks', () => {
	let way: Awaited<ReturnType<typeof openBreakableWay>>;
	test.beforeEach(async ({ baseURL }) => {
		way = await openBreakableWay(baseURL ?? '');
	});
	test.afterEach(() => way.close());

	/** The same site by the other way: another origin to the browser, with a worker of its own. */
	async function openThere(browser: Browser): Promise<Page> {
		const context = await browser.newContext({ baseURL: way.origin, viewport: phone });
		return context.newPage();
	}

	test('a site that is gone is no different, and the page finds it again by itself', async ({ browser }) => {
		const page = await openThere(browser);
		await logIn(page, traveller);
		const { id } = await reserveTour(page.request, 10);
		await open(page, `/id/my/reserve/${id}?voucher=1`);
		await isKept(page, 'Tersimpan di perangkat ini');
		const online = await scan(page);
		way.break();
		const later = await coldStart(page.context(), page, `/id/my/reserve/${id}?voucher=1`);
		const band = later.getByRole('status').filter({ hasText: 'Offline: data per' });
		await expect(band).toBeVisible();
		expect(await scan(later)).toBe(online);
		way.mend();
		await expect(band).toHaveCount(0);
		await later.context().close();
	});

	test('what was fetched ahead is not kept with a page; where the server has it no more, the page is kept all the same', async ({
		browser,
	}) => {
		const built = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
		const code = `/${built['src/site/pages/product-detail.tsx'].file}`;
		way.takeAway(code);
		const page = await openThere(browser);
		await logIn(page, traveller);
		const files = requestsTo(page, '/assets/app/product-detail');
		await open(page, '/en/travel');
		// Its code and its words, and the style sheet with the code.
		await expect.poll(() => files.filter((file) => file.endsWith('.js'))).toHaveLength(2);
		expect(files).toContain(code);
		await settled(page);
		await page.locator('a[href="/en/my/reserve"]:visible').first().click();
		await expect(page).toHaveURL(`${way.origin}/en/my/reserve`);
		await expect.poll(() => keptKeys(page)).toContain('/en/my/reserve');
		expect((await keptKeys(page)).filter((key) => key.includes('/product-detail'))).toEqual([]);
		await page.context().close();
	});

	test('a worker that the server no longer has goes from the device, and all it kept', async ({ browser }) => {
		const page = await openThere(browser);
		await logIn(page, traveller);
		const { id } = await reserveTour(page.request, 11);
		await open(page, `/en/my/reserve/${id}?voucher=1`);
		await isKept(page, 'Saved on this device');
		way.takeAway('/sw.js');
		// It looks when it is started anew.
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
		const session = await page.context().newCDPSession(page);
		await session.send('ServiceWorker.enable');
		await session.send('ServiceWorker.stopAllWorkers');
		await page.goto('/en/notice');
		await expect
			.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
			.toBe(0);
		await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
		await open(page, '/en/notice');
		await page.context().close();
	});
});

test('the voucher says how to have it on the home screen, once', async ({ page }) => {
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const { id } = await reserveTour(page.request, 12);
	await open(page, `/th/my/reserve/${id}?voucher=1`);
	const hint = page.getByRole('region', { name: 'เพิ่ม Maru ไว้ที่หน้าจอโฮม' });
	await expect(hint).toHaveCount(0);
	const offer = () =>
		window.dispatchEvent(
			Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
				prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
			}),
		);
	// The browser's own offer is held back.
	expect(await page.evaluate(offer)).toBe(false);
	await hint.getByRole('button', { name: 'เพิ่มไปยังหน้าจอโฮม' }).click();
	await expect(page.locator('html[data-prompted]')).toBeAttached();
	await expect(hint).toHaveCount(0);

	await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
	await open(page, `/th/my/reserve/${id}?voucher=1`);
	await expect(hint).toContainText('ใน Safari แตะปุ่มแชร์');
	expect(await screenFaults(page)).toEqual([]);
	await hint.getByRole('button', { name: 'ไว้ภายหลัง' }).click();
	await open(page, `/th/my/reserve/${id}?voucher=1`);
	await expect(hint).toHaveCount(0);
});

test('the site can be installed, in each language', async ({ page, request }) => {
	await open(page, '/ru');
	const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
	const manifest = await (await request.get(address)).json();
	expect(manifest).toMatchObject({ id: '/', lang: 'ru', start_url: '/ru', scope: '/', display: 'standalone' });
	expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/ru/my/reserve', '/ru/travel']);
	for (const { src, type } of manifest.icons) {
		const answer = await request.get(src);
		expect(answer.headers()['content-type']).toBe(type);
	}
	const session = await page.context().newCDPSession(page);
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	// The journeys' own windows are private ones, in which newer browsers install nothing.
	expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
	expect((await request.get('/sw.js')).headers()).toMatchObject({ 'cache-control': 'no-cache' });
});
