import type { Browser, Page } from '@playwright/test';
import { anna, logIn } from '../support/member-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

async function openDesk(browser: Browser, baseURL: string | undefined) {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	return { context, desk };
}

const questionOn = (desk: Page) => desk.getByRole('alertdialog', { name: '입력한 내용을 버릴까요?' });

/** The question is there, with the safe answer at hand; who gives it is back where they were. */
async function stayAt(desk: Page) {
	const question = questionOn(desk);
	await expect(question).toBeVisible();
	await expect(question.getByRole('button', { name: '계속 입력' })).toBeFocused();
	await desk.keyboard.press('Enter');
	await expect(question).toHaveCount(0);
}

const leave = (desk: Page) => questionOn(desk).getByRole('button', { name: '입력한 내용 버리기' }).click();

test('rates that were typed are not given up by a link, Back or Forward without a question', async ({
	browser,
	baseURL,
}) => {
	const { context, desk } = await openDesk(browser, baseURL);
	await desk.goto('/console/phrases');
	const rail = desk.getByRole('navigation').first();
	await rail.getByRole('link', { name: '환율', exact: true }).click();
	const dollar = desk.getByRole('textbox', { name: /1 USD/ });
	const before = await dollar.inputValue();
	// Nothing was typed: nothing is asked.
	await desk.goBack();
	await expect(desk).toHaveURL('/console/phrases');
	await desk.goForward();
	await expect(dollar).toHaveValue(before);

	await dollar.fill('1234.5');
	const company = rail.getByRole('link', { name: '회사 정보', exact: true });
	await company.click();
	await stayAt(desk);
	await expect(company).toBeFocused();
	await expect(desk).toHaveURL('/console/rates');
	await expect(dollar).toHaveValue('1234.5');
	await desk.goBack();
	await stayAt(desk);
	await expect(desk).toHaveURL('/console/rates');
	await expect(dollar).toHaveValue('1234.5');
	// Typed back to what it was, there is nothing to lose.
	await dollar.fill(before);
	await company.click();
	await expect(desk).toHaveURL('/console/company');
	await desk.goBack();
	await desk.getByRole('textbox', { name: /1 USD/ }).fill('0');
	await desk.getByRole('button', { name: '환율 저장' }).click();
	await expect(desk.getByText('0보다 큰 숫자를 적어 주세요.').first()).toBeVisible();
	await desk.goBack();
	await leave(desk);
	await expect(desk).toHaveURL('/console/phrases');
	await context.close();
});

test('a sheet with a sentence in it asks at Escape, at its close button and outside', async ({ browser, baseURL }) => {
	const { context, desk } = await openDesk(browser, baseURL);
	await desk.goto('/console/rates');
	await desk.getByRole('navigation').first().getByRole('link', { name: '문구집', exact: true }).click();
	const add = desk.getByRole('button', { name: '문구 추가' });
	const sheet = desk.getByRole('dialog', { name: '문구 추가' });
	await add.click();
	await expect(sheet).toBeVisible();
	await desk.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
	await add.click();
	const korean = sheet.getByLabel('한국어', { exact: true });
	await korean.fill('문 앞에서 기다려 주세요.');
	await desk.keyboard.press('Escape');
	await stayAt(desk);
	await expect(korean).toBeFocused();
	// Escape twice in a row is the safe answer, and nothing more.
	await desk.keyboard.press('Escape');
	await expect(questionOn(desk)).toBeVisible();
	await desk.keyboard.press('Escape');
	await expect(questionOn(desk)).toHaveCount(0);
	await expect(korean).toHaveValue('문 앞에서 기다려 주세요.');
	await sheet.getByRole('button', { name: '닫기' }).click();
	await stayAt(desk);
	await desk.mouse.click(5, 5);
	await stayAt(desk);
	await desk.goBack();
	await stayAt(desk);
	await expect(korean).toHaveValue('문 앞에서 기다려 주세요.');
	await desk.keyboard.press('Escape');
	await leave(desk);
	await expect(sheet).toHaveCount(0);
	await expect(add).toBeFocused();
	await context.close();
});

