import { logIn } from '../support/member-journey.ts';
import { clinic } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('a desk keeps what it looks at under a name, opens with it, renames it and gives it up', async ({ page }) => {
	await logIn(page, clinic);
	const { items } = await (await page.request.get('/api/organisations?language=ko')).json();
	const organisation = items[0].id;
	const list = `/console/reservations?organisation=${organisation}`;
	await page.goto(`${list}&queue=all&pay=open`);
	await page.getByRole('button', { name: '보기 저장' }).click();
	const sheet = page.getByRole('dialog', { name: '보기 저장' });
	await sheet.getByRole('button', { name: '저장', exact: true }).click();
	await expect(sheet.getByRole('textbox', { name: '이름' })).toBeFocused();
	const name = `미수금 ${Date.now()}`;
	await sheet.getByRole('textbox', { name: '이름' }).fill(name);
	await sheet.getByLabel('예약 목록을 열 때 이 보기로 시작').check();
	await sheet.getByRole('button', { name: '저장', exact: true }).click();
	await expect(page).toHaveURL(/[?&]view=[0-9a-f-]{36}$/);
	const views = page.getByRole('navigation', { name: '저장한 보기' });
	await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

	await page.goto(list);
	await expect(page).toHaveURL(/[?&]view=[0-9a-f-]{36}$/);
	await expect(page.getByRole('combobox', { name: '결제 상태' })).toHaveValue('open');
	await page.getByRole('link', { name: '필터 모두 지우기' }).click();
	await expect(page).not.toHaveURL(/view=/);
	await expect(page.getByRole('combobox', { name: '결제 상태' })).toHaveValue('all');

	await views.getByRole('link', { name }).click();
	await page.getByRole('button', { name: '보기 관리' }).click();
	const change = page.getByRole('dialog', { name: '보기 관리' });
	await change.getByRole('textbox', { name: '이름' }).fill(`${name} 2`);
	await change.getByRole('button', { name: '저장', exact: true }).click();
	await expect(views.getByRole('link', { name: `${name} 2` })).toBeVisible();
	await page.getByRole('button', { name: '보기 관리' }).click();
	await change.getByRole('button', { name: '보기 삭제' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: '보기 삭제' }).click();
	await expect(page.getByRole('link', { name: `${name} 2` })).toHaveCount(0);
	await expect(page.getByRole('combobox', { name: '결제 상태' })).toHaveValue('open');
});
