import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { joinAfresh, logIn } from '../support/member-journey.ts';
import { plain } from '../support/pictures.ts';
import {
	clinic,
	elsewhere,
	headers,
	logInEnglish,
	operator,
	reserveByApi,
	roomyDays,
} from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('everything to moderate is one queue, by kind in the address, and one click from its decision', async ({
	page,
}) => {
	// Somebody finds a rating wrong.
	await joinAfresh(page);
	const rated = await (await page.request.get('/api/products/gyeongbokgung-before-opening/ratings?language=en')).json();
	const reported = await page.request.post(`/api/ratings/${rated.items[0].id}/reports`, {
		data: { reason: 'untrue' },
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(reported.status()).toBe(200);
	await logIn(page, operator);
	const { counts, items, total } = await (await page.request.get('/api/moderation?language=ko')).json();
	expect(total).toBeGreaterThan(0);
	await page.goto('/console/trust');
	await expect(page.getByRole('heading', { level: 1, name: '검토 대기' })).toBeVisible();
	const filter = page.getByRole('navigation', { name: '종류' });
	await expect(filter.getByRole('link', { name: `전체 ${total}` })).toHaveAttribute('aria-current', 'page');
	// The rail counts the same.
	await expect(page.getByRole('link', { name: /^검토 대기/ })).toContainText(String(total));
	const [first] = items as { kind: 'rating' | 'picture' | 'photograph' | 'question' | 'message' }[];
	const kind = first?.kind ?? 'rating';
	const names = {
		rating: '평점',
		picture: '평점 사진',
		photograph: '상품·프로필 사진',
		question: '매칭 문의',
		message: '메시지',
	};
	await filter.getByRole('link', { name: `${names[kind]} ${counts[kind]}` }).click();
	await expect(page).toHaveURL(new RegExp(`[?]kind=${kind}$`));
	await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(Math.min(counts[kind], 20));
	await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
	await expect(page).toHaveURL(/console\/(ratings|photographs|matching-reports|messages)[?]queue=/);
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`[?]kind=${kind}$`));
	const none = (['message', 'picture', 'photograph', 'question', 'rating'] as const).find((one) => counts[one] === 0);
	if (none) {
		await page.goto(`/console/trust?kind=${none}`);
		await expect(page.getByText('이 종류는 검토를 기다리는 것이 없습니다.')).toBeVisible();
	}
});

test('a reported message is read in its talk and hidden with a reason; its writer and who reported it are told', async ({
	page,
	browser,
	baseURL,
}) => {
	test.slow();
	await logInEnglish(page);
	const product = 'scar-and-acne-care';
	const on = (await roomyDays(page.request, product, { time: '14:00' })).at(-2) ?? '';
	const { id, code } = await reserveByApi(page.request, { product, on, time: '14:00' });
	const { threadId } = await (await page.request.post(`/api/reservations/${id}/thread`, { headers })).json();
	const messages = `/api/threads/${threadId}/messages`;
	for (const text of ['Is there a lift?', 'You are all thieves.']) {
		const sent = await page.request.post(messages, { data: { key: randomUUID(), text, fileIds: [] }, headers });
		expect(sent.status(), await sent.text()).toBe(200);
	}
	await elsewhere(baseURL, clinic, async (request) => {
		const [{ id: insult }] = (await (await request.get(messages)).json()).items;
		const told = await request.post(`${messages}/${insult}/reports`, { data: { reason: 'insult' }, headers });
		expect(told.status(), await told.text()).toBe(200);
	});

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	const [waiting] = (await (await desk.request.get('/api/moderation?language=ko&kind=message')).json()).items.slice(-1);
	await desk.goto('/console/trust?kind=message');
	await desk.locator(`a[href="/console/messages?queue=open&id=${waiting.id}"]`).click();
	await expect(desk.getByRole('heading', { level: 1, name: '신고된 메시지' })).toBeVisible();
	const main = desk.getByRole('main');
	await expect(main.getByRole('listitem').filter({ hasText: 'Is there a lift?' })).toBeVisible();
	await expect(main.getByRole('listitem').filter({ hasText: 'You are all thieves.' })).toContainText('신고됨');
	await expect(main.getByRole('link', { name: `예약 · ${code}` })).toHaveAttribute(
		'href',
		`/console/reservations/${id}`,
	);
	await main.getByRole('button', { name: '가리고 알리기' }).click();
	const reason = main.getByRole('textbox', { name: '작성자에게 보낼 사유' });
	await expect(reason).toHaveAttribute('aria-invalid', 'true');
	await reason.fill('Please stay polite to the clinic.');
	await main.getByRole('button', { name: '가리고 알리기' }).click();
	await expect(desk.getByText('메시지를 가리고 작성자와 신고한 사람에게 알렸습니다.')).toBeVisible();

	await page.goto(`/en/my/reserve/${id}`);
	const thread = page.locator('#messages');
	await thread.scrollIntoViewIfNeeded();
	await expect(thread.getByRole('log')).toContainText('Reason: Please stay polite to the clinic.');
	await expect(thread.getByRole('log')).not.toContainText('thieves');
	await page.getByRole('button', { name: /^Notifications/ }).click();
	await expect(page.getByText('Your message was hidden')).toBeVisible();
	await elsewhere(baseURL, clinic, async (request) => {
		const { items } = await (await request.get('/api/notifications?language=ko')).json();
		expect(items.map(({ kind }: { kind: string }) => kind)).toContain('thread.report-hidden');
	});

	// Who looked is in the trail of what the operator did.
	await desk.goto('/console/audit');
	await desk.getByRole('textbox', { name: '예약번호' }).fill('MR-200101-22222');
	await desk.getByRole('button', { name: '기록 보기' }).click();
	await expect(desk.getByText('이 번호의 예약이 없습니다.', { exact: false })).toBeVisible();
	await desk.getByRole('textbox', { name: '예약번호' }).fill(code);
	await desk.getByRole('button', { name: '기록 보기' }).click();
	await expect(desk.getByRole('list', { name: '적용한 조건' })).toContainText(`대상: ${code}`);
	await desk.getByRole('link', { name: '필터 지우기' }).click();
	await desk.getByRole('searchbox', { name: '사람으로 찾기' }).fill(operator.email);
	await desk.getByRole('list', { name: '찾은 사람' }).getByRole('link', { name: '이 사람이 한 일' }).first().click();
	await expect(desk.getByRole('list', { name: '적용한 조건' })).toContainText('한 일');
	const entries = desk.getByRole('main').getByRole('listitem');
	await expect(entries.filter({ hasText: '신고된 메시지 열람' }).first()).toBeVisible();
	await context.close();
});

