import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { android, anna, anotherLogin, joinAfresh, logIn, traveller } from '../support/member-journey.ts';
import { expect, open, settled, tabTo, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

const phone = { width: 390, height: 844 };
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const said = (page: Page) => page.getByRole('status').filter({ hasText: /\S/, hasNotText: 'Loading…' });

const picture = (colour: string) =>
	sharp({ create: { width: 640, height: 420, channels: 3, background: colour } })
		.png()
		.toBuffer();

test('my page has four tabs, the member’s name and the day they joined; search engines and caches keep none of it', async ({
	page,
}) => {
	await logIn(page, anna);
	const response = await open(page, '/my/info');
	expect(response.headers()['cache-control']).toBe('private, no-store');
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
	await expect(page.getByText(/^Member since \d{4}\.\d{2}\.\d{2}$/)).toBeVisible();
	const name = await page.getByRole('heading', { level: 1 }).textContent();
	const tabs = page.getByRole('navigation', { name: 'My page' });
	for (const [tab, path, title, heading, shown] of [
		['Reservation', '/my/reserve', 'My reservations', 'All reservations', 'Acne and acne-scar consultation'],
		[
			'Matching inquiry',
			'/my/match',
			'Matching inquiry',
			'Matching inquiry',
			'Обследование для родителей, 58 и 61 год',
		],
		[
			'Grade management',
			'/my/grade',
			'Grade management',
			'Grade management',
			'Skin examination and one laser toning session',
		],
	] as const) {
		await tabs.getByRole('link', { name: tab }).click();
		await expect(page).toHaveURL(path);
		await expect(page).toHaveTitle(`${title} — Maru`);
		await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
		await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
		await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
	}
	await tabs.getByRole('link', { name: 'My Information' }).click();
	await expect(card(page, 'Personal details')).toBeVisible();
});

test('who has just joined is told about the mail and what comes next', async ({ page }) => {
	const { email } = await joinAfresh(page);
	await page.setViewportSize(phone);
	await open(page, '/my/info?welcome');
	const note = page.getByRole('complementary', { name: 'Welcome, Linh' });
	await expect(note).toContainText(email);
	await expect(card(page, 'E-mail (your login ID)')).toContainText('Not verified yet');
	await card(page, 'E-mail (your login ID)').getByRole('button', { name: 'Resend e-mail' }).click();
	await expect(said(page)).toContainText(`We have sent the e-mail to ${email} again.`);
	await note.getByRole('button', { name: 'Close this message' }).click();
	await expect(note).toBeHidden();
	await expect(page).toHaveURL('/my/info');
	await open(page, '/my/reserve');
	await expect(page.getByRole('heading', { name: 'No reservations yet' })).toBeVisible();
});

test('modify information, with the keyboard only: checked on leaving a field, saved, and the focus is back', async ({
	page,
}) => {
	await logIn(page, traveller);
	await open(page, '/my/info');
	const details = card(page, 'Personal details');
	const modify = details.getByRole('button', { name: 'Edit details' });
	await tabTo(page, modify);
	await page.keyboard.press('Enter');
	const first = details.getByLabel('First name');
	await expect(first).toBeFocused();
	const before = await first.inputValue();
	await page.keyboard.press('Control+A');
	await page.keyboard.type('ศิริพร');
	await page.keyboard.press('Tab');
	await expect(details.getByText('Use Latin letters, as in your passport.')).toBeVisible();
	await page.keyboard.press('Enter');
	const summary = details.getByRole('group', { name: 'Please correct 1 field' });
	await expect(summary).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(first).toBeFocused();
	await page.keyboard.press('Control+A');
	await page.keyboard.type(before);
	await tabTo(page, details.getByLabel(/^Address/));
	await page.keyboard.press('Control+A');
	const address = `Ba Đình, Hà Nội ${Date.now()}`;
	await page.keyboard.type(address);
	await page.keyboard.press('Enter');
	await expect(said(page)).toContainText('Details saved.');
	await expect(modify).toBeFocused();
	await expect(details).toContainText(address);
	await open(page, '/my/info');
	await expect(details).toContainText(address);
});

test('in Thai on a phone: the Thai year, a country typed in English, a number as one dials it at home', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await logIn(page, anna);
	await open(page, '/th/my/info');
	const details = card(page, 'ข้อมูลส่วนตัว');
	await details.getByRole('button', { name: 'แก้ไขข้อมูล' }).click();
	await details.getByLabel('ปี', { exact: true }).fill('2533');
	await expect(details).toContainText('พ.ศ. 2533 = ค.ศ. 1990');
	const country = details.getByRole('combobox', { name: 'ประเทศ' });
	await expect(country).toBeEnabled();
	await country.fill('viet');
	await country.press('Enter');
	await expect(country).toHaveValue('เวียดนาม');
	const number = details.getByLabel('เบอร์โทรศัพท์');
	await number.fill('12');
	await number.blur();
	await expect(details.locator('#my-phone')).toHaveAttribute('aria-invalid', 'true');
	await number.fill('090 123 4567');
	await details.getByRole('button', { name: 'บันทึก' }).click();
	await expect(said(page)).toContainText('บันทึกข้อมูลแล้ว');
	for (const fact of ['1990.', 'เวียดนาม', '+84-901-234-567']) await expect(details).toContainText(fact);
	// The screen is never wider than the phone.
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on a slow line the rules come after the field was left, and still find it', async ({ page }) => {
	await logIn(page, anna);
	await open(page, '/my/info');
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const details = card(page, 'Personal details');
	// The form itself comes first; what it asks for then waits.
	await page.route(/\.js$/, async (route) => {
		if (await details.getByLabel('Contact number').count()) await released;
		await route.continue();
	});
	await details.getByRole('button', { name: 'Edit details' }).click();
	const number = details.getByLabel('Contact number');
	await number.fill('12');
	await number.blur();
	await expect(number).not.toHaveAttribute('aria-invalid', 'true');
	release();
	await expect(number).toHaveAttribute('aria-invalid', 'true');
});

