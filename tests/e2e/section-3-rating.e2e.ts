import type { APIRequestContext, Page } from '@playwright/test';
import type { ProductDetail } from '#contract/api/product.ts';
import type { PublicRating } from '#contract/api/rating.ts';
import { anna, logIn, traveller } from '../support/member-journey.ts';
import { plain } from '../support/pictures.ts';
import {
	clinic,
	desk,
	elsewhere,
	field,
	operator,
	phone,
	productOf,
	screenFaults,
} from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const tea = 'tea-master-ikseon';
const laser = 'laser-toning-consultation';
const headers = { 'sec-fetch-site': 'same-origin' };

const words = 'ครูชาใจดีมาก อธิบายทีละขั้น มีเก้าอี้ให้คุณแม่ด้วย ขนมอร่อยและไม่หวานเกินไป';
const russian = 'Персонал всё объяснил по-английски и не торопил. Чисто, легко найти от метро.';

const ratingOf = async (request: APIRequestContext, id: string): Promise<ProductDetail['rating']> =>
	(await productOf(request, id)).rating;
const ratingsOf = async (request: APIRequestContext, id: string, query = ''): Promise<PublicRating[]> =>
	(await (await request.get(`/api/products/${id}/ratings?${query}`)).json()).items;

/** As one does with a keyboard: onto the first star, then on with the arrows. */
async function chooseStars(page: Page, aspect: string, count: number): Promise<void> {
	await page.locator(`input[name="stars.${aspect}"]`).first().focus();
	await page.keyboard.press('Space');
	for (let star = 1; star < count; star += 1) await page.keyboard.press('ArrowRight');
	await expect(page.locator(`input[name="stars.${aspect}"]:checked`)).toHaveValue(String(count));
}

const picture = async (name: string, width: number, height: number) => ({
	name,
	mimeType: 'image/png',
	buffer: await plain(width, height).png().toBuffer(),
});

test('in Thai, 390 px: from Grade management through the form to the product, changed, replied to and deleted', async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const before = await ratingOf(page.request, tea);

	await open(page, '/th/my/grade');
	expect(await screenFaults(page)).toEqual([]);
	await page.getByRole('link', { name: 'เขียนรีวิว' }).first().click();
	await expect(page).toHaveURL(new RegExp(`/th/wellness/write-rating/${tea}\\?reservation=[\\da-f-]{36}$`));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('บริการเป็นอย่างไรบ้าง');
	expect(await screenFaults(page)).toEqual([]);

	const publish = page.locator('[data-bottom-bar] button');
	await publish.click();
	const summary = page.getByRole('group', { name: 'กรุณาตรวจสอบ' });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole('link')).toHaveCount(5);
	expect(await screenFaults(page)).toEqual([]);
	await summary.getByRole('link').first().click();
	await expect(page.locator('input[name="stars.service"]').first()).toBeFocused();

	for (const [aspect, count] of Object.entries({ service: 5, language: 5, value: 4, place: 4 }))
		await chooseStars(page, aspect, count);
	await field(page, 'text').fill(words);
	// Half filled, it outlives a reload in this tab.
	await page.reload();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await expect(field(page, 'text')).toHaveValue(words);
	await expect(page.locator('input[name="stars.value"]:checked')).toHaveValue('4');

	const files = page.locator('#rating-form input[type=file]');
	// Pictures do not, and that is said.
	await files.setInputFiles([await picture('wide.png', 640, 360)]);
	await page.reload();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	const lost = page.locator('#rating-form').getByText('กรุณาเพิ่มรูปอีกครั้ง');
	await expect(lost).toBeVisible();
	await files.setInputFiles([await picture('wide.png', 640, 360), await picture('tall.png', 360, 640)]);
	await expect(lost).toHaveCount(0);
	await files.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
	await expect(page.locator('#rating-form').getByText('notes.pdf')).toBeVisible();
	await page.getByRole('button', { name: 'ลบรูปที่ 2' }).click();
	await expect(files).toBeFocused();
	await expect(page.locator('#rating-form canvas')).toHaveCount(1);
	expect(await screenFaults(page)).toEqual([]);
	await publish.click();

	await expect(page).toHaveURL('/th/my/grade?sent=published');
	await expect(page.getByRole('status').filter({ hasText: 'เผยแพร่รีวิวของคุณแล้ว' })).toBeVisible();
	const row = page.getByRole('listitem').filter({ hasText: words });
	await expect(row.getByRole('img', { name: '4.5 จาก 5' })).toBeVisible();
	await expect(row.locator('img[src*="/api/files/"]')).toHaveCount(1);
	expect(await screenFaults(page)).toEqual([]);
	expect((await ratingOf(page.request, tea)).count).toBe(before.count + 1);

	await row.getByRole('link', { name: 'แก้ไข' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('แก้ไขรีวิว');
	await expect(field(page, 'text')).toHaveValue(words);
	await chooseStars(page, 'place', 3);
	await publish.click();
	await expect(page).toHaveURL('/th/my/grade?sent=saved');

	const [mine] = (await ratingsOf(page.request, tea)).filter(({ text }) => text === words);
	expect(mine).toMatchObject({ locale: 'th', isEdited: true, average: 4.3 });
	await elsewhere(baseURL, operator, async (request) => {
		const answer = await request.post(`/api/ratings/${mine?.id}/reply`, { data: { text: 'ขอบคุณที่มา' }, headers });
		expect(answer.status()).toBe(200);
	});
	await open(page, '/th/my/grade');
	await expect(row).toContainText('ขอบคุณที่มา');
	await expect(row).toContainText('Ikseon Tea House');

	await row.getByRole('button', { name: 'ลบ' }).click();
	const dialog = page.getByRole('alertdialog', { name: 'ลบรีวิวนี้หรือไม่' });
	await expect(dialog.getByRole('button', { name: 'เก็บไว้' })).toBeFocused();
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await dialog.getByRole('button', { name: 'ลบรีวิว' }).click();
	await expect(row).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'เขียนรีวิว' })).toHaveCount(1);
	expect(await ratingOf(page.request, tea)).toEqual(before);
});

