import type { Browser, Page } from '@playwright/test';
import { startsAt } from '#domain/reservation/service-time.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { joinAfresh, logIn } from '../support/member-journey.ts';
import { plain } from '../support/pictures.ts';
import { clinic, headers, operator, reservationOf, reserveByApi } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';
import { launchTimedProduct, type TimedProduct } from '../support/timed-product.ts';

const hourMs = 3_600_000;
const korean = { title: '진정 관리 첫 방문', english: 'First calming visit' };

let product: TimedProduct;
test.beforeAll(async () => {
	product = await launchTimedProduct();
});
test.afterAll(async () => {
	await product?.takeDown();
});

/** Somebody with a browser of their own, at the product whose clock this journey moves. */
async function arriveAs(browser: Browser, locale: string): Promise<Page> {
	const context = await browser.newContext({ baseURL: product.origin, locale });
	return context.newPage();
}

/** The product's clock and those of all browsers; nobody's login lasts so long, so that they log in again. */
async function passTo(moment: Date, people: readonly { page: Page; account: { email: string; password: string } }[]) {
	await product.moveTo(moment);
	for (const { page, account } of people) {
		await page.context().clock.setSystemTime(moment);
		await logIn(page, account);
	}
}

const fill = async (page: Page, words: Record<string, string>) => {
	for (const [name, text] of Object.entries(words)) await page.getByRole('textbox', { name, exact: true }).fill(text);
};
const photograph = async (name: string, width: number) => ({
	...{ name, mimeType: 'image/jpeg' },
	buffer: await plain(width, 800).jpeg().toBuffer(),
});

/** In Korean and English, with two photographs, out on the site; answers with its id. */
async function publishProduct(page: Page): Promise<string> {
	await page.goto('/console/products');
	await page.getByRole('button', { name: '상품 만들기' }).click();
	const sheet = page.getByRole('dialog', { name: '상품 만들기' });
	await sheet.getByRole('combobox', { name: '종류' }).selectOption('dermatology');
	await sheet.getByRole('textbox', { name: '상품 이름(한국어)' }).fill(korean.title);
	await sheet.getByRole('textbox', { name: '상품 이름(영어)' }).fill(korean.english);
	await sheet.getByRole('button', { name: '초안 만들기' }).click();
	await expect(page.getByRole('heading', { level: 1, name: korean.title })).toBeVisible();
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	const about = ['한두 문장 소개', '설명', '포함 사항', '장소 이름', '만나는 곳, 찾아오는 길'];
	const inKorean = ['처음 오시는 분을 위한 진료입니다.', '진찰 후 정합니다.', '진찰', '신사역', '5층 접수대'];
	const inEnglish = ['For a first visit.', 'Decided after an examination.', 'Examination', 'Sinsa', 'Reception on 5F'];
	const paired = (texts: readonly string[]) => Object.fromEntries(about.map((name, at) => [name, texts[at] ?? '']));
	await fill(page, paired(inKorean));
	await page.getByRole('tab', { name: 'English' }).click();
	await fill(page, paired(inEnglish));
	const parts = page.getByRole('navigation', { name: '상품 편집' });
	await parts.getByRole('link', { name: '요금' }).click();
	await fill(page, { '기본 금액': '90000' });
	await parts.getByRole('link', { name: '조건과 편의' }).click();
	await fill(page, { '한국어 주소': '서울 강남구 도산대로 118', 위도: '37.5163', 경도: '127.0204' });
	await page.getByRole('button', { name: '저장', exact: true }).click();
	await expect(page.getByText('모두 저장됨')).toBeVisible();
	await parts.getByRole('link', { name: '사진' }).click();
	for (const [at, name] of ['room.jpg', 'desk.jpg'].entries()) {
		await page.getByLabel('사진 추가').setInputFiles(await photograph(name, 1_200 + at));
		await expect(page.getByRole('button', { name: `사진 ${at + 1} 설명` })).toBeVisible();
	}
	await expect(page.getByText('꼭 필요합니다')).toHaveCount(0);
	await page.getByRole('button', { name: '2개 언어로 공개' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: '공개하기' }).click();
	await expect.poll(async () => (await page.request.get(`/api/products/${id}?language=en`)).status()).toBe(200);
	return id;
}

/** Renamed, and met on another floor; out on the site. */
async function editProduct(page: Page, id: string) {
	const path = `/api/console/content/product/${id}`;
	const { content, latest } = await (await page.request.get(path)).json();
	const { en } = content.value.texts;
	const texts = { ...content.value.texts, en: { ...en, title: 'Laser day', meetingPoint: 'Reception on 2F' } };
	const data = { base: latest, content: { ...content, value: { ...content.value, texts } } };
	const saved = await page.request.put(`${path}/draft`, { data, headers });
	expect(saved.status(), await saved.text()).toBe(200);
	const { editing } = await saved.json();
	const out = await page.request.post(`${path}/publication`, { data: { revision: editing.latest }, headers });
	expect(out.status(), await out.text()).toBe(200);
}

/** A colleague at the front desk: invited by the owner, and at work. */
async function employ(owner: Page, page: Page) {
	const account = await joinAfresh(page);
	const { items } = await (await owner.request.get('/api/organisations?language=ko')).json();
	const data = { email: account.email, role: 'desk', language: 'ko' };
	const invited = await owner.request.post(`/api/organisations/${items[0].id}/invitations`, { data, headers });
	expect(invited.status(), await invited.text()).toBe(200);
	const token = (await mailedLink(product.origin, account.email, 'staff-invited')).split('=').at(-1);
	const accepted = await page.request.post(`/api/invitations/${token}/acceptance`, { headers });
	expect(accepted.status(), await accepted.text()).toBe(200);
	return account;
}