for (const viewport of [phone, { width: 1440, height: 900 }])
	test(`photo at ${viewport.width} px: chosen, cut, looked at, sent; then deleted`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await joinAfresh(page);
		await open(page, '/my/info#photo');
		const photo = card(page, 'Photo');
		const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture('#c0411a') };
		await photo.locator('input[type="file"]').setInputFiles(file);
		const sheet = page.getByRole('dialog', { name: 'Crop your photo' });
		await sheet.getByRole('slider').focus();
		await page.keyboard.press('ArrowRight');
		await expect(sheet.getByText('Preview')).toBeVisible();
		const sent = page.waitForRequest((request) => request.method() === 'PUT');
		await sheet.getByRole('button', { name: 'Use this photo' }).click();
		expect((await sent).url()).toMatch(/\/api\/members\/me\/photo\?x=0\.\d+&y=0(\.\d+)?&size=(1|0\.\d+)$/);
		await expect(said(page)).toContainText('Photo updated.');
		await expect(sheet).toBeHidden();
		const shown = photo.locator('img');
		await expect(shown).toHaveAttribute('src', /\/api\/files\/[\w-]+\/96\.webp$/);
		await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		await photo.getByRole('button', { name: 'Delete' }).click();
		const question = page.getByRole('alertdialog', { name: 'Delete your photo?' });
		await expect(question.getByRole('button', { name: 'Keep photo' })).toBeFocused();
		await question.getByRole('button', { name: 'Delete photo' }).click();
		await expect(said(page)).toContainText('Photo deleted.');
		await expect(photo.locator('img')).toHaveCount(0);
		await expect(photo.getByRole('button', { name: 'Add a photo' })).toBeVisible();
	});

test('a file that is no picture is refused before it is sent', async ({ page }) => {
	await logIn(page, anna);
	await open(page, '/my/info');
	const photo = card(page, 'Photo');
	const file = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
	await photo.locator('input[type="file"]').setInputFiles(file);
	await expect(photo).toContainText('We cannot open “notes.png” as a picture.');
});

