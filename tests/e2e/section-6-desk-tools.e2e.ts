import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { findChromium } from '../../scripts/chromium.ts';
import { anotherLogin, joinAfresh, logIn } from '../support/member-journey.ts';
import { clinic, operator, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test.describe('a browser without a reader of codes', () => {
	test('reads a voucher by its camera, with a reader from our own origin', async ({ page, baseURL }, info) => {
		await logIn(page, clinic);
		const listed = await page.request.get('/api/desk/reservations?language=ko&queue=all');
		const [{ code }] = (await listed.json()).items;
		// A film of one picture after the other: what the camera sees.
		const picture = await sharp(Buffer.from(renderSVG(code, { pixelSize: 12, border: 4 })))
			.resize(480, 480, { fit: 'contain', background: 'white' })
			.extend({ left: 80, right: 80, background: 'white' })
			.flatten({ background: 'white' })
			.jpeg()
			.toBuffer();
		const film = info.outputPath('camera.mjpeg');
		await writeFile(film, Buffer.concat(Array.from({ length: 10 }, () => picture)));
		const browser = await chromium.launch({
			executablePath: findChromium() ?? '',
			args: [
				...['--no-sandbox', '--disable-gpu', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
				`--use-file-for-fake-video-capture=${film}`,
			],
		});
		const context = await browser.newContext({
			...(baseURL && { baseURL }),
			serviceWorkers: 'block',
			permissions: ['camera'],
		});
		const door = await context.newPage();
		const asked: string[] = [];
		const said: string[] = [];
		door.on('request', (request) => asked.push(request.url()));
		door.on('console', (message) => message.type() === 'error' && said.push(message.text()));
		await logIn(door, clinic);
		await door.goto('/console');
		await door.getByRole('navigation', { name: '업무 콘솔' }).getByRole('link', { name: '바우처 확인' }).click();
		await expect(door.getByRole('heading', { level: 1, name: '바우처 확인' })).toBeVisible();
		expect(await door.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
		// What a document may run is said when it is loaded: the first press loads it, with the page's own policy.
		const scan = door.getByRole('button', { name: '카메라로 스캔' });
		const loaded = door.waitForResponse((response) => new URL(response.url()).pathname === '/console/check');
		await scan.click();
		expect((await loaded).headers()['content-security-policy']).toContain("'wasm-unsafe-eval'");
		await expect(door.locator('html[data-codes]')).toBeAttached();
		await scan.click();
		await expect(door.getByRole('status').filter({ hasText: code })).toBeVisible();
		await expect(door.getByRole('textbox')).toHaveValue(code);
		expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
		expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true);
		expect(said).toEqual([]);
		await browser.close();
		// No other page lets such a program run.
		const today = await page.goto('/console');
		expect(today?.headers()['content-security-policy']).not.toContain('wasm');
	});
});

test('figures are plots with their tables behind them, by day of a month, and files', async ({ page }) => {
	await logIn(page, clinic);
	await page.goto('/console/figures?days=30');
	const card = page.getByRole('region', { name: '예약', exact: true });
	await expect(card.getByRole('img', { name: '예약 그래프' }).locator('canvas')).toBeVisible();
	const table = card.getByRole('group', { name: '예약' }).getByRole('table');
	await expect(table).toBeHidden();
	await card.getByText('표 보기').click();
	await expect(table.getByRole('rowheader')).toHaveCount(30);
	const saved = page.waitForEvent('download');
	await card.getByRole('button', { name: '예약: CSV 내려받기' }).click();
	expect((await saved).suggestedFilename()).toBe('reservations.csv');
	// Each number stands beside what it was in as many days before.
	await expect(page.getByRole('definition').filter({ hasText: /^이전 30일/ })).toHaveCount(6);
	await expect(page.getByRole('region', { name: '상품별' }).getByRole('columnheader', { name: '조회' })).toBeVisible();
});

test('what a guest reserves and a colleague closes shows in the calendar that stands open', async ({
	page,
	browser,
	baseURL,
}) => {
	await logIn(page, clinic);
	const product = 'scar-and-acne-care';
	const on = (await roomyDays(page.request, product)).at(-4) ?? '';
	const plan = await page.request.get(`/api/console/products/${product}/days?first=${on}&last=${on}`);
	const { time, taken } = (await plan.json()).days[0].slots.at(-1);
	await page.goto(`/console/calendar?product=${product}&on=${on}&day=${on}&time=${time}`);
	const cell = page.locator('td a[aria-current]');
	await expect(cell).toContainText(`${taken} /`);

	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	const guest = await context.newPage();
	await joinAfresh(guest);
	await reserveByApi(guest.request, { product, on, time });
	await expect(cell).toContainText(`${taken + 1} /`);

	const colleague = await anotherLogin(baseURL, clinic);
	const days = `/api/console/products/${product}/days`;
	const change = (sale: 'stopped' | 'usual') =>
		colleague.put(days, { data: { first: on, last: on, change: { sale } } });
	expect((await change('stopped')).status()).toBe(200);
	const grip = page.getByRole('slider', { name: new RegExp(`\\.${on.slice(-2)} .*${time}`) });
	await expect(grip).toHaveAttribute('aria-valuetext', '예약 중지');
	expect((await change('usual')).status()).toBe(200);
	await expect(grip).not.toHaveAttribute('aria-valuetext', '예약 중지');
	await colleague.dispose();
	await context.close();
});

test('places of a slot are pulled by mouse and by keys, and a week shows all of a house', async ({ page }) => {
	await logIn(page, clinic);
	const product = 'scar-and-acne-care';
	const on = (await roomyDays(page.request, product)).at(-1) ?? '';
	const slotNow = async () => {
		const plan = await page.request.get(`/api/console/products/${product}/days?first=${on}&last=${on}`);
		return (await plan.json()).days[0].slots.at(-1);
	};
	const { time, capacity } = await slotNow();
	await page.goto(`/console/calendar?product=${product}&on=${on}`);
	const day = Number(on.slice(-2));
	const grip = page.getByRole('slider', { name: new RegExp(`\\.${String(day).padStart(2, '0')} .*${time}`) });
	await expect(grip).toHaveAttribute('aria-valuenow', String(capacity));
	const box = await grip.boundingBox();
	if (!box) throw new Error('nothing to pull');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y - 24, { steps: 4 });
	await page.mouse.up();
	await expect.poll(async () => (await slotNow()).capacity).toBe(capacity + 2);
	await grip.focus();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect.poll(async () => (await slotNow()).capacity).toBe(capacity);
	await expect(grip).toHaveAttribute('aria-valuenow', String(capacity));
	await page.keyboard.press('Home');
	await expect.poll(async () => (await slotNow()).isStopped).toBe(true);
	await expect(grip).toHaveAttribute('aria-valuetext', '예약 중지');
	for (let step = 0; step < capacity; step += 1) await page.keyboard.press('ArrowUp');
	await expect.poll(async () => (await slotNow()).isStopped).toBe(false);
	await expect.poll(async () => (await slotNow()).capacity).toBe(capacity);

	await page.goto(`/console/calendar?product=all&on=${on}`);
	const rows = page.getByRole('table').getByRole('rowheader');
	await expect(rows.nth(1)).toBeVisible();
	await page
		.getByRole('table')
		.getByRole('row')
		.filter({ hasText: '/' })
		.first()
		.getByRole('cell')
		.getByRole('link')
		.first()
		.click();
	await expect(page).toHaveURL(/product=(?!all)[\w-]+&day=/);
});

test('who works in Korean has a guest’s voucher in Korean, without leaving the console', async ({ page }) => {
	await logIn(page, clinic);
	const listed = await page.request.get('/api/desk/reservations?language=ko&queue=all&status=confirmed');
	const [{ id, code }] = (await listed.json()).items;
	await page.goto(`/console/reservations/${id}`);
	await page.getByRole('link', { name: '바우처 보기' }).click();
	await expect(page).toHaveURL(new RegExp(`/console/reservations/${id}\\?voucher=1$`));
	await expect(page.getByRole('img', { name: `바우처 ${code}의 QR 코드` })).toBeVisible();
	await expect(page.getByText('손님의 언어:', { exact: false })).toBeVisible();
	await expect(page.getByRole('link', { name: '예약자 언어로 보기' })).toHaveAttribute(
		'href',
		new RegExp(`/my/reserve/${id}\\?voucher=1$`),
	);
	await page.goBack();
	await expect(page.getByRole('link', { name: '바우처 보기' })).toBeVisible();
});

test.describe('at 390 px, by a finger', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test('places of a slot are pulled, the sale is stopped and begun again, and the page stays where it is', async ({
		page,
	}) => {
		await logIn(page, clinic);
		const product = 'scar-and-acne-care';
		// Another day than the mouse has.
		const on = (await roomyDays(page.request, product)).at(-2) ?? '';
		const slotNow = async () => {
			const plan = await page.request.get(`/api/console/products/${product}/days?first=${on}&last=${on}`);
			return (await plan.json()).days[0].slots.at(-1);
		};
		const { time, capacity } = await slotNow();
		await page.goto(`/console/calendar?product=${product}&on=${on}`);
		const grip = page.getByRole('slider', { name: new RegExp(`\\.${on.slice(-2)} .*${time}`) });
		await grip.scrollIntoViewIfNeeded();
		await expect(grip).toHaveAttribute('aria-valuenow', String(capacity));
		const finger = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
			finger.send('Input.dispatchTouchEvent', { type, touchPoints });
		/** What a finger began goes on for a while after it is gone. */
		const rest = () =>
			page.evaluate(
				() =>
					new Promise<void>((resolve) => {
						let [last, still] = [window.scrollY, 0];
						const look = () => {
							still = window.scrollY === last ? still + 1 : 0;
							last = window.scrollY;
							if (still < 10) requestAnimationFrame(look);
							else resolve();
						};
						look();
					}),
			);
		const pull = async (steps: number) => {
			await expect(grip).not.toHaveAttribute('data-pulled');
			await rest();
			const box = await grip.boundingBox();
			if (!box) throw new Error('nothing to pull');
			expect(box.height).toBeGreaterThanOrEqual(44);
			const scrolled = await page.evaluate(() => window.scrollY);
			const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
			await touch('touchStart', [{ x, y }]);
			await expect(grip).toHaveAttribute('data-pulled');
			for (let part = 1; part <= 6; part += 1) await touch('touchMove', [{ x, y: y - (steps * 12 * part) / 6 }]);
			await touch('touchEnd', []);
			expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
		};
		const box = await grip.boundingBox();
		const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
		// A finger that scrolls the page and begins on it changes nothing.
		await touch('touchStart', [{ x, y }]);
		for (const part of [30, 60, 90]) await touch('touchMove', [{ x, y: y - part }]);
		await touch('touchEnd', []);
		await rest();
		await grip.scrollIntoViewIfNeeded();
		await expect(grip).not.toHaveAttribute('data-pulled');
		expect((await slotNow()).capacity).toBe(capacity);

		await pull(3);
		await expect.poll(async () => (await slotNow()).capacity).toBe(capacity + 3);
		await expect(grip).toHaveAttribute('aria-valuenow', String(capacity + 3));
		await page.getByRole('button', { name: '되돌리기' }).click();
		await expect.poll(async () => (await slotNow()).capacity).toBe(capacity);
		await expect(grip).toHaveAttribute('aria-valuenow', String(capacity));
		await pull(-capacity - 2);
		await expect.poll(async () => (await slotNow()).isStopped).toBe(true);
		await expect(grip).toHaveAttribute('aria-valuetext', '예약 중지');
		await pull(capacity);
		await expect.poll(async () => (await slotNow()).isStopped).toBe(false);
		await expect.poll(async () => (await slotNow()).capacity).toBe(capacity);
	});
});