test('a day at the desk, in Korean, two at once: a product goes out, is reserved, answered, checked, over, rated and replied to', async ({
	browser,
}) => {
	const [owner, colleague, guest] = await Promise.all(['ko-KR', 'ko-KR', 'en-US'].map((one) => arriveAs(browser, one)));
	if (!owner || !colleague || !guest) throw new Error('nobody came');
	await logIn(owner, clinic);
	const desk = await employ(owner, colleague);
	const id = await publishProduct(owner);

	const visitor = await joinAfresh(guest);
	// Who has proved their address may rate.
	const token = (await mailedLink(product.origin, visitor.email, 'verify-email')).split('=').at(-1);
	expect((await guest.request.put(`/api/email-verifications/${token}`, { headers })).ok()).toBe(true);
	await open(guest, `/medical/${id}`);
	await expect(guest.getByRole('heading', { level: 1, name: korean.english })).toBeVisible();
	const { firstFreeOn, on, time } = await firstSlot(guest, id);
	const { id: reserved, code } = await reserveByApi(guest.request, { product: id, on: on ?? firstFreeOn, time });

	// One answers while the other looks at it, who sees the answer without a reload.
	await owner.goto(`/console/reservations/${reserved}`);
	await expect(owner.getByRole('button', { name: '확정하기' })).toBeVisible();
	await colleague.goto('/console');
	await colleague.goto(`/console/reservations/${reserved}?do=confirm`);
	await colleague.getByRole('alertdialog').getByRole('button', { name: '확정하기' }).click();
	await expect(owner.getByRole('button', { name: '확정하기' })).toHaveCount(0);
	await expect(owner.getByText('확정', { exact: true }).first()).toBeVisible();

	// Another name and another door: what was reserved keeps its name, and the guest is told of the door.
	await editProduct(owner, id);
	await expect
		.poll(async () => (await reservationOf(guest.request, reserved)).movedFrom)
		.toBe('Reception on 5F · 서울 강남구 도산대로 118');
	await open(guest, `/my/reserve/${reserved}?voucher=1`);
	await expect(guest.getByText(/has changed since you reserved. Before: Reception on 5F/).first()).toBeVisible();
	await expect(guest.getByText('Reception on 2F').first()).toBeVisible();
	await expect(guest.getByText(korean.english).first()).toBeVisible();

	// On the day itself, at the door.
	const people = [
		{ page: owner, account: clinic },
		{ page: colleague, account: desk },
		{ page: guest, account: visitor },
	];
	const { order, endsAt } = await reservationOf(guest.request, reserved);
	await passTo(new Date(startsAt(order).getTime() - hourMs / 2), people);
	await colleague.goto('/console/check');
	await colleague.getByRole('textbox').fill(code);
	await colleague.keyboard.press('Enter');
	await expect(colleague.getByText('Linh Nguyen').first()).toBeVisible();
	await colleague.getByRole('button', { name: /도착/ }).click();
	await expect.poll(async () => (await reservationOf(guest.request, reserved)).arrivedAt).not.toBeNull();

	// Half a day after its end it is over, by the clock alone.
	await passTo(new Date(Date.parse(endsAt) + 13 * hourMs), people);
	await expect
		.poll(async () => (await reservationOf(guest.request, reserved)).status, { timeout: 300_000 })
		.toBe('completed');
	await open(guest, `/medical/write-rating/${id}?reservation=${reserved}`);
	for (const aspect of ['service', 'language', 'value', 'place'])
		await guest.locator(`input[name="stars.${aspect}"][value="5"]`).check({ force: true });
	await guest.locator('#field-text').fill('Everything was explained calmly.');
	await guest.locator('#rating-form button[type=submit]').click();
	await expect(guest).toHaveURL(/\/my\/grade\?sent=in-moderation/);

	// What is said of a clinic is read first.
	const office = await arriveAs(browser, 'ko-KR');
	await logIn(office, operator);
	await office.goto('/console/ratings');
	await office.getByRole('listitem').filter({ hasText: 'Everything was explained calmly.' }).getByRole('link').click();
	await office.getByRole('button', { name: '공개하기' }).click();
	await expect(office.getByRole('main').getByRole('status')).toContainText('공개했습니다');

	await owner.goto('/console');
	await owner.getByRole('navigation', { name: '업무 콘솔' }).getByRole('link', { name: /^평점/ }).click();
	await owner.getByRole('button', { name: '답글 쓰기: Linh 님의 평점' }).first().click();
	await owner.getByRole('textbox', { name: '답글' }).fill('찾아 주셔서 감사합니다.');
	await owner.getByRole('button', { name: '답글 올리기' }).click();
	await expect(
		owner.getByRole('listitem').getByRole('paragraph').filter({ hasText: '찾아 주셔서 감사합니다.' }),
	).toBeVisible();
	// What is public may be as old as the five seconds data counts as fresh.
	await expect(async () => {
		await open(guest, `/medical/${id}#ratings`);
		await expect(guest.getByText('찾아 주셔서 감사합니다.')).toBeVisible({ timeout: 2_000 });
	}).toPass({ timeout: 60_000 });
	for (const page of [owner, colleague, guest, office]) await page.context().close();
});

/** The first start with room of this month or the next. */
async function firstSlot(page: Page, id: string) {
	const months = [0, 1].map((ahead) => {
		const now = new Date();
		return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7);
	});
	for (const month of months) {
		const { days, firstFreeOn } = await (await page.request.get(`/api/products/${id}/days?month=${month}`)).json();
		const day = days.find(({ slots }: { slots: { left: number }[] }) => slots.some(({ left }) => left > 0));
		if (day) return { firstFreeOn, on: day.on as string, time: day.slots[0].time as string | null };
	}
	throw new Error('nothing can be reserved');
}
