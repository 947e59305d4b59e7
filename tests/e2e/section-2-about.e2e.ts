import { storedThings } from '../../src/site/features/cookie/stored-things.ts';
import { joinAfresh, logIn, traveller } from '../support/member-journey.ts';
import { desk, field, form, phone, roomyDays, screenFaults, shownTotal } from '../support/reservation-journey.ts';
import { expect, open, tabTo, test } from '../support/site-test.ts';

test('the company in Russian, 1440 px: what it sells, the way there, and an address a driver can read', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.setViewportSize(desk);
	const html = await (await open(page, '/ru/about/introduction')).text();
	expect(html).toContain('서울특별시 종로구 율곡로 00 마루');
	expect(html).not.toContain('hello@maru.example');
	const main = page.locator('main');
	for (const sold of ['VIP-тур', 'Отель', 'Трансфер', 'Билет на поезд', 'Билет в парк развлечений'])
		await expect(main.getByRole('link', { name: new RegExp(`^${sold}`) })).toBeVisible();
	await expect(main.getByRole('img', { name: /Схема района Чонно/ })).toBeVisible();
	for (const fact of ['Схема, масштаб не соблюдён.', '7025', '+82-2-0000-0000', '+82-2-0000-0001', '08:00–22:00 KST'])
		await expect(main).toContainText(fact);
	await expect(main).toContainText('06:00–20:00');
	await expect(main.getByRole('link', { name: /Картах|Map/ }).first()).toHaveText('Яндекс\u00a0Картах');

	const card = main.getByRole('region', { name: 'Адрес для водителя' });
	await tabTo(page, card.getByRole('button', { name: 'На весь экран' }));
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Адрес для водителя' });
	await expect(dialog).toContainText('기사님, 이 주소로 가 주세요.');
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await card.getByRole('button', { name: 'Скопировать' }).click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('서울특별시 종로구 율곡로 00 마루');
	expect(await screenFaults(page)).toEqual([]);

	await main.getByRole('link', { name: 'Трансфер Отдельная машина' }).click();
	await expect(page).toHaveURL('/ru/travel?kinds=pick-up');
});

test('the pick-up service in Indonesian, 390 px: prices of the real products, and on to the form with all of it filled in', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const product = 'incheon-airport-van';
	const [on = ''] = await roomyDays(page.request, product, { time: '09:00' });
	await open(page, '/id/about/transfer');
	const { transfers: items } = await (await page.request.get('/api/transfers?language=id')).json();
	const van = items.find(({ id }: { id: string }) => id === product);
	const far = van.price.choices[0].options.find(({ id }: { id: string }) => id === 'nami');
	const won = `₩${(van.price.won + far.addWon).toLocaleString('en')}`;
	expect(won).toBe('₩196,000');
	await expect(page.getByRole('row', { name: /Pulau Nami/ })).toContainText(won);
	await page.getByRole('radio', { name: /^Van/ }).check({ force: true });

	const panel = page.getByRole('region', { name: 'Pesan jemputan' });
	// The order of a date's parts is read whole, however narrow the column.
	const isCut = await panel.getByLabel('Tanggal').evaluate((input: HTMLInputElement) => {
		input.value = input.placeholder;
		const { scrollWidth, clientWidth } = input;
		input.value = '';
		return scrollWidth > clientWidth;
	});
	expect(isCut).toBe(false);
	await panel.getByLabel('Terminal').selectOption('incheon-t2');
	await panel.getByLabel('Zona tujuan').selectOption('nami');
	await panel.getByLabel('Antar ke').fill('Nami Hotel, Gapyeong');
	await panel.getByLabel('Nomor penerbangan').fill('ga 878');
	await panel.getByLabel('Tanggal').fill(on);
	await panel.getByLabel('Waktu mendarat').selectOption('9');
	for (const _ of [1, 2, 3]) await panel.getByRole('button', { name: 'Penumpang: tambah satu' }).click();
	for (const _ of [1, 2, 3, 4]) await panel.getByRole('button', { name: 'Koper besar: tambah satu' }).click();
	const total = await panel.getByRole('status').locator('b').last().textContent();
	expect(await screenFaults(page)).toEqual([]);
	await panel.getByRole('link', { name: 'Pesan jemputan' }).click();

	await expect(page).toHaveURL(new RegExp(`/id/travel/reserve\\?product=${product}`));
	await expect(field(page, 'details.flightNumber')).toHaveValue('GA878');
	await expect(field(page, 'details.fromPlace')).toHaveValue('Incheon Airport T2 (인천국제공항 제2여객터미널)');
	await expect(field(page, 'details.toPlace')).toHaveValue('Nami Hotel, Gapyeong');
	await expect(field(page, 'details.bags').getByRole('spinbutton')).toHaveValue('6');
	await expect(form(page).getByRole('radio', { name: /Pulau Nami/ })).toBeChecked();
	await expect(form(page).getByRole('radio', { name: '09:00' })).toBeChecked();
	await expect(shownTotal(page)).toHaveText(total ?? '');

	await field(page, 'details.toPlace').fill('Gapyeong Station');
	await page.reload();
	await expect(field(page, 'details.toPlace')).toHaveValue('Gapyeong Station');
	await expect(field(page, 'details.flightNumber')).toHaveValue('GA878');
});