test.describe('calendars outside', () => {
	// An address that is none is refused.
	test.use({ expectedNoise: /status of 400/ });

	test('a calendar from elsewhere is connected and says why it cannot be read; one’s own goes out without a name', async ({
		page,
		playwright,
		baseURL,
	}) => {
		await logIn(page, operator);
		await page.goto('/console/calendar');
		const outside = page.getByRole('region', { name: '외부 캘린더' });
		await outside.getByRole('button', { name: '연결하기' }).click();
		await expect(outside.getByLabel('이름')).toHaveAttribute('aria-invalid', 'true');
		await outside.getByLabel('이름').fill('원장 일정');
		await outside.getByLabel('캘린더 주소(iCal)').fill('ftp://calendar.example.com');
		await outside.getByRole('button', { name: '연결하기' }).click();
		await expect(outside.getByLabel('캘린더 주소(iCal)')).toHaveAttribute('aria-invalid', 'true');
		await outside.getByLabel('캘린더 주소(iCal)').fill('http://169.254.169.254/calendar.ics');
		await outside.getByRole('button', { name: '연결하기' }).click();
		const one = outside.getByRole('listitem').filter({ hasText: '원장 일정' });
		await expect(one.getByText('이 주소는 읽을 수 없는 곳을 가리킵니다.')).toBeVisible();
		await one.getByRole('button', { name: '연결 끊기' }).click();
		await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click();
		await expect(one).toHaveCount(0);

		const feed = page.getByRole('region', { name: '내 캘린더에서 예약 보기' });
		await feed.getByRole('button', { name: '주소 만들기' }).click();
		const address = await feed.getByLabel('캘린더 주소').inputValue();
		const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
		const { pathname } = new URL(address);
		expect(await (await stranger.get(pathname)).text()).toContain('BEGIN:VCALENDAR');
		await feed.getByRole('button', { name: '주소 없애기' }).click();
		await expect(feed.getByRole('button', { name: '주소 만들기' })).toBeVisible();
		expect((await stranger.get(pathname)).status()).toBe(404);
		await stranger.dispose();
	});
});

