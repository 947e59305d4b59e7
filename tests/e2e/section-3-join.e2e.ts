import type { Locator, Page } from '@playwright/test';
import type { JoinForm, Me } from '#contract/api/member.ts';
import { expect, open, tabTo, test } from '../support/site-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, label: string) => page.locator('main form').getByLabel(label, { exact: true });
const uniqueEmail = (name: string) =>
	`${name}.${Date.now().toString(36)}${Math.round(Math.random() * 1e6)}@example.com`;
const me = async (page: Page): Promise<Me> => (await page.request.get('/api/members/me')).json();
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const drafts = (page: Page) =>
	page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:')));

/** What the field's note says, as it is read out with the field. */
async function noteOf(control: Locator): Promise<string | null> {
	const ids = (await control.getAttribute('aria-describedby')) ?? '';
	return control
		.page()
		.locator(`[id="${ids.split(' ')[0]}"]`)
		.textContent();
}

/** Everything a general member must give, in English. */
async function fillEnglish(page: Page, email: string) {
	await field(page, 'First name').fill('Linh');
	await field(page, 'Last name').fill('Nguyen');
	await field(page, 'Day').fill('12');
	await field(page, 'Month').fill('4');
	await field(page, 'Year').fill('1991');
	await page.getByText('Female', { exact: true }).click();
	await page.getByRole('combobox', { name: 'Country' }).fill('Viet Nam');
	await page.keyboard.press('Tab');
	await field(page, 'Contact number').fill('0901234567');
	await field(page, 'E-mail (your login ID)').fill(email);
	await field(page, 'Password').fill('seven lanterns over the river');
	await field(page, 'Password again').fill('seven lanterns over the river');
	await page.getByRole('checkbox', { name: 'I agree to the privacy policy' }).check();
	await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
}

test.describe('on a phone in Thai', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'th-TH' });

	test('from home to a question: who joins on the way, in Thai, ends signed in with the question kept', async ({
		page,
	}) => {
		await open(page, '/th');
		await page.locator('main a[href="/th/matching/inquire"]').first().tap();
		await expect(heading(page)).toHaveText('ถามครั้งเดียว');
		await page.locator('main label:has(input[name="area"][value="wellness"])').tap();
		await page.locator('#field-kind').selectOption('yoga');
		await field(page, 'หัวข้อ').fill('โยคะเช้าสำหรับสองคน');
		await page.locator('#field-contents').fill('อยู่โซลหนึ่งสัปดาห์ อยากเรียนโยคะตอนเช้าแบบเงียบ ๆ สำหรับสองคน');
		await field(page, 'เลื่อนวันได้').check();
		await page.locator('[data-bottom-bar]').getByRole('button', { name: 'สมัครสมาชิกแล้วส่ง' }).tap();
		await expect(heading(page)).toHaveText('สมัครสมาชิก Maru');
		await field(page, 'ชื่อ').fill('Ploy');
		await field(page, 'นามสกุล').fill('Srisùk');
		await field(page, 'วัน').fill('12');
		await expect(page.getByText('ปรับให้ตรงกับหนังสือเดินทาง: Srisuk')).toBeVisible();
		await field(page, 'เดือน').fill('๔');
		await field(page, 'ปี').fill('2533');
		await expect(page.getByText('พ.ศ. 2533 = ค.ศ. 1990')).toBeVisible();
		await page.getByText('หญิง', { exact: true }).tap();
		const country = page.getByRole('combobox', { name: 'ประเทศ' });
		await expect(country).toHaveValue('ไทย');
		await country.fill('เกาหลีใต้');
		await page.keyboard.press('Enter');
		await expect(page.locator('main form').getByText('+82')).toBeVisible();
		await country.fill('ไทย');
		await page.keyboard.press('Enter');
		await expect(page.locator('main form').getByText('+66')).toBeVisible();
		await field(page, 'เบอร์โทรศัพท์').fill('081 234 5678');
		const email = uniqueEmail('ploy');
		await field(page, 'อีเมล (ใช้เข้าสู่ระบบ)').fill(email);
		await expect(field(page, 'เบอร์โทรศัพท์')).toHaveValue('+66-81-234-5678');
		await field(page, 'รหัสผ่าน').fill('seven lanterns over the river');
		await expect(page.getByText('ดีมาก ปลอดภัย')).toBeVisible();
		await field(page, 'ยืนยันรหัสผ่าน').fill('seven lanterns over the river');
		await page.getByRole('checkbox', { name: 'ยอมรับนโยบายความเป็นส่วนตัว' }).check();
		await page.getByRole('checkbox', { name: 'ยอมรับข้อกำหนดและเงื่อนไข' }).check();
		await page.getByRole('button', { name: 'สร้างบัญชี' }).tap();
		await expect(page).toHaveURL('/th/matching/inquire?send=1');
		await expect(field(page, 'หัวข้อ')).toHaveValue('โยคะเช้าสำหรับสองคน');
		await expect(page.getByText('คำถามจะถูกส่งออกเมื่อคุณยืนยันอีเมล')).toBeVisible();
		expect(await me(page)).toMatchObject({
			email,
			isEmailVerified: false,
			firstName: 'Ploy',
			lastName: 'Srisuk',
			birthOn: '1990-04-12',
			gender: 'female',
			country: 'TH',
			phone: '+66812345678',
			group: 'GR0300',
			language: 'th',
			passportMasked: null,
		});
		expect(await cookieNames(page)).toEqual(expect.arrayContaining(['TID_JWT', 'TID_SES']));
		expect((await drafts(page)).filter(([key]) => key.startsWith('draft:join'))).toEqual([]);
	});
});