test('in Russian, 1440 px: a rating of a clinic has no pictures, is read first, replied to, and hidden with a reason', async ({
	page,
	browser,
	baseURL,
}) => {
	await page.setViewportSize(desk);
	await logIn(page, anna);
	const before = await ratingOf(page.request, laser);
	await open(page, `/ru/medical/write-rating/${laser}`);
	await expect(page.locator('aside')).toContainText('Перед публикацией мы проверяем отзыв');
	await expect(page.locator('#rating-form input[type=file]')).toHaveCount(0);
	for (const aspect of ['service', 'language', 'value', 'place']) await chooseStars(page, aspect, 4);
	await field(page, 'text').fill(russian);
	expect(await screenFaults(page)).toEqual([]);
	await page.locator('#rating-form button[type=submit]').click();
	await expect(page).toHaveURL('/ru/my/grade?sent=in-moderation');
	const row = page.getByRole('listitem').filter({ hasText: russian });
	await expect(row).toContainText('На проверке');
	expect(await screenFaults(page)).toEqual([]);
	expect(await ratingOf(page.request, laser)).toEqual(before);

	const desk2 = await browser.newContext(baseURL ? { baseURL } : {});
	const console = await desk2.newPage();
	await logIn(console, operator);
	// What its author changes while an operator reads it is read before it is published.
	const { items: written } = await (await page.request.get('/api/ratings/mine?language=ru')).json();
	const own = written.find(({ text }: PublicRating) => text === russian);
	const rewrite = async (text: string) => {
		const data = { stars: own.stars, text, language: 'ru' };
		const changed = await page.request.patch(`/api/ratings/${own.id}?language=ru`, { data, headers });
		expect(changed.status(), await changed.text()).toBe(200);
	};
	await rewrite(`Черновик. ${russian}`);
	await console.goto('/console/ratings');
	await console.getByRole('listitem').filter({ hasText: russian }).getByRole('link').click();
	await expect(console.getByText(`Черновик. ${russian}`)).toBeVisible();
	expect(await screenFaults(console, 'main')).toEqual([]);
	await rewrite(russian);
	await console.getByRole('button', { name: '공개하기' }).click();
	await expect(console.getByRole('main').getByRole('alert')).toContainText('다시 결정해 주세요');
	await expect(console.getByText('Черновик')).toHaveCount(0);
	await expect(console.getByText(russian)).toBeVisible();
	expect((await ratingOf(page.request, laser)).count).toBe(before.count);
	await console.getByRole('button', { name: '공개하기' }).click();
	await expect(console.getByRole('main').getByRole('status')).toContainText('공개했습니다');
	expect((await ratingOf(page.request, laser)).count).toBe(before.count + 1);

	await elsewhere(baseURL, clinic, async (request) => {
		const { items } = await (await request.get('/api/ratings/provided?language=en')).json();
		const mine = items.find(({ text }: PublicRating) => text === russian);
		expect(mine.mayReply).toBe(true);
	});
	const clinics = await browser.newContext(baseURL ? { baseURL } : {});
	const partner = await clinics.newPage();
	await logIn(partner, clinic);
	// Their own ratings are those of a guest; their guests' are a step away.
	await open(partner, '/my/grade');
	await expect(partner.getByRole('main')).not.toContainText(russian);
	await clinics.addCookies([{ name: 'console-lang', value: 'en', url: baseURL ?? '' }]);
	await partner.getByRole('main').getByRole('link', { name: 'Open in the console' }).click();
	await expect(partner).toHaveURL('/console/ratings');
	const provided = partner.getByRole('listitem').filter({ hasText: russian });
	await provided.getByRole('button', { name: 'Reply to the rating by Anna' }).click();
	await partner.getByLabel('Your reply').fill('Thank you, Anna.');
	expect(await screenFaults(partner)).toEqual([]);
	await partner.getByRole('button', { name: 'Publish reply' }).click();
	await expect(provided).toContainText('Thank you, Anna.');
	await expect(provided.getByRole('button', { name: /^Reply/ })).toHaveCount(0);

	await console.goto('/console/ratings');
	await elsewhere(baseURL, traveller, async (request) => {
		const [mine] = (await ratingsOf(request, laser)).filter(({ text }) => text === russian);
		const answer = await request.post(`/api/ratings/${mine?.id}/reports`, { data: { reason: 'health' }, headers });
		expect(answer.status()).toBe(200);
	});
	await console.reload();
	await console.getByRole('listitem').filter({ hasText: russian }).getByRole('link').click();
	await console.getByRole('radio', { name: /사유를 적어 숨김/ }).check();
	await console.getByLabel('작성자에게 보낼 사유').fill('В отзыве не должно быть имён врачей.');
	await console.getByRole('button', { name: '숨기고 메일 보내기' }).click();
	await expect(console.getByRole('main').getByRole('status')).toContainText('숨겼습니다');
	expect(await ratingOf(page.request, laser)).toEqual(before);
	await open(page, '/ru/my/grade');
	await expect(row).toContainText('Почему скрыт: В отзыве не должно быть имён врачей.');
	await expect(row).toContainText('Thank you, Anna.');
	await elsewhere(baseURL, operator, async (request) => {
		const told = async () => {
			const { items } = (await (await request.get(`/api/mails?address=${anna.email}`)).json()) as {
				items: { template: string }[];
			};
			return items.map(({ template }) => template);
		};
		await expect.poll(told).toEqual(expect.arrayContaining(['rating-published', 'rating-replied', 'rating-hidden']));
	});
	await desk2.close();
	await clinics.close();
});