test.describe('a product is searched for by its name', () => {
	test.use({ expectedNoise: /Failed to load resource|net::ERR_FAILED/ });

	test('only what fits is listed, Enter takes the first, and a failure is told as one', async ({ page }) => {
		await logIn(page, operator);
		await page.goto('/console/reservations');
		const field = page.getByRole('combobox', { name: '상품' });
		const list = page.getByRole('listbox', { name: '상품' });
		await field.click();
		await list.getByRole('option').first().click();
		const chosen = await field.inputValue();
		await field.fill('zzzz');
		await expect(page.getByText('맞는 상품이 없습니다.').first()).toBeVisible();
		await expect(list.getByRole('option')).toHaveCount(0);
		await field.fill('한옥');
		await expect(list.getByRole('option').first()).toBeVisible();
		await expect(list.getByRole('option', { name: chosen, exact: true })).toHaveCount(0);
		const first = (await list.getByRole('option').first().textContent()) ?? '';
		await field.press('Enter');
		await expect(field).toHaveValue(first);

		await page.route('**/api/desk/products*', (route) => route.abort());
		await field.fill('스파');
		const retry = page.getByRole('button', { name: '다시 시도' });
		await expect(retry).toBeVisible({ timeout: 15_000 });
		await expect(field).toHaveAccessibleDescription('상품을 불러오지 못했습니다.');
		await page.unroute('**/api/desk/products*');
		await retry.press('Enter');
		await expect(list.getByRole('option').first()).toBeVisible();
		await expect(field).toBeFocused();
	});

	test('in the calendar the focus stays in the field while the calendar of another comes', async ({ page }) => {
		await logIn(page, operator);
		await page.goto('/console/calendar');
		const field = page.getByRole('combobox', { name: '상품', exact: true });
		await field.fill('한옥');
		const option = page.getByRole('listbox', { name: '상품', exact: true }).getByRole('option').first();
		await expect(option).toBeVisible();
		const name = (await option.textContent()) ?? '';
		await field.press('Enter');
		await expect(page).toHaveURL(/[?&]product=/);
		await expect(field).toHaveValue(name);
		await expect(field).toBeFocused();
	});
});
