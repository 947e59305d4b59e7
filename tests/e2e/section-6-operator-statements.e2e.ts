import { logIn } from '../support/member-journey.ts';
import { elsewhere, headers, logInEnglish, operator, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('a transfer in a bank statement is found by its code, confirmed by a click, and its guest sees it paid', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const product = 'tea-master-ikseon';
	const on = (await roomyDays(page.request, product)).at(-2) ?? '';
	const { days } = await (await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const { slots } = days.find((day: { on: string }) => day.on === on);
	const { time } = slots.find(({ left }: { left: number }) => left > 0);
	const { id, code } = await reserveByApi(page.request, { product, on, time });
	await elsewhere(baseURL, operator, async (request) => {
		const confirmed = await request.post(`/api/reservations/${id}/moves?language=ko`, {
			data: { move: 'confirm' },
			headers,
		});
		// What is confirmed at once needs nobody's word.
		expect([200, 409]).toContain(confirmed.status());
	});
	const { price } = await (await page.request.get(`/api/reservations/${id}?language=en`)).json();
	const total: number = price.total;

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/statements');
	await expect(desk.getByRole('heading', { level: 1, name: '은행 거래내역' })).toBeVisible();
	const unique = Number(`${Date.now()}`.slice(-9));
	const lines = [
		'계좌번호,110-123-456',
		'거래일시,적요,보낸분/받는분,출금액,입금액,잔액',
		`2026-11-18 10:00:00,타행,${code} LINH,0,${total},${unique}`,
		`2026-11-18 11:00:00,이자,예금이자,0,${7},${unique + 7}`,
	];
	const file = { name: `${code}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
	await desk.locator('#bank-file').setInputFiles(file);
	await expect(desk.getByText('110-123-456')).toHaveCount(0);
	await desk.getByRole('button', { name: '새 거래 2건 저장' }).click();
	await expect(desk).toHaveURL(/\/console\/statements\/[\w-]{36}/);

	const main = desk.getByRole('main');
	const row = main.getByRole('listitem').filter({ hasText: code }).first();
	await expect(row.getByText('예약번호 일치')).toBeVisible();
	await row.getByRole('button', { name: new RegExp(`^${code} ₩[\\d,]+ 확인$`) }).click();
	await expect(desk.getByText(`${code} 기록을 마쳤습니다.`)).toBeVisible();
	await desk.getByRole('link', { name: /^찾지 못함/ }).click();
	const interest = main.getByRole('listitem').filter({ hasText: '예금이자' }).first();
	await interest.getByRole('button', { name: '제외' }).click();
	await interest.getByRole('combobox', { name: '제외하는 이유' }).selectOption({ label: '은행 수수료·이자' });
	await interest.locator('form').getByRole('button', { name: '제외' }).click();
	await expect(desk.getByText('이 거래를 제외했습니다.')).toBeVisible();
	await desk.getByRole('link', { name: /^연결됨/ }).click();
	await expect(main.getByRole('listitem').filter({ hasText: code }).first()).toBeVisible();

	await page.goto(`/en/my/reserve/${id}`);
	await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
	// The same file again: nothing is kept twice.
	await desk.goto('/console/statements');
	await desk.locator('#bank-file').setInputFiles(file);
	await expect(desk.getByRole('button', { name: '새 거래가 없습니다' })).toBeDisabled();
	await context.close();
});

test('several lines are set aside by keys alone, and the focus is never lost', async ({ page }) => {
	await logIn(page, operator);
	await page.goto('/console/statements');
	const unique = Number(`${Date.now()}`.slice(-9));
	const lineOf = (name: string, at: number) =>
		`2026-11-18 0${at}:00:00,타행,${name} ${unique},0,1000,${unique + at * 1_000}`;
	const lines = [
		'거래일시,적요,보낸분/받는분,출금액,입금액,잔액',
		...['하나', '둘', '셋', '넷'].map((name, at) => lineOf(name, at + 1)),
		`2099-01-01 05:00:00,타행,아직 ${unique},0,1000,${unique + 5_000}`,
	];
	const picker = page.locator('#bank-file');
	await picker.setInputFiles({
		name: `many-${unique}.csv`,
		mimeType: 'text/csv',
		buffer: Buffer.from(lines.join('\n')),
	});
	await expect(page.getByText('아직 오지 않은 날짜입니다.', { exact: false })).toBeVisible();
	// A file that cannot be one takes the place of the one before, and nothing of that stays.
	await picker.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
	await expect(page.getByText(`many-${unique}.csv`)).toHaveCount(0);
	await expect(page.getByRole('region', { name: '열 확인' })).toHaveCount(0);
	const sound = lines.slice(0, -1).join('\n');
	await picker.setInputFiles({ name: `many-${unique}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sound) });
	await page.getByRole('button', { name: '새 거래 4건 저장' }).click();
	await page.getByRole('link', { name: /^찾지 못함/ }).click();

	const main = page.getByRole('main');
	const tick = (name: string) => main.getByRole('checkbox', { name: new RegExp(`${name} ${unique}`) });
	await tick('하나').press('Space');
	await tick('둘').press('Space');
	const open = main.getByRole('button', { name: '2건 제외', exact: false }).first();
	await open.press('Enter');
	const why = main.getByRole('combobox', { name: '제외하는 이유' });
	await expect(why).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(open).toBeFocused();
	await open.press('Enter');
	const note = main.getByRole('textbox', { name: '메모' });
	await note.fill('은행이 돌려준 돈');
	await tick('하나').press('Space');
	await tick('둘').press('Space');
	await expect(note).toBeHidden();
	await tick('셋').press('Space');
	await expect(note).toHaveValue('은행이 돌려준 돈');
	await tick('둘').press('Space');
	await why.selectOption({ label: '기타' });
	await note.press('Enter');
	await expect(page.getByText('2건을 제외했습니다.', { exact: false })).toBeVisible();
	await expect(main.getByRole('button', { name: '표시된 거래 모두 선택' })).toBeFocused();

	// One by one: its row goes, and keys go on in the list.
	const row = main.getByRole('listitem').filter({ hasText: `넷 ${unique}` });
	await row.getByRole('button', { name: '제외' }).press('Enter');
	await row.getByRole('combobox', { name: '제외하는 이유' }).selectOption({ label: '은행 수수료·이자' });
	await row.locator('form').getByRole('button', { name: '제외' }).press('Enter');
	await expect(row).toHaveCount(0);
	await expect(main.getByRole('list').filter({ hasText: `하나 ${unique}` })).toBeFocused();
});