test('a vehicle that does not drive at an hour says so, and the night has a price of its own', async ({ page }) => {
	await open(page, '/en/about/transfer');
	const panel = page.getByRole('region', { name: 'Reserve a pick-up' });
	await panel.getByLabel('Landing time').selectOption('2');
	await expect(panel).toContainText('This vehicle is not available for that zone and time.');
	await expect(panel.getByRole('link')).toHaveCount(0);
	await page.getByRole('radio', { name: /^Van/ }).check({ force: true });
	await expect(panel).toContainText('₩148,000');
	await expect(page.getByRole('listitem').filter({ hasText: '22:00–24:00' })).toContainText('₩148,000');
	await expect(page.getByRole('listitem').filter({ hasText: '06:00–22:00' })).toContainText('₩118,000');
});

test('bags for three cars: one van that takes them all for less is offered, and taken with a click', async ({
	page,
}) => {
	await open(page, '/en/about/transfer');
	const panel = page.getByRole('region', { name: 'Reserve a pick-up' });
	for (const _ of [1, 2, 3, 4, 5]) await panel.getByRole('button', { name: 'Large bags: one more' }).click();
	await expect(panel).toContainText('3 × Car');
	await expect(panel).toContainText('Van: one vehicle fits everyone and all bags for ₩118,000');
	await panel.getByRole('button', { name: 'Choose: Van' }).click();
	await expect(page.getByRole('radio', { name: /^Van/ })).toBeChecked();
	await expect(panel.getByRole('status').last()).toContainText('₩118,000');
	await expect(panel).not.toContainText('fits everyone');
});

test('another currency by keyboard: at once, in every page’s first byte, and after a reload', async ({ page }) => {
	await open(page, '/th/travel');
	const price = page.locator('main').getByText(/^≈/).first();
	await expect(price).toHaveText(/฿/);
	const bar = page.getByRole('navigation').first();
	const summary = bar.locator('summary');
	await expect(summary).toContainText('TH · THB');
	await tabTo(page, summary);
	await page.keyboard.press('Enter');
	const baht = bar.getByRole('radio', { name: /THB/ });
	await expect(baht).toBeChecked();
	await expect(bar.getByRole('group', { name: 'สกุลเงิน' })).toContainText(/อัตราวันที่ \d{4}\.\d\d\.\d\d/);
	await tabTo(page, baht);
	const dollar = bar.getByRole('radio', { name: /USD/ });
	for (let at = 0; at < 6 && !(await dollar.isChecked()); at += 1) await page.keyboard.press('ArrowUp');
	await expect(dollar).toBeChecked();
	await expect(price).toHaveText(/US\$/);
	await page.keyboard.press('Escape');
	await expect(summary).toBeFocused();
	await expect(summary).toContainText('TH · USD');

	const html = await (await open(page, '/th/about/transfer')).text();
	expect(html).toMatch(/≈\u00a0US\$/);
	expect(html).not.toContain('≈\u00a0฿');
	await page.reload();
	await expect(page.locator('main').getByText(/^≈/).first()).toHaveText(/US\$/);

	await summary.click();
	await bar.getByRole('radio', { name: /KRW/ }).check({ force: true });
	await expect(page.locator('main').getByText(/^≈/)).toHaveCount(0);
});

test('a member finds the chosen currency on another device, from the first page after the login', async ({
	page,
	browser,
	baseURL,
}) => {
	const account = await joinAfresh(page);
	await open(page, '/th/travel');
	const bar = page.getByRole('navigation').first();
	await bar.locator('summary').click();
	const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/members/me/currency'));
	await bar.getByRole('radio', { name: /IDR/ }).check({ force: true });
	expect((await saved).status()).toBe(200);

	const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
	const other = await elsewhere.newPage();
	await open(other, '/th/login?next=/th/travel');
	await other.locator('#email').fill(account.email);
	await other.locator('#password').fill(account.password);
	await other.locator('#password').press('Enter');
	await expect(other).toHaveURL('/th/travel');
	await expect(other.locator('main').getByText(/^≈/).first()).toHaveText(/Rp/);
	expect(await (await other.request.get('/th/wellness')).text()).toMatch(/≈\u00a0Rp/);
	await elsewhere.close();
});

test('on a phone the currency stands in the menu too', async ({ page }) => {
	await page.setViewportSize(phone);
	await open(page, '/vn/travel');
	await page.getByRole('button', { name: 'Menu' }).click();
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await menu.getByRole('radio', { name: /RUB/ }).check({ force: true });
	await page.keyboard.press('Escape');
	await expect(page.locator('main').getByText(/^≈/).first()).toHaveText(/₽/);
});

test('what is kept in the browser is what the policy page lists', async ({ page, context }) => {
	await open(page, '/travel');
	const bar = page.getByRole('navigation').first();
	await bar.locator('summary').click();
	await bar.getByRole('radio', { name: /RUB/ }).check({ force: true });
	await page.locator('footer').getByText('Dark', { exact: true }).click();
	await logIn(page, traveller);
	await open(page, '/th/travel/reserve?product=incheon-airport-van&bags=2');
	await field(page, 'details.toPlace').fill('Seoul');
	await open(page, '/policy#cookies');
	const list = page.locator('#cookies');
	await expect(list.getByRole('row')).toHaveCount(storedThings.length + 1);

	const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	const cookies = (await context.cookies()).map(({ name }) => name);
	const names: string[] = storedThings.map(({ name }) => name);
	const isListed = (key: string) =>
		names.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
	const found = [...stored, ...cookies];
	expect(found.filter((key) => !isListed(key))).toEqual([]);
	for (const name of ['TID_SES', 'TID_JWT', 'currency', 'theme', 'signed-in']) expect(found).toContain(name);
	expect(found.some((key) => key.startsWith('draft:'))).toBe(true);
});
