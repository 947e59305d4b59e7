import { readFile } from 'node:fs/promises';
import { logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

const xliff = (text: string) => ({
	...{ name: 'back.xlf', mimeType: 'application/octet-stream', buffer: Buffer.from(text) },
});

test('what is missing in a language goes out as a file, comes back, and is a draft until somebody publishes it', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const page = await context.newPage();
	const mark = Date.now().toString(36);
	await logIn(page, operator);

	// A notice of today, which only the Korean and the English know.
	await page.goto('/console/notices?new=1');
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('textbox').first().fill(`번역할 공지 ${mark}`);
	await dialog.getByRole('textbox').nth(1).fill(`To translate ${mark}`);
	await dialog.getByRole('button').last().click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
	await page.getByRole('tab', { name: /한국어/ }).click();
	await page.getByRole('textbox', { name: '본문' }).fill('자세한 내용은 https://maru.example/faq 에서 보세요.');
	await page.getByRole('button', { name: '저장', exact: true }).click();
	await expect(page.getByText('저장했습니다').first()).toBeVisible();

	await page.goto('/console/translations');
	await expect(page.getByRole('heading', { level: 1, name: '번역' })).toBeVisible();
	await expect(page.getByRole('row', { name: /공지/ }).first()).toContainText('%');
	await page.getByRole('navigation', { name: '콘텐츠 종류' }).getByRole('link', { name: '공지' }).click();
	await page.getByRole('navigation', { name: '번역할 언어' }).getByRole('link', { name: '태국어' }).click();
	await expect(page).toHaveURL(/kind=notice&to=th/);
	const row = page.getByRole('row').filter({ hasText: mark });
	await expect(row).toContainText('제목, 본문');
	// Each row leads to where it is written, beside its source.
	await row.getByRole('link').click();
	await expect(page.getByRole('textbox', { name: '제목' })).toBeFocused();
	await expect(page.getByText('원문 · 한국어').first()).toBeVisible();
	await page.goBack();

	await page.getByRole('navigation', { name: '번역 화면' }).getByRole('link', { name: '파일로 주고받기' }).click();
	await expect(page.getByRole('combobox', { name: '번역할 언어' })).toHaveValue('th');
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: /파일 내려받기/ }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^maru-notice-ko-th-\d{4}-\d\d-\d\d\.xlf$/);
	const out = await readFile(await download.path(), 'utf8');
	expect(out).toContain('srcLang="ko" trgLang="th"');
	// Only this notice goes back, so that others’ journeys find their things as they were.
	const [own = ''] = out.match(new RegExp(`<file [^>]*>\\s*<notes><note>번역할 공지 ${mark}[\\s\\S]*?</file>`)) ?? [];
	const head = out.slice(0, out.indexOf('<file'));
	const filled = (body: string) =>
		`${head}${own
			.replace(/(<unit id="title"[\s\S]*?<\/source>)/, `$1<target>ประกาศ ${mark} &amp; อื่น ๆ</target>`)
			.replace(/(<unit id="body"[\s\S]*?<\/source>)/, `$1<target>${body}</target>`)}</xliff>`;

	const upload = page.getByLabel('XLIFF 파일');
	await upload.setInputFiles(xliff(filled('ดูรายละเอียดที่เว็บไซต์')));
	const result = page.getByRole('region', { name: '파일 확인 결과' });
	const bad = result.getByRole('row').filter({ hasText: 'ดูรายละเอียด' });
	await expect(bad.first()).toContainText('주소나 중괄호 안의 이름이 빠졌거나');
	await expect(result.getByRole('button')).toHaveCount(0);

	await upload.setInputFiles(xliff(filled('ดูที่ <ph id="1" dataRef="d1"/> ได้เลย')));
	await expect(result.locator('ins').first()).toContainText(`ประกาศ ${mark} & อื่น ๆ`);
	await result.getByRole('button', { name: '1개를 초안으로 저장' }).click();
	await expect(page.getByText('1개를 초안으로 저장했습니다.', { exact: false })).toBeVisible();

	await page.goto('/console/translations?kind=notice&to=th&scope=all');
	const done = page.getByRole('row').filter({ hasText: mark });
	await expect(done).toContainText('번역 완료');
	await expect(done).toContainText('초안');
	await done.getByRole('link').click();
	await expect(page.getByRole('textbox', { name: '본문' })).toHaveValue('ดูที่ https://maru.example/faq ได้เลย');
	await context.close();
});
