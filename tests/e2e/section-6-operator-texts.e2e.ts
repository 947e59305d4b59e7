import { joinAfresh, logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

/** A Korean day so many days from now. */
const dayIn = (days: number) =>
	new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date(Date.now() + days * 86_400_000));

test('a new version of a legal text is written, waits for its day, and is read beside the one that is agreed to', async ({
	page,
	browser,
	baseURL,
}) => {
	const account = await joinAfresh(page);
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);

	// Who agreed to which.
	await desk.goto('/console/texts');
	await expect(desk.getByRole('heading', { level: 1, name: '약관과 안내 글' })).toBeVisible();
	const terms = desk.getByRole('main').getByRole('listitem').filter({ hasText: '변경 전 전체 안내' }).first();
	await terms.getByRole('link', { name: /동의 \d+명/ }).click();
	await desk
		.getByRole('link', { name: /동의한 사람 보기/ })
		.first()
		.click();
	await expect(desk.getByText('f***@example.com').first()).toBeVisible();
	await expect(desk.getByText(account.email)).toHaveCount(0);
	const taking = desk.waitForEvent('download');
	await desk.getByRole('link', { name: 'CSV로 받기' }).click();
	expect((await taking).suggestedFilename()).toMatch(/^maru-terms-.*\.csv$/);

	// What every member agreed to does not begin before they can be told.
	await desk.goto('/console/texts/terms');
	await expect(desk.getByText(/이후부터 시행할 수 있습니다/)).toBeVisible();
	await expect(desk.getByRole('link', { name: '시행일: 안내 기간을 지킨 날짜' })).toBeVisible();

	const begins = desk.getByRole('textbox', { name: '시행일' });
	await begins.fill(dayIn(3));
	await expect(begins).toHaveAttribute('aria-invalid', 'true');
	await expect(desk.getByText(/또는 그 이후 날짜를 입력해 주세요/)).toBeVisible();
	// What was soon enough is not once the change takes something away.
	await begins.fill(dayIn(10));
	await expect(begins).not.toHaveAttribute('aria-invalid', 'true');
	await desk.getByRole('checkbox', { name: /불리한 변경/ }).check();
	await expect(begins).toHaveAttribute('aria-invalid', 'true');
	await desk.getByRole('button', { name: '수정 취소' }).click();
	await desk.getByRole('alertdialog').getByRole('button', { name: '수정 취소' }).click();
	await expect(begins).toHaveValue('');

	// A text that is announced to nobody: its next version has a day far away, so that nobody else reads another text.
	await desk.goto('/console/texts/refusal');
	const word = `Version of ${Date.now().toString(36)}`;
	const day = dayIn(400 + Math.floor(Math.random() * 200));
	await desk.getByRole('textbox', { name: '시행일' }).fill(day);
	await desk.getByRole('tab', { name: /English/ }).click();
	const body = desk.getByRole('textbox', { name: '본문' });
	await body.fill(`${await body.inputValue()}\n\n## ${word}\n\nNo machine may gather addresses here.`);
	await desk.getByRole('button', { name: '미리보기' }).click();
	await expect(desk.getByRole('dialog').getByRole('heading', { name: word })).toBeVisible();
	await desk.keyboard.press('Escape');
	await desk
		.getByRole('button', { name: /^(\d개 언어로 )?공개$/ })
		.first()
		.click();
	// Asked before: only English is another, and Korean prevails.
	const question = desk.getByRole('alertdialog');
	await expect(question).toContainText('바뀐 언어: 영어');
	await expect(question).toContainText('한국어 글은 그대로입니다.');
	await question.getByRole('button', { name: '게시' }).click();
	await expect(desk.getByText('공개했습니다', { exact: false }).first()).toBeVisible();
	await desk.getByRole('link', { name: '버전', exact: true }).click();
	await expect(desk.getByText('시행 예정').first()).toBeVisible();

	// The member reads the one in force, and what is coming.
	await page.goto('/reject');
	await expect(page.getByText(word)).toHaveCount(0);
	const { versions } = await (await page.request.get('/api/page-texts/refusal?language=en')).json();
	const coming = versions.find(({ effectiveOn }: { effectiveOn: string }) => effectiveOn === day);
	await page.goto(`/reject?version=${coming.version}`);
	await expect(page.getByRole('heading', { name: word })).toBeVisible();

	// It is taken back before its day.
	const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: '시행 철회' }).first();
	await row.getByRole('button', { name: /시행 철회/ }).click();
	await desk.getByRole('alertdialog').getByRole('button', { name: '시행 철회' }).click();
	await expect(desk.getByText('버전을 철회했습니다.')).toBeVisible();
	const left = await (await page.request.get('/api/page-texts/refusal?language=en')).json();
	expect(left.versions).not.toContainEqual(coming);
	await context.close();
});