test.describe('at a desk in Russian', () => {
	test('a cooperative member goes step by step and ends signed in, awaiting approval', async ({ page }) => {
		await open(page, '/ru/join?type=cooperative');
		await expect(heading(page)).toHaveText('Партнёрская регистрация');
		const steps = page.getByRole('list', { name: 'Шаги регистрации' });
		await expect(steps.locator('[aria-current=step]')).toContainText('О\u00a0вас');
		await field(page, 'Имя').fill('Anna');
		await field(page, 'Фамилия').fill('Kim');
		await field(page, 'День').fill('3');
		await field(page, 'Месяц').fill('11');
		await field(page, 'Год').fill('1984');
		await page.getByText('Женский', { exact: true }).click();
		await field(page, 'Телефон').fill('010-2345-6789');
		const email = uniqueEmail('anna');
		await field(page, 'E-mail (логин)').fill(email);
		await field(page, 'Пароль').fill('семь фонарей над рекой');
		await field(page, 'Повторите пароль').fill('семь фонарей над рекой');
		await page.getByRole('button', { name: 'Далее: о\u00a0компании' }).click();

		await expect(steps.locator('[aria-current=step]')).toContainText('О\u00a0компании');
		await expect(page.getByText('Документы сейчас не\u00a0нужны.')).toBeVisible();
		await field(page, 'Название компании').fill('Lumi Skin Clinic');
		await field(page, 'Название компании на корейском').fill('루미피부과의원');
		const number = field(page, 'Регистрационный номер компании (Корея)');
		await number.fill('124-81-00999');
		await field(page, 'Руководитель').fill('Yoon Ha-eun');
		expect(await noteOf(number)).toContain('Номер не\u00a0проходит проверку.');
		await number.fill('124-81-00998');
		await field(page, 'Номер банковского счёта').fill('Hana 123-456789-01');
		await page.locator('#business-serviceItems').getByText('Медицина').click();
		await page.getByRole('checkbox', { name: 'Дерматология' }).check();
		await page.locator('#business-languages').getByText('Русский').click();
		await page.getByRole('button', { name: 'Далее: согласия' }).click();
		// The address is missing: it is said, and the step stays.
		const summary = page.getByRole('group', { name: 'Исправьте 1\u00a0поле' });
		await expect(summary).toBeFocused();
		await summary.getByRole('link').click();
		await expect(field(page, 'Адрес')).toBeFocused();
		await field(page, 'Адрес').fill('00 Dosan-daero, Gangnam-gu, Seoul');
		await page.getByRole('button', { name: 'Далее: согласия' }).click();

		await expect(steps.locator('[aria-current=step]')).toContainText('Согласия');
		await page.getByRole('checkbox', { name: 'Принимаю политику конфиденциальности' }).check();
		await page.getByRole('checkbox', { name: 'Принимаю условия использования' }).check();
		await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
		await expect(page).toHaveURL('/ru/my/info?welcome');
		expect(await me(page)).toMatchObject({ group: 'GR0200', cooperative: 'COOPERATIVE_REQ', phone: '+821023456789' });
		const partner = await (await page.request.get('/api/partners/me')).json();
		expect(partner).toMatchObject({
			businessName: 'Lumi Skin Clinic',
			registrationNumber: '1248100998',
			serviceItems: ['medical.dermatology'],
			address: '00 Dosan-daero, Gangnam-gu, Seoul',
		});
		expect(JSON.stringify(partner)).not.toContain('456789');
	});
});