test('what guests say is sorted, filtered by stars and language, and can be reported', async ({ page }) => {
	await page.setViewportSize(desk);
	await logIn(page, anna);
	const id = 'gyeongbokgung-before-opening';
	const all = await ratingsOf(page.request, id);
	await open(page, `/travel/${id}#ratings`);
	const section = page.locator('#ratings');
	const cards = section.getByRole('article');
	await section.getByLabel('Sort by').selectOption('lowest');
	const [lowest] = await ratingsOf(page.request, id, 'sort=lowest');
	await expect(cards.first()).toContainText(lowest?.text ?? '');

	const language = all[0]?.locale ?? 'en';
	const same = all.filter((one) => one.locale === language);
	await section.getByLabel('Written in').selectOption(language);
	await expect(cards).toHaveCount(same.length);
	await expect(section.getByRole('status').first()).toHaveText(new RegExp(`^${same.length} ratings?$`));
	await section.getByRole('button', { name: 'Show all' }).click();
	await expect(cards).toHaveCount(Math.min(6, all.length));

	const bar = section.getByRole('list', { name: 'Star breakdown' }).getByRole('button').first();
	await bar.click();
	await expect(bar).toHaveAttribute('aria-pressed', 'true');
	const five = await ratingsOf(page.request, id, 'stars=5');
	await expect(cards).toHaveCount(Math.min(6, five.length));
	expect(await screenFaults(page, '#ratings')).toEqual([]);
	await bar.click();

	const author = all[1]?.author ?? '';
	await section
		.getByRole('button', { name: `Report the rating by ${author}` })
		.first()
		.click();
	const sheet = page.getByRole('dialog', { name: 'Report this rating?' });
	await sheet.getByRole('radio', { name: 'Advertising' }).check();
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await sheet.getByRole('button', { name: 'Send report' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Our staff will review it' })).toBeVisible();
	await expect(section.getByRole('button', { name: `Report the rating by ${author}` })).toHaveCount(0);
});

test.describe('when something goes wrong', () => {
	test.use({ expectedNoise: /Failed to load resource|503/ });

	test('ratings that do not come can be asked for again', async ({ page }) => {
		await page.setViewportSize(phone);
		await open(page, '/th/travel/gyeongbokgung-before-opening');
		let isBroken = true;
		await page.route('**/api/products/*/ratings*', (route) =>
			isBroken ? route.fulfill({ status: 404, json: { code: 'not-found' } }) : route.continue(),
		);
		const section = page.locator('#ratings');
		await section.getByLabel('เรียงตาม').selectOption('best');
		await expect(section.getByRole('alert')).toContainText('โหลดรีวิวไม่ได้');
		isBroken = false;
		await section.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
		await expect(section.getByRole('article').first()).toBeVisible();
	});

	test('what cannot be rated says why; another area’s address, and a product that is not there, do not exist', async ({
		page,
	}) => {
		await page.setViewportSize(phone);
		await logIn(page, traveller);
		await open(page, '/th/wellness/write-rating/clay-sauna-and-scrub');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('ยังเขียนรีวิวไม่ได้');
		expect(await screenFaults(page)).toEqual([]);
		expect((await open(page, `/th/travel/write-rating/${tea}`)).status()).toBe(404);
		expect((await open(page, '/th/wellness/write-rating/nothing-here')).status()).toBe(404);
	});
});