test('the agency says who it is: written under page texts, looked at, and read on the introduction page', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/company');
	await desk.getByRole('link', { name: '소개 글 쓰기' }).click();
	await expect(desk.getByText('첫 문단은 제목과 함께 그림 위에', { exact: false })).toBeVisible();
	const word = `Siapa kami ${Date.now().toString(36)}`;
	// In one language alone: other journeys read the others.
	await desk.getByRole('tab', { name: /Indonesia/ }).click();
	const body = desk.getByRole('textbox', { name: '본문' });
	const lead = (await body.inputValue()).split('\n\n')[0] ?? '';
	await body.fill(`${lead}\n\n## ${word}\n\nKami tujuh orang di Seoul.\n\n- Tanya kami apa saja`);
	await desk.getByRole('button', { name: '미리보기' }).click();
	await expect(desk.getByRole('dialog').getByRole('heading', { name: word })).toBeVisible();
	await desk.keyboard.press('Escape');
	await desk
		.getByRole('button', { name: /^(\d개 언어로 )?공개$/ })
		.first()
		.click();
	await expect(desk.getByText('공개했습니다', { exact: false }).first()).toBeVisible();
	await desk.goto('/console/texts/introduction?part=versions');
	await expect(desk.getByText('표시 중')).toBeVisible();
	await expect(desk.getByText(/동의 \d+명/)).toHaveCount(0);

	// Pages are some seconds old.
	await expect(async () => {
		await page.goto('/id/about/introduction');
		await expect(page.getByRole('heading', { level: 2, name: word })).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await expect(page.getByRole('main').getByText(lead)).toBeVisible();
	await expect(page.getByText('Kami tujuh orang di Seoul.')).toBeVisible();
	await page.goto('/about/introduction');
	await expect(page.getByText(word)).toHaveCount(0);
	await context.close();
});

test('a notice is written, looked at, published, found and taken down', async ({ page, browser, baseURL }) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	const word = `quokka${Date.now().toString(36)}`;
	await desk.goto('/console/notices?new=1');
	await desk.getByRole('button', { name: '초안 만들기' }).click();
	await expect(desk.getByRole('textbox', { name: '한국어 제목' })).toHaveAttribute('aria-invalid', 'true');
	await desk.getByRole('textbox', { name: '영어 제목' }).fill(`The ${word} office`);
	await desk.getByRole('button', { name: '초안 만들기' }).click();
	await expect(desk.getByRole('heading', { level: 1, name: `The ${word} office` })).toBeVisible();
	await desk.getByRole('tab', { name: /English/ }).click();
	await desk.getByRole('textbox', { name: '본문' }).fill('We are open.\n\n## Hours\n\n- Nine to six');
	await desk.getByRole('combobox', { name: '분류' }).selectOption('holidays');
	await desk.getByRole('button', { name: '미리보기' }).click();
	await expect(desk.getByRole('dialog').getByRole('heading', { name: 'Hours' })).toBeVisible();
	await desk.keyboard.press('Escape');
	await desk
		.getByRole('button', { name: /^(\d개 언어로 )?공개$/ })
		.first()
		.click();
	await expect(desk.getByText('공개했습니다', { exact: false }).first()).toBeVisible();

	// Lists are some seconds old.
	await expect(async () => {
		await page.goto(`/notice?search=${word}`);
		await expect(page.getByRole('link', { name: `The ${word} office` })).toBeVisible({ timeout: 2_000 });
	}).toPass();

	await desk.getByRole('button', { name: '내리고 보관' }).click();
	await desk.getByRole('alertdialog').getByRole('button', { name: '내리고 보관' }).click();
	await expect(desk.getByText('공지를 내렸습니다.')).toBeVisible();
	await expect(async () => {
		await page.goto(`/notice?search=${word}`);
		await expect(page.getByRole('link', { name: `The ${word} office` })).toHaveCount(0, { timeout: 2_000 });
	}).toPass();
	await context.close();
});

