import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { logIn } from '../support/member-journey.ts';
import { elsewhere, headers, logInEnglish, operator, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

async function reserveTea(request: APIRequestContext, nth: number) {
	const product = 'tea-master-ikseon';
	const on = (await roomyDays(request, product)).at(nth) ?? '';
	const { days } = await (await request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const { slots } = days.find((day: { on: string }) => day.on === on);
	const { time } = slots.find(({ left }: { left: number }) => left > 0);
	return reserveByApi(request, { product, on, time });
}

async function confirm(request: APIRequestContext, id: string): Promise<void> {
	const confirmed = await request.post(`/api/reservations/${id}/moves?language=ko`, {
		data: { move: 'confirm' },
		headers,
	});
	// What is confirmed at once needs nobody's word.
	expect([200, 409]).toContain(confirmed.status());
}

test('a guest asks for mediation, an operator decides on a refund, and it is owed and seen by the guest', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const { id, code } = await reserveTea(page.request, -3);
	const { price } = await (await page.request.get(`/api/reservations/${id}?language=en`)).json();
	const pay = async (request: APIRequestContext) => {
		const paid = await request.post(`/api/reservations/${id}/payments?language=ko`, {
			data: { key: randomUUID(), kind: 'payment', won: price.total, method: 'transfer' },
			headers,
		});
		expect(paid.status(), await paid.text()).toBe(200);
		return (await paid.json()).payments.at(-1).id;
	};
	const entry = await elsewhere(baseURL, operator, async (request) => {
		await confirm(request, id);
		return pay(request);
	});

	await page.goto(`/en/my/reserve/${id}`);
	const card = page.locator('#dispute');
	await card.getByRole('button', { name: 'Ask for mediation' }).click();
	await card.getByRole('button', { name: 'Send the request' }).click();
	const words = card.getByRole('textbox', { name: 'What happened?' });
	await expect(words).toHaveAttribute('aria-invalid', 'true');
	await words.fill('The tea master did not come.');
	await card.getByRole('button', { name: 'Send the request' }).click();
	await expect(card.getByText('In mediation')).toBeVisible();

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/disputes');
	await expect(desk.getByRole('heading', { level: 1, name: '분쟁 조정' })).toBeVisible();
	await desk.getByRole('link', { name: code }).click();
	const mediation = desk.locator('#dispute');
	await expect(mediation.getByText('The tea master did not come.')).toBeVisible();
	const sum = mediation.getByRole('textbox', { name: '환불 금액(원)' });
	await sum.fill('오천');
	await mediation.getByRole('button', { name: '이대로 결정' }).click();
	// What is wrong with it does not hide how much it may be.
	await expect(sum).toHaveAccessibleDescription(/금액이 아닙니다.*₩[\d,]+까지/);
	await sum.fill('5000');
	await mediation.getByRole('textbox', { name: '설명' }).fill('절반만 진행되었습니다.');
	await mediation.getByRole('button', { name: '이대로 결정' }).click();
	// Asked once more, with what becomes of the money.
	const question = desk.getByRole('alertdialog');
	await expect(question).toContainText('예약자에게 ₩5,000을 환불하게 되며');
	// The money goes meanwhile: what was chosen is refused at its field, and turns into nothing else.
	await elsewhere(baseURL, operator, async (request) => {
		const url = `/api/reservations/${id}/payments/${entry}/reversal?language=ko`;
		expect((await request.post(url, { data: { reason: '다른 예약의 입금' }, headers })).status()).toBe(200);
	});
	await question.getByRole('button', { name: '이대로 결정' }).click();
	await expect(question).toBeHidden();
	await expect(sum).toBeFocused();
	await expect(sum).toHaveAccessibleDescription(/금액보다 큽니다/);
	await expect(mediation.getByText('결정됨')).toHaveCount(0);
	await elsewhere(baseURL, operator, pay);
	await expect(mediation.getByText(/^₩[\d,]+까지$/)).toBeVisible();
	await mediation.getByRole('button', { name: '이대로 결정' }).click();
	await expect(question).toContainText('예약자에게 ₩5,000을 환불하게 되며');
	await question.getByRole('button', { name: '이대로 결정' }).click();
	await expect(mediation.getByText('결정됨')).toBeVisible();
	expect(await desk.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('dispute');
	await desk.goto('/console/refunds');
	await expect(
		desk.getByRole('main').getByRole('listitem').filter({ hasText: code }).getByText('₩5,000'),
	).toBeVisible();
	await context.close();

	await page.reload();
	await expect(card.getByText('Refund of ₩5,000')).toBeVisible();
	// Mediation reads in one place: its steps stand between the messages.
	const messages = page.locator('#messages');
	await messages.scrollIntoViewIfNeeded();
	await expect(messages.getByText('The guest asked for mediation: Not as described')).toBeVisible();
	await expect(messages.getByText('Decided by the Maru team: Refund of ₩5,000')).toBeVisible();
});

test.describe('where calls fail on purpose', () => {
	test.use({ expectedNoise: /Failed to load resource: net::ERR_FAILED/ });

	test('a dispute that could not be read says so, and is read at another try', async ({ page, baseURL }) => {
		await logInEnglish(page);
		const { id } = await reserveTea(page.request, -4);
		await elsewhere(baseURL, operator, (request) => confirm(request, id));
		let isDown = true;
		const held: (() => void)[] = [];
		let isHeld = false;
		await page.route('**/api/reservations/*/dispute', async (route) => {
			if (isHeld) await new Promise<void>((go) => held.push(go));
			return isDown ? route.abort() : route.continue();
		});
		await page.goto(`/en/my/reserve/${id}`);
		const card = page.locator('#dispute');
		await expect(card.getByRole('alert')).toBeVisible({ timeout: 20_000 });
		isDown = false;
		isHeld = true;
		const again = card.getByRole('button', { name: 'Try again' });
		await again.click();
		// The button stays with whoever pressed it, and says that it is busy.
		await expect.poll(() => held.length).toBe(1);
		await expect(again).toBeFocused();
		await expect(again).toHaveAttribute('aria-busy', 'true');
		for (const go of held) go();
		await expect(card.getByRole('alert')).toHaveCount(0);
		await expect(card.getByRole('button', { name: 'Ask for mediation' })).toBeVisible();
	});
});