test('passport: kept with its consent, masked, shown for half a minute, written down; without the consent it is gone', async ({
	page,
}) => {
	await joinAfresh(page);
	await page.clock.install();
	await open(page, '/my/info#passport');
	const passport = card(page, 'Passport number');
	await passport.getByRole('button', { name: 'Add passport number' }).click();
	await passport.getByRole('textbox', { name: 'Passport number' }).fill('c1234567');
	await passport.getByRole('button', { name: 'Save' }).click();
	await expect(passport.getByRole('group')).toContainText('We need your agreement to continue.');
	await passport.getByRole('button', { name: 'Read the text Use of the passport number' }).click();
	await expect(page.getByRole('dialog')).toContainText('2026');
	await page.keyboard.press('Escape');
	await passport.getByRole('checkbox').check();
	await passport.getByRole('button', { name: 'Save' }).click();
	await expect(said(page)).toContainText('Passport number saved.');
	await expect(passport).not.toContainText('C1234567');
	await expect(passport).toContainText('C12••••');

	await passport.getByRole('button', { name: 'Show' }).click();
	await expect(passport).toContainText('C1234567');
	await expect(card(page, 'Who has viewed my data').getByRole('listitem')).toContainText(['Passport number']);
	await page.clock.fastForward(31_000);
	await expect(passport).not.toContainText('C1234567');
	await passport.getByRole('button', { name: 'Show' }).click();
	await expect(passport).toContainText('C1234567');
	await passport.getByRole('button', { name: 'Hide' }).click();
	await expect(passport).not.toContainText('C1234567');

	const consents = card(page, 'Consents');
	const row = consents.getByRole('listitem').filter({ hasText: 'Use of the passport number' });
	await expect(row).toContainText(/Agreed on \d{4}\.\d{2}\.\d{2}, version /);
	await row.getByRole('button', { name: /^Withdraw/ }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw consent' }).click();
	await expect(row).toContainText(/Withdrawn on/);
	await expect(passport).toContainText('No passport number saved.');
	// What the account cannot be without has no such button.
	const terms = consents.getByRole('listitem').filter({ hasText: 'Terms and conditions' });
	await expect(terms.getByRole('button')).toHaveText(['Read the text Terms and conditions']);
});

test('logged in on: two logins, one logged out from the other', async ({ page, baseURL }) => {
	// Of her own: other journeys log in and out as anybody of the demonstration.
	const account = await joinAfresh(page);
	const other = await anotherLogin(baseURL, account, android);
	await open(page, '/my/info#sessions');
	const sessions = card(page, 'Your devices');
	await expect(sessions.getByText('This device')).toHaveCount(1);
	const row = sessions.getByRole('listitem').filter({ hasText: 'Chrome, Android' });
	// Korean time, and the traveller's in Bangkok.
	await expect(row).toContainText(/Last used \d{4}\.\d{2}\.\d{2}, \d{2}:\d{2} KST \(.*your time\)/);
	await expect(row).toContainText(/Password entered \d{4}\.\d{2}\.\d{2}, \d{2}:\d{2} KST/);
	await expect(sessions.getByRole('listitem')).toHaveCount(2);
	await row.getByRole('button', { name: 'Log out Chrome, Android' }).click();
	await expect(said(page)).toContainText('Logged out of Chrome, Android.');
	await expect(sessions.getByRole('listitem')).toHaveCount(1);
	expect((await other.get('/api/members/me')).status()).toBe(401);
	await other.dispose();
});

test('the data of a member, downloaded, is a zip that holds them', async ({ page }) => {
	await logIn(page, traveller);
	await open(page, '/my/info#data');
	await card(page, 'Download all my data').getByRole('button', { name: 'Download ZIP' }).click();
	const dialog = page.getByRole('alertdialog', { name: 'Enter your password' });
	await dialog.getByLabel('Current password').fill(traveller.password);
	const started = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Download ZIP' }).click();
	const download = await started;
	expect(download.suggestedFilename()).toMatch(/\.zip$/);
	const files = unzipSync(new Uint8Array(await readFile(await download.path())));
	expect(Object.keys(files)).toContain('data.json');
	expect(JSON.stringify(JSON.parse(new TextDecoder().decode(files['data.json'])))).toContain(traveller.email);
});

test.describe('a change that is refused', () => {
	test.use({ expectedNoise: /status of (400|401|403)|ERR_FAILED/ });

	test('the password: strength as one types, the wrong one told at its field, the right one signs others out', async ({
		page,
		baseURL,
	}) => {
		const account = await joinAfresh(page);
		const other = await anotherLogin(baseURL, account);
		await open(page, '/my/info#password');
		const password = card(page, 'Password');
		await password.getByRole('button', { name: 'Change password' }).click();
		await password.getByLabel('Current password').fill('not the one I have');
		await password.getByLabel('New password', { exact: true }).fill('linhlinhlinh');
		await expect(password).toContainText('Very weak');
		await password.getByLabel('New password', { exact: true }).fill('nine copper kettles sing');
		await expect(password).toContainText(/Good|Strong/);
		await password.getByLabel('New password again').fill('nine copper kettles sing');
		await password.getByRole('button', { name: 'Change password' }).click();
		await expect(password.getByRole('group')).toContainText('This is not your current password.');
		await password.getByLabel('Current password').fill(account.password);
		await password.getByRole('button', { name: 'Change password' }).click();
		await expect(said(page)).toContainText('Password changed.');
		expect((await other.get('/api/members/me')).status()).toBe(401);
		expect((await page.request.get('/api/members/me')).status()).toBe(200);
		await other.dispose();
	});

	test('some minutes after a login the number asks for the password first, in place, and then is shown', async ({
		page,
	}) => {
		const { password } = await joinAfresh(page);
		await page.request.put('/api/members/me/passport', {
			headers: { 'sec-fetch-site': 'same-origin' },
			data: {
				passport: 'C1234567',
				consent: (await (await page.request.get('/api/page-texts/passport?language=en')).json()).version,
			},
		});
		// No journey waits ten minutes: the server's refusal is its own words, said early. Whether it says them then is tested there.
		let isSignedIn = false;
		await page.route('**/api/members/me/passport/reveal', (route) => {
			const problem = { type: 'about:blank', title: '', status: 403, code: 'sign-in-again', requestId: '1' };
			return isSignedIn
				? route.continue()
				: route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) });
		});
		page.on('response', (answer) => {
			if (answer.url().endsWith('/api/sessions/current/sign-in')) isSignedIn = answer.ok();
		});
		await open(page, '/my/info#passport');
		const details = card(page, 'Personal details');
		await details.getByRole('button', { name: 'Edit details' }).click();
		await details.getByLabel('First name').fill('Linh Chi');
		const passport = card(page, 'Passport number');
		const show = passport.getByRole('button', { name: 'Show' });
		const dialog = page.getByRole('alertdialog', { name: 'Enter your password to continue' });
		const field = dialog.getByLabel('Password', { exact: true });

		await show.click();
		await expect(field).toBeFocused();
		expect(await violationsOn(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(show).toBeFocused();
		await expect(passport).not.toContainText('C1234567');

		await show.click();
		await field.fill('not mine at all');
		await page.keyboard.press('Enter');
		await expect(dialog).toContainText('This is not your current password.');
		await expect(field).toBeFocused();
		await field.fill(password);
		await dialog.getByRole('button', { name: 'Continue' }).click();
		await expect(passport).toContainText('C1234567');
		await expect(dialog).toBeHidden();
		await expect(details.getByLabel('First name')).toHaveValue('Linh Chi');
	});

	test('without a connection what was entered stays, and can be sent again', async ({ page }) => {
		await logIn(page, anna);
		await open(page, '/my/info');
		const details = card(page, 'Personal details');
		await details.getByRole('button', { name: 'Edit details' }).click();
		await settled(page);
		await page.route('**/api/members/me', (route) => route.abort());
		const address = `Tverskaya ${Date.now()}`;
		await details.getByLabel(/^Address/).fill(address);
		await details.getByRole('button', { name: 'Save' }).click();
		await expect(details.getByRole('alert')).toContainText('We could not reach the server');
		await expect(details.getByLabel(/^Address/)).toHaveValue(address);
		await page.unroute('**/api/members/me');
		await details.getByRole('button', { name: 'Save' }).click();
		await expect(details).toContainText(address);
	});

	test('closing the account: not without the password; then nobody can log in with it', async ({ page }) => {
		const account = await joinAfresh(page);
		await open(page, '/my/info#closing');
		await expect(card(page, 'Close account')).toContainText(
			'Upcoming reservations have to be cancelled or over first.',
		);
		const link = card(page, 'Close account').getByRole('link', { name: 'View my reservations' });
		await expect(link).toHaveAttribute('href', '/my/reserve');
		await card(page, 'Close account').getByRole('button', { name: 'Close account' }).click();
		const question = page.getByRole('alertdialog', { name: 'Close your account permanently?' });
		await expect(question).toContainText('Deleted:');
		await expect(question).toContainText('Kept:');
		await question.getByLabel('Current password').fill('not the one I have');
		await question.getByRole('button', { name: 'Close account' }).click();
		await expect(question).toContainText('This is not your current password.');
		await question.getByLabel('Current password').fill(account.password);
		await question.getByRole('button', { name: 'Close account' }).click();
		await expect(page).toHaveURL('/login?closed');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is closed');
		await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('Please log in');
		await page.getByRole('link', { name: 'Go to the home page' }).click();
		await expect(page).toHaveURL('/');
		const headers = { 'sec-fetch-site': 'same-origin' };
		const again = await page.request.post('/api/sessions', { data: { ...account, isKept: false }, headers });
		expect(again.status()).toBe(401);
	});
});

/** What every-page.e2e.ts does not see: the forms, opened. */
for (const [code, width, colorScheme] of [
	['en', 1440, 'light'],
	['th', 390, 'dark'],
] as const)
	test(`my information in ${code}, ${colorScheme}, ${width} px, is open to everybody, forms and all`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 900 });
		await logIn(page, traveller);
		await open(page, `/${code}/my/info`);
		for (const id of ['details', 'email', 'password', 'passport'])
			await page.locator(`#${id}`).getByRole('button').first().click();
		await settled(page);
		expect(await violationsOn(page)).toEqual([]);
	});