const pictured = 'scar-and-acne-care';
const gallery = (page: Page) => page.locator('main a[aria-haspopup="dialog"][href^="/api/files/"]').first();

test('a photograph is reported where it is seen in full, hidden with a reason its house reads, and brought back', async ({
	page,
	browser,
	baseURL,
}) => {
	test.slow();
	const bytes = await plain(1200, 900).png().toBuffer();
	const photographs = `/api/products/${pictured}/photographs`;
	const id = await elsewhere(baseURL, clinic, async (request) => {
		const added = await request.post(photographs, {
			data: bytes,
			headers: { ...headers, 'content-type': 'image/png' },
		});
		expect(added.status(), await added.text()).toBe(200);
		return (await added.json()).photographs.at(-1).id as string;
	});
	const address = `/en/medical/${pictured}`;

	// A visitor is led to the login and back; nothing of a report comes with the page.
	const loaded: string[] = [];
	page.on('request', (request) => loaded.push(request.url()));
	await page.goto(address);
	await page.waitForLoadState('networkidle');
	const ofReports = () => loaded.filter((url) => /photograph-lightbox/.test(url)).length;
	expect(ofReports()).toBe(0);
	await gallery(page).click();
	await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in to report this photo' })).toHaveAttribute(
		'href',
		/[?]next=/,
	);
	expect(ofReports()).toBeGreaterThan(0);

	await logInEnglish(page);
	await page.goto(address);
	await gallery(page).click();
	await page.getByRole('button', { name: 'Report this photo' }).click();
	const sheet = page.getByRole('dialog', { name: 'Report this photo?' });
	await sheet.getByRole('radio', { name: 'Does not show what is offered' }).press('ArrowDown');
	await expect(sheet.getByRole('radio', { name: 'Someone else’s photo, used without permission' })).toBeChecked();
	await sheet.getByRole('button', { name: 'Send report' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Our staff will look at it' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/trust?kind=photograph');
	await desk.locator(`a[href="/console/photographs?queue=open&id=${id}"]`).click();
	const main = desk.getByRole('main');
	await expect(main.getByRole('heading', { level: 1, name: '신고된 사진' })).toBeVisible();
	await expect(main.getByText('다른 사람의 사진을 허락 없이 사용')).toBeVisible();
	await expect(main.getByRole('link', { name: /신사|피부/ }).last()).toHaveAttribute('href', /\/console\/houses\//);
	await main.getByRole('textbox', { name: '제공자에게 보낼 사유' }).fill('다른 병원의 사진입니다.');
	await main.getByRole('button', { name: '가리고 알리기' }).click();
	await expect(desk.getByText('사진을 가리고 제공자와 신고한 사람에게 알렸습니다.')).toBeVisible();
	expect((await page.request.get(`/api/files/${id}/480.webp`)).status()).toBe(404);
	await page.goto(address);
	await expect(page.locator(`img[src*="${id}"]`)).toHaveCount(0);
	await page.getByRole('button', { name: /^Notifications/ }).click();
	await expect(page.getByText('We have hidden the photo you reported')).toBeVisible();

	const house = await context.browser()?.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const editor = await house?.newPage();
	if (!house || !editor) throw new Error('no browser');
	await logIn(editor, clinic);
	await editor.goto('/console');
	await editor.getByRole('button', { name: /^알림/ }).click();
	await editor
		.getByRole('link', { name: /등록하신 사진을 가렸습니다/ })
		.first()
		.click();
	await expect(editor).toHaveURL(new RegExp(`products/${pictured}[?]part=photographs$`));
	await expect(editor.getByText('사유: 다른 병원의 사진입니다.')).toBeVisible();

	await desk.goto('/console/photographs?queue=hidden');
	await desk.locator(`a[href="/console/photographs?queue=hidden&id=${id}"]`).click();
	await main.getByRole('button', { name: '다시 표시' }).click();
	await expect(desk.getByText('사진을 다시 표시하고 제공자와 신고한 사람에게 알렸습니다.')).toBeVisible();
	expect((await page.request.get(`/api/files/${id}/480.webp`)).status()).toBe(200);
	expect((await editor.request.delete(`${photographs}/${id}`, { headers })).status()).toBe(200);
	await house.close();
	await context.close();
});