test('a form half filled survives a reload, without password and passport', async ({ page }) => {
	await open(page, '/join');
	await fillEnglish(page, 'linh@example.com');
	await page.getByText('Add a passport number').click();
	await field(page, 'Passport number optional').fill('C1234567');
	await page.reload();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await expect(field(page, 'First name')).toHaveValue('Linh');
	await expect(field(page, 'Year')).toHaveValue('1991');
	await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
	await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Vietnam');
	await expect(field(page, 'Contact number')).toHaveValue('+84-901-234-567');
	await expect(field(page, 'E-mail (your login ID)')).toHaveValue('linh@example.com');
	for (const label of ['Password', 'Password again', 'Passport number optional'])
		await expect(field(page, label)).toHaveValue('');
	await expect(page.getByRole('checkbox', { name: 'I agree to the privacy policy' })).not.toBeChecked();
	const kept = JSON.stringify([await drafts(page), await page.evaluate(() => JSON.stringify(localStorage))]);
	expect(kept).toContain('linh@example.com');
	expect(kept).not.toMatch(/lantern|C1234567/);
	// Another language keeps it as well.
	await open(page, '/vn/join');
	await expect(field(page, 'Họ')).toHaveValue('Nguyen');
	const labels = await page.locator('main form label[for$=Name]').allTextContents();
	expect(labels.slice(0, 2)).toEqual(['Họ', 'Tên đệm và tên']);
});

test('with the keyboard alone: what is wrong is counted, linked, and said beside the field', async ({ page }) => {
	await open(page, '/join');
	const submit = page.getByRole('button', { name: 'Create account' });
	// English is read everywhere: the clock says where, and it can be changed.
	await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Thailand');
	await tabTo(page, submit);
	await page.keyboard.press('Enter');
	const summary = page.getByRole('group', { name: 'Please correct 10 fields' });
	await expect(summary).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	const firstName = field(page, 'First name');
	await expect(firstName).toBeFocused();
	await expect(firstName).toHaveAttribute('aria-invalid', 'true');
	const hint = 'Latin letters, as in your passport. Only one name? Enter it in both fields.';
	expect(await noteOf(firstName)).toBe(`Please fill this in.${hint}`);
	await page.keyboard.type('Линь');
	expect(await noteOf(firstName)).toBe(`Use Latin letters, as in your passport.${hint}`);
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.type('Linh');
	await expect(firstName).not.toHaveAttribute('aria-invalid');
	await expect(page.getByRole('group', { name: 'Please correct 9 fields' })).toBeVisible();
	await tabTo(page, page.getByRole('radio', { name: 'Female' }));
	await page.keyboard.press('Space');
	await tabTo(page, page.getByRole('combobox', { name: 'Country' }));
	// In another language than the page's.
	await page.keyboard.type('Вьетна');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Vietnam');
	await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }));
	await page.keyboard.press('Space');
	await tabTo(page, submit);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('group', { name: 'Please correct 7 fields' })).toBeFocused();
});

test('each field is checked as one leaves it', async ({ page }) => {
	await open(page, '/join');
	const wrong: [label: string, typed: string, told: string][] = [
		['Contact number', '12', 'Check the number. You can also enter it with the country code.'],
		['E-mail (your login ID)', 'linh@', 'Check the e-mail address. Example: name@example.com'],
		['Password', 'short', 'Use 10 characters or more.'],
		['Password', 'password123', 'Many people use this password. Choose one that is harder to guess.'],
		['Year', '2020', 'You must be at least 14 to join.'],
	];
	await field(page, 'Day').fill('1');
	await field(page, 'Month').fill('2');
	for (const [label, typed, told] of wrong) {
		await field(page, label).fill(typed);
		await page.keyboard.press('Tab');
		await expect(page.locator('main form').getByText(told)).toBeVisible();
	}
	await field(page, 'Day').fill('31');
	await field(page, 'Month').fill('2');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(page.locator('main form').getByText('Check the date: this day does not exist.')).toBeVisible();
	// An empty one passed by is not scolded; one emptied again is.
	const firstName = field(page, 'First name');
	await firstName.focus();
	await page.keyboard.press('Tab');
	await field(page, 'Last name').fill('Ngu');
	await field(page, 'Last name').fill('');
	await page.keyboard.press('Tab');
	await expect(field(page, 'Last name')).toHaveAttribute('aria-invalid', 'true');
	expect(await noteOf(field(page, 'Last name'))).toBe('Please fill this in.');
	await expect(firstName).not.toHaveAttribute('aria-invalid');
	await field(page, 'E-mail (your login ID)').fill('linh@gmial.com');
	await page.getByRole('button', { name: 'Did you mean linh@gmail.com?' }).click();
	await expect(field(page, 'E-mail (your login ID)')).toHaveValue('linh@gmail.com');
});