test('the words of a mail are asked about in whatever language one looks at it by now', async ({
	browser,
	baseURL,
}) => {
	const { context, desk } = await openDesk(browser, baseURL);
	await desk.goto('/console/mail-templates');
	const templates = desk.getByRole('main').getByRole('listitem').getByRole('link');
	await templates.nth(1).click();
	const subject = desk.locator('#wording-subject');
	const before = await subject.inputValue();
	await subject.fill(`${before} (점검)`);
	await desk.getByRole('tab', { name: 'Русский' }).click();
	await expect(subject).not.toHaveValue(`${before} (점검)`);
	const asked = desk.url();
	await templates.nth(2).click();
	await stayAt(desk);
	await expect(desk).toHaveURL(asked);
	await desk.getByRole('tab', { name: '한국어' }).click();
	await expect(subject).toHaveValue(`${before} (점검)`);
	// Typed back in both, there is nothing to ask.
	await subject.fill(before);
	await templates.nth(2).click();
	await expect(desk).not.toHaveURL(asked);
	await expect(questionOn(desk)).toHaveCount(0);
	await context.close();
});

test('a colleague puts up a maintenance notice: what was typed stays, and theirs is told', async ({
	browser,
	baseURL,
}) => {
	const { context, desk } = await openDesk(browser, baseURL);
	await desk.goto('/console/running');
	const form = desk.getByRole('form', { name: '점검 안내' });
	const korean = form.getByRole('textbox', { name: '한국어' });
	await korean.fill('03:00 KST에 점검합니다.');
	await form.getByRole('textbox', { name: 'English' }).fill('Maintenance at 03:00 KST.');
	const theirs = { ko: '02:00 KST에 점검합니다.', en: 'Maintenance at 02:00 KST.' };
	const put = (texts: object | null, before: object | null) =>
		desk.request.put('/api/switches/maintenance', {
			...{ data: { texts, before }, headers: { 'sec-fetch-site': 'same-origin' } },
		});
	expect((await put(theirs, null)).status()).toBe(200);
	await form.getByRole('button', { name: '안내 표시' }).click();
	const met = form.getByRole('alert').filter({ hasText: '다른 사람이 먼저 점검 안내를 바꿨습니다.' });
	await expect(met).toContainText(theirs.ko);
	await expect(korean).toHaveValue('03:00 KST에 점검합니다.');
	await met.getByRole('button', { name: '내가 입력한 내용으로 계속' }).click();
	await form.getByRole('button', { name: '안내 표시' }).click();
	await expect(desk.getByText('점검 안내를 표시합니다.')).toBeVisible();
	await form.getByRole('button', { name: '안내 내리기' }).click();
	await expect(desk.getByText('점검 안내를 내렸습니다.')).toBeVisible();
	await expect(korean).toHaveValue('');
	await context.close();
});

