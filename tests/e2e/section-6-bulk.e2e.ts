import { readFile } from 'node:fs/promises';
import { logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const clinic = { email: 'clinic@maru.example', password: 'maru-demo-clinic' };

const csv = (name: string, rows: string[][]) => ({
	...{ name, mimeType: 'text/csv' },
	buffer: Buffer.from(`\ufeff${rows.map((row) => `${row.map((cell) => `"${cell}"`).join(',')}\r\n`).join('')}`),
});

test('a clinic takes its products out as a file, and puts new ones in once the bad line is mended', async ({
	page,
}) => {
	const mark = Date.now().toString(36);
	const [first, second] = [`첫 진료 ${mark}`, `둘째 진료 ${mark}`];
	await logIn(page, clinic);
	await page.goto('/console/products');
	await page.getByRole('link', { name: '파일로 일괄 편집' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '파일로 일괄 편집' })).toBeVisible();

	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: '상품 파일 내려받기' }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^maru-products-\d{4}-\d\d-\d\d\.csv$/);
	const text = await readFile(await download.path(), 'utf8');
	expect(text.startsWith('\ufeffcode,house,kind,state,title_ko,')).toBe(true);

	const head = ['code', 'kind', 'title_ko', 'price', 'times'];
	const fine = ['', 'dermatology', first, '120,000', '9:00 14:00'];
	const upload = page.getByLabel('CSV 파일');
	await upload.setInputFiles(csv('new.csv', [head, fine, ['', 'dermatology', second, '십만 원', '9:00']]));
	const result = page.getByRole('region', { name: '파일 확인 결과' });
	// Nothing goes in while a line is wrong; which, where and why is said.
	const bad = result.getByRole('row').filter({ hasText: '십만 원' });
	await expect(bad).toContainText('3');
	await expect(bad).toContainText('price');
	await expect(bad).toContainText('숫자가 아닙니다.');
	await expect(result.getByRole('button')).toHaveCount(0);

	await upload.setInputFiles(csv('new.csv', [head, fine, ['', 'dermatology', second, '100000', '9:00']]));
	await expect(result.getByRole('row').filter({ hasText: first })).toContainText('새로 등록됩니다');
	await result.getByRole('button', { name: '2행 적용' }).click();
	await expect(page.getByText('상품 2개를 초안으로 저장했습니다.')).toBeVisible();

	// The same file once more would make nothing twice.
	await upload.setInputFiles(csv('new.csv', [head, fine]));
	await expect(result.getByText('같은 이름의 상품이 이미 있습니다.', { exact: false })).toBeVisible();

	await page.getByRole('link', { name: '상품', exact: true }).first().click();
	await page.getByRole('link', { name: first }).click();
	await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
	await page.getByRole('navigation', { name: '상품 편집' }).getByRole('link', { name: '요금' }).click();
	await expect(page.getByRole('textbox', { name: '기본 금액' })).toHaveValue('120000');

	// It is changed by its code, and what changes is shown before it does.
	const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await page.goto('/console/products/files');
	await upload.setInputFiles(
		csv('change.csv', [
			['code', 'price'],
			[code, '99000'],
		]),
	);
	const line = result.getByRole('row').filter({ hasText: code });
	await expect(line.locator('del')).toContainText('120000');
	await expect(line.locator('ins')).toContainText('99000');
	await result.getByRole('button', { name: '1행 적용' }).click();
	await expect(page.getByText('상품 1개를 초안으로 저장했습니다.')).toBeVisible();

	// A workbook is no CSV file, and is told so before it is sent.
	await upload.setInputFiles({ name: 'a.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('PK') });
	await expect(page.getByText('CSV 파일(.csv)을 선택해 주세요.', { exact: false })).toBeVisible();
});

test('places of a day are changed by a file, and the calendar has them', async ({ page }) => {
	await logIn(page, clinic);
	// A product of one's own, so that nobody else counts on its days.
	const names = { ko: `달력 진료 ${Date.now().toString(36)}`, en: '' };
	const houses = await page.request.get('/api/console/product-houses?language=ko');
	const [house] = ((await houses.json()) as { houses: { providerId: string }[] }).houses;
	const made = await page.request.post('/api/console/content', {
		headers: { 'sec-fetch-site': 'same-origin' },
		data: { kind: 'product', of: { kind: 'dermatology', providerId: house?.providerId }, names },
	});
	const { id } = (await made.json()) as { id: string };
	await page.goto('/console/products/files?of=slots');
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: '시간대 파일 내려받기' }).click(),
	]);
	const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
	const own =
		lines
			.filter((line) => line.startsWith(`${id},`))
			.at(-1)
			?.split(',') ?? [];
	const [product = '', title = '', date = '', time = ''] = own;
	expect(own.slice(4, 6)).toEqual(['2', 'open']);

	const head = ['product', 'title', 'date', 'time', 'capacity', 'sale'];
	const upload = page.getByLabel('CSV 파일');
	const result = page.getByRole('region', { name: '파일 확인 결과' });
	await upload.setInputFiles(csv('slots.csv', [head, [product, title, date, time, '7', 'closed']]));
	await expect(result.getByRole('row').filter({ hasText: 'closed' })).toContainText('open · stopped');
	await upload.setInputFiles(csv('slots.csv', [head, [product, title, date, time, '7', 'open']]));
	await result.getByRole('button', { name: '1행 적용' }).click();
	await expect(page.getByText('시간대 1개를 변경했습니다.')).toBeVisible();
	const days = await page.request.get(`/api/console/products/${id}/days?first=${date}&last=${date}`);
	const [day] = ((await days.json()) as { days: { slots: { time: string; capacity: number }[] }[] }).days;
	expect(day?.slots.find((slot) => slot.time === time)?.capacity).toBe(7);
});