test('a number left before the checks have arrived is put in order when they come', async ({ page }) => {
	let letGo = () => {};
	const isLetGo = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(/\/assets\/app\/(check-join|phone)[^/]*\.js$/, async (route) => {
		await isLetGo;
		await route.continue();
	});
	await open(page, '/join');
	await field(page, 'Contact number').fill('+66 81 234 5678');
	await page.keyboard.press('Tab');
	await expect(field(page, 'Contact number')).toHaveValue('+66 81 234 5678');
	letGo();
	await expect(field(page, 'Contact number')).toHaveValue('+66-81-234-5678');
});

test('consents are separate ticks, none ticked before, each text one click away', async ({ page }) => {
	await open(page, '/join');
	await expect(page.locator('main form input[type=checkbox]')).toHaveCount(3);
	await expect(page.locator('main form input[type=checkbox]:checked')).toHaveCount(0);
	const read = page.getByRole('button', { name: 'Read: I agree to the privacy policy' });
	await read.click();
	const sheet = page.getByRole('dialog');
	await expect(sheet).toContainText('2026.11.01');
	await page.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
	await expect(read).toBeFocused();
	// The passport number has one of its own, once there is a number.
	await page.getByText('Add a passport number').click();
	await field(page, 'Passport number optional').fill('C1234567');
	await expect(page.getByRole('checkbox', { name: 'I consent to the use of my passport number' })).not.toBeChecked();
	await page.getByRole('button', { name: 'Read: I consent to the use of my passport number' }).click();
	await expect(sheet).toBeVisible();
});

test('what is typed before the page is live is kept', async ({ page }) => {
	let goOn = () => {};
	const isTyped = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	await page.route('**/assets/app/entry-client*.js', async (route) => {
		await isTyped;
		await route.continue();
	});
	await page.goto('/join', { waitUntil: 'commit' });
	await field(page, 'First name').fill('Linh');
	await field(page, 'E-mail (your login ID)').fill('linh@example.com');
	goOn();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await field(page, 'Last name').fill('Nguyen');
	await expect(field(page, 'First name')).toHaveValue('Linh');
	await expect(field(page, 'E-mail (your login ID)')).toHaveValue('linh@example.com');
	await page.reload();
	await expect(field(page, 'First name')).toHaveValue('Linh');
});

test.describe('when sending goes wrong', () => {
	test.use({ expectedNoise: /Failed to load resource|net::ERR/ });

	test('nothing typed is lost, and trying again sends it once', async ({ page }) => {
		await open(page, '/join?next=%2Fnotice');
		const email = uniqueEmail('linh');
		await fillEnglish(page, email);
		const sent: JoinForm[] = [];
		await page.route('**/api/members', async (route) => {
			sent.push(route.request().postDataJSON());
			if (sent.length === 1) return route.abort('internetdisconnected');
			if (sent.length > 2) return route.continue();
			const faults = [
				{ at: 'email', code: 'email-wrong' },
				{ at: 'agreements.terms', code: 'text-outdated' },
			];
			const problem = { type: 'about:blank', title: '', status: 400, code: 'invalid-input', requestId: 'x', faults };
			return route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(problem) });
		});
		const submit = page.getByRole('button', { name: 'Create account' });
		await submit.click();
		await expect(page.getByRole('alert').filter({ hasText: 'Your entries are still here' })).toBeVisible();
		await expect(field(page, 'Password')).toHaveValue('seven lanterns over the river');

		// What the server refuses stands beside its field, like everything else.
		await submit.click();
		await expect(page.getByRole('group', { name: 'Please correct 2 fields' })).toBeFocused();
		expect(await noteOf(field(page, 'E-mail (your login ID)'))).toBe(
			'Check the e-mail address. Example: name@example.com',
		);
		const terms = page.getByRole('checkbox', { name: 'I agree to the terms and conditions' });
		await expect(terms).not.toBeChecked();
		expect(await noteOf(terms)).toBe('This text has changed in the meantime. Please read it and agree again.');
		await field(page, 'E-mail (your login ID)').fill(email);
		await terms.check();

		await submit.dblclick();
		await expect(page).toHaveURL('/notice');
		expect(sent).toHaveLength(3);
		expect(sent[2]?.agreements).toEqual({ terms: '2026-11-01', privacy: '2026-11-01' });
		expect((await me(page)).email).toBe(email);
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form says that it needs it, and nothing can be sent', async ({ page }) => {
		for (const path of ['/join', '/login', '/forgot']) {
			await page.goto(path);
			const told = page.locator('main noscript > div');
			await expect(told).toBeVisible();
			await expect(told).toContainText('This form needs JavaScript.');
			await expect(page.locator('main form')).toHaveAttribute('method', 'post');
			await expect(page.locator('main form [type=submit]')).toHaveCount(0);
		}
	});
});