test('a mail is looked at in another language and sent to oneself', async ({ page }) => {
	await logIn(page, operator);
	await page.goto('/console/mail-templates?template=text-changed');
	await page.getByRole('tab', { name: 'Русский' }).click();
	await expect(page.getByRole('heading', { name: /Новые условия использования/ })).toBeVisible();
	await expect(page.frameLocator('iframe').getByText('Условия использования изменятся')).toBeVisible();
	await page.getByRole('button', { name: /시험 메일|Send a test/ }).click();
	await expect(page.getByText(/operator@maru\.example/).last()).toBeVisible();
});

test('a mail is worded by an operator in one language, looked at, kept, found in the history and set back', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const page = await context.newPage();
	await logIn(page, operator);
	await page.goto('/console/mail-templates?template=rating-published');
	await page.getByRole('tab', { name: 'Tiếng Việt' }).click();
	const subject = page.getByRole('textbox', { name: '메일 제목', exact: true });
	const standard = await subject.inputValue();
	const word = `Đã đăng ${Date.now().toString(36)}`;

	// What the standard names has to stand there.
	await subject.fill(word);
	await page.getByRole('button', { name: '문구 저장' }).click();
	await expect(subject).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByText('기본 문구의 중괄호 항목이 빠졌습니다', { exact: false }).first()).toBeVisible();
	await subject.fill(`${word}: {product}`);

	// Another language is looked at meanwhile; what was typed stays.
	await page.getByRole('tab', { name: 'Русский' }).click();
	await expect(subject).not.toHaveValue(new RegExp(word));
	await page.getByRole('tab', { name: 'Tiếng Việt' }).click();
	await expect(subject).toHaveValue(`${word}: {product}`);

	await page.getByRole('button', { name: '미리보기', exact: true }).click();
	await expect(page.getByText('저장 전 미리보기')).toBeVisible();
	await expect(page.getByRole('heading', { name: `${word}: Palace walk` })).toBeVisible();
	try {
		await page.getByRole('button', { name: '문구 저장' }).click();
		await expect(page.getByText('저장했습니다. 지금부터', { exact: false })).toBeVisible();
		await expect(page.getByText('저장 전 미리보기')).toHaveCount(0);
		await expect(page.getByRole('heading', { name: `${word}: Palace walk` })).toBeVisible();
		await expect(page.getByText('베트남어: 직접 쓴 문구')).toBeVisible();
		await page.getByRole('button', { name: /시험 메일/ }).click();
		await expect(page.getByText(/operator@maru\.example/).last()).toBeVisible();
		await page.getByRole('button', { name: '변경 기록' }).click();
		await expect(page.getByRole('dialog').getByText(`${word}: {product}`)).toBeVisible();
		await page.keyboard.press('Escape');
		// The worker sends what is worded.
		await expect(async () => {
			await page.goto('/console/mails');
			await expect(page.getByText(`${word}: Palace walk`, { exact: false }).first()).toBeVisible({ timeout: 2_000 });
		}).toPass();
	} finally {
		await page.goto('/console/mail-templates?template=rating-published');
		await page.getByRole('tab', { name: /Tiếng Việt/ }).click();
		await page.getByRole('button', { name: '기본 문구로 되돌리기' }).click();
		await page.getByRole('alertdialog').getByRole('button', { name: '기본 문구로 되돌리기' }).click();
		await expect(subject).toHaveValue(standard);
	}
	await context.close();
});