test('a guest who corrects their details is asked on the site, by Back and at Escape', async ({ page }) => {
	await logIn(page, anna);
	const { items } = await (await page.request.get('/api/reservations?language=en&time=upcoming')).json();
	const all: { id: string; correctable: string[] }[] = await Promise.all(
		items.map(async ({ id }: { id: string }) => (await page.request.get(`/api/reservations/${id}?language=en`)).json()),
	);
	const id = all.find(({ correctable }) => correctable.includes('phone'))?.id;
	expect(id, 'a reservation whose telephone number can be corrected').toBeDefined();
	await open(page, '/en/my/reserve');
	await page.locator(`main a[href$="/my/reserve/${id}"]`).first().click();
	await page.getByRole('button', { name: 'Correct your details' }).click();
	const sheet = page.getByRole('dialog', { name: 'Correct your details' });
	const phone = sheet.locator('#lead-phone');
	const tidied = '+84-901-234-567';
	await phone.fill(tidied);
	const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
	const stay = async () => {
		await question.getByRole('button', { name: 'Keep editing' }).click();
		await expect(question).toHaveCount(0);
		await expect(phone).toHaveValue(tidied);
	};
	await page.goBack();
	await stay();
	// Back is the safe answer of the question too.
	await page.keyboard.press('Escape');
	await expect(question).toBeVisible();
	await page.goBack();
	await expect(question).toHaveCount(0);
	await expect(phone).toHaveValue(tidied);
	await page.keyboard.press('Escape');
	await question.getByRole('button', { name: 'Discard changes' }).click();
	await expect(sheet).toHaveCount(0);
	await expect(page).toHaveURL(`/en/my/reserve/${id}`);
	await expect(phone).toHaveCount(0);
	// Nothing is typed any more: Back leads on.
	await page.goBack();
	await expect(page).toHaveURL('/en/my/reserve');
});

test('a dialog with a reason in it asks at every way out, at its own “no” too, and begins empty after that', async ({
	page,
}) => {
	await logIn(page, anna);
	const { items } = await (await page.request.get('/api/reservations?language=en&time=upcoming')).json();
	const all: { id: string; moves: string[] }[] = await Promise.all(
		items.map(async ({ id }: { id: string }) => (await page.request.get(`/api/reservations/${id}?language=en`)).json()),
	);
	const id = all.find(({ moves }) => moves.includes('cancel'))?.id;
	expect(id, 'a reservation that can be cancelled').toBeDefined();
	await open(page, '/en/my/reserve');
	await page.locator(`main a[href$="/my/reserve/${id}"]`).first().click();
	const cancel = page.getByRole('button', { name: 'Cancel reservation' });
	const dialog = page.getByRole('alertdialog', { name: 'Cancel this reservation?' });
	const reason = dialog.getByRole('textbox');
	// Nothing was typed: nothing is asked.
	await cancel.click();
	await expect(reason).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await cancel.click();
	await reason.fill('Our flight was moved.');
	const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
	const stay = async () => {
		await question.getByRole('button', { name: 'Keep editing' }).click();
		await expect(question).toHaveCount(0);
		await expect(reason).toHaveValue('Our flight was moved.');
	};
	await page.keyboard.press('Escape');
	await stay();
	await page.mouse.click(3, 3);
	await stay();
	await page.goBack();
	await stay();
	await dialog.getByRole('button', { name: 'Keep it' }).click();
	await stay();
	await dialog.getByRole('button', { name: 'Keep it' }).click();
	await question.getByRole('button', { name: 'Discard changes' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(cancel).toBeFocused();
	await cancel.click();
	await expect(reason).toHaveValue('');
	await page.keyboard.press('Escape');
	// Nothing is typed any more: Back leads on.
	await page.goBack();
	await expect(page).toHaveURL('/en/my/reserve');
});

test('what somebody begins in a sheet of the console, or ticks for a colleague, asks before the sheet closes', async ({
	browser,
	baseURL,
}) => {
	const { context, desk } = await openDesk(browser, baseURL);
	await desk.goto('/console/notices');
	await desk.getByRole('button', { name: '공지 쓰기' }).click();
	const sheet = desk.getByRole('dialog', { name: '공지 쓰기' });
	const korean = sheet.getByLabel('한국어 제목');
	await korean.fill('설 연휴 안내');
	await desk.keyboard.press('Escape');
	await stayAt(desk);
	await expect(korean).toHaveValue('설 연휴 안내');
	await sheet.getByRole('button', { name: '닫기' }).click();
	await leave(desk);
	await expect(sheet).toHaveCount(0);
	// It is gone with what was typed: another page asks nothing.
	await desk.getByRole('navigation').first().getByRole('link', { name: '환율', exact: true }).click();
	await expect(desk).toHaveURL('/console/rates');
	await context.close();
});
