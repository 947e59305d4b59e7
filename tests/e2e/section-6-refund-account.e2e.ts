import { joinAfresh, logIn } from '../support/member-journey.ts';
import { owedRefund } from '../support/owed-refund.ts';
import { operator } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

test('a guest who cancelled says where the refund goes, an operator reads it for a reason and sends it, and the guest sees both', async ({
	page,
	browser,
	baseURL,
}) => {
	// Whom nothing else waits for: of much that waits the page shows the most urgent only.
	await joinAfresh(page);
	const { id, code } = await owedRefund(page, baseURL, 2);

	// What waits leads to where it is done.
	await page.goto('/en/my/reserve');
	await expect(page.getByText('Tell us where to send your refund of ₩10,000')).toBeVisible();
	await page.goto(`/en/my/reserve/${id}#refund-account`);
	const card = page.locator('#refund-account');
	await expect(card.getByText('We owe you a refund of ₩10,000. Please tell us where to send it.')).toBeVisible();
	const country = card.getByRole('combobox', { name: 'Country of the bank' });
	await country.fill('Germany');
	await card.getByRole('option', { name: 'Germany' }).click();
	await card.getByLabel('Bank', { exact: true }).fill('Commerzbank');
	await card.getByLabel('Account holder', { exact: true }).fill('Linh Nguyen');
	await card.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
	await card.getByLabel('SWIFT / BIC').fill('COBADEFFXXX');
	await card.getByLabel('Account holder’s address').fill('Hauptstr. 1, 10115 Berlin');
	await card.getByRole('button', { name: 'Save refund details' }).click();
	// The fault is told beside its field, and what was typed stays.
	await expect(card.getByText('This IBAN has a wrong letter or digit. Please check it.')).toBeVisible();
	await expect(card.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 01');
	await expect(card.getByLabel('Bank', { exact: true })).toHaveValue('Commerzbank');
	expect(await violationsOn(page)).toEqual([]);
	await card.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
	await card.getByRole('button', { name: 'Save refund details' }).click();
	await expect(card.getByText('•••• 3000')).toBeVisible();
	await expect(page.getByText('Saved. We have sent you a confirmation by e-mail.')).toBeVisible();
	expect(await page.content()).not.toContain('0532');
	await page.goto('/en/my/reserve');
	await expect(page.getByText('Tell us where to send your refund of ₩10,000')).toHaveCount(0);

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/refunds');
	const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: code });
	await expect(row.getByText(/Commerzbank · .+ · •••• 3000/)).toBeVisible();
	await row.getByRole('button', { name: `계좌 보기: ${code}` }).click();
	await row.getByRole('combobox', { name: '열람 사유' }).selectOption({ label: '환불 송금' });
	await row.getByRole('button', { name: '기록하고 보기' }).click();
	await expect(row.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
	await expect(row.getByText('Hauptstr. 1, 10115 Berlin')).toBeVisible();
	await row.getByRole('button', { name: `환불 기록: ${code}` }).click();
	await row.getByRole('button', { name: '보낸 것으로 기록' }).click();
	await expect(desk.getByText(`${code} 환불을 기록하고 예약자에게 알렸습니다.`)).toBeVisible();
	await expect(row).toHaveCount(0);
	await context.close();

	await page.goto(`/en/my/reserve/${id}`);
	await expect(card.getByText('The refund was sent here. It can no longer be changed.')).toBeVisible();
	await expect(card.getByText('•••• 3000')).toBeVisible();
	await expect(card.getByRole('button')).toHaveCount(0);
	await page.goto('/en/my/info');
	await expect(page.getByText(`Bank account for a refund · ${code}`)).toBeVisible();
});