test.describe('a mistake', () => {
	// A code that no reservation has.
	test.use({ expectedNoise: /status of 404/ });

	test('a file read the wrong way round is warned of, and what was saved of it is removed', async ({ page }) => {
		await logIn(page, operator);
		await page.goto('/console/statements');
		const unique = Number(`${Date.now()}`.slice(-9));
		const lines = [
			'거래일시,적요,보낸분/받는분,출금액,입금액,잔액',
			`2026-11-18 10:00:00,타행,첫 손님 ${unique},0,50000,${unique + 50_000}`,
			`2026-11-18 11:00:00,타행,둘째 손님,0,30000,${unique + 80_000}`,
		];
		const name = `wrong-${unique}.csv`;
		const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
		await page.locator('#bank-file').setInputFiles(file);
		const upload = page.getByRole('region', { name: '열 확인' });
		const kept = upload.getByRole('row').filter({ hasText: `첫 손님 ${unique}` });
		await expect(kept.getByText('입금', { exact: true })).toBeVisible();
		await expect(upload.getByText('입금과 출금이 뒤바뀐 것 같습니다.')).toHaveCount(0);
		await upload.getByRole('combobox', { name: '열의 용도: 입금액' }).selectOption({ label: '출금액' });
		await expect(upload.getByText('같은 용도를 두 열에 고를 수 없습니다.')).toBeVisible();
		await upload.getByRole('combobox', { name: '열의 용도: 출금액' }).selectOption({ label: '입금액' });
		await expect(kept.getByText('출금', { exact: true })).toBeVisible();
		await expect(upload.getByText('열 이름과 반대로 고른 열: 출금액, 입금액.')).toBeVisible();
		await expect(upload.getByText('거래 1건에서 잔액이 반대로 움직입니다.')).toBeVisible();
		await upload.getByRole('button', { name: '새 거래 2건 저장' }).click();

		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
		await page.getByRole('link', { name: /^찾지 못함/ }).click();
		const guest = page
			.getByRole('main')
			.getByRole('listitem')
			.filter({ hasText: `첫 손님 ${unique}` });
		await guest.getByRole('button', { name: '예약번호로 찾기' }).click();
		await guest.getByRole('textbox', { name: '예약번호' }).fill('22222');
		await guest.getByRole('button', { name: '찾기', exact: true }).click();
		await expect(guest.getByRole('textbox', { name: '예약번호' })).toHaveAccessibleDescription(/찾지 못했습니다/);
		await guest.getByRole('button', { name: '제외' }).click();
		const form = guest.locator('form').filter({ hasText: '제외하는 이유' });
		await form.getByRole('button', { name: '제외' }).click();
		await form.getByRole('combobox', { name: '제외하는 이유' }).selectOption({ label: '기타' });
		await form.getByRole('textbox', { name: '메모' }).fill('시험');
		await form.getByRole('button', { name: '제외' }).click();
		await expect(page.getByText('이 거래를 제외했습니다.')).toBeVisible();

		await page.getByRole('button', { name: '거래내역 삭제' }).click();
		const dialog = page.getByRole('alertdialog');
		await expect(dialog.getByText('2026.11.18 · 출금 ₩50,000 · 제외됨')).toBeVisible();
		await dialog.getByRole('button', { name: '해당 거래 보기' }).click();
		await guest.getByRole('button', { name: '되돌리기' }).click();
		await dialog.getByRole('textbox', { name: '이유' }).fill('열을 잘못 골랐습니다');
		await dialog.getByRole('button', { name: '되돌리기' }).click();
		await expect(page.getByText('다시 열었습니다.')).toBeVisible();
		await page.getByRole('button', { name: '거래내역 삭제' }).click();
		await dialog.getByRole('button', { name: '거래내역 삭제' }).click();
		await expect(page).toHaveURL(/\/console\/statements$/);
		await expect(page.getByRole('link', { name })).toHaveCount(0);

		// The right way round by itself, and all of it is new.
		await page.locator('#bank-file').setInputFiles(file);
		await expect(kept.getByText('입금', { exact: true })).toBeVisible();
		await expect(upload.getByRole('button', { name: '새 거래 2건 저장' })).toBeEnabled();
	});
});
