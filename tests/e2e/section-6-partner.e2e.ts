import type { Browser, Page } from '@playwright/test';
import { logIn } from '../support/member-journey.ts';
import { expect, open, settled, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };
const applicant = { email: 'newpartner@maru.example', password: 'maru-demo-newpartner' };

/** The operator's desk, in English, in a browser of its own. */
async function openDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	const desk = await context.newPage();
	await logIn(desk, operator);
	return desk;
}

async function openApplication(desk: Page) {
	await desk.goto('/console/applications');
	await desk.getByRole('link', { name: /Namsan Herbal Spa/ }).click();
	await expect(desk.getByRole('heading', { name: /Namsan Herbal Spa/ })).toBeVisible();
}

/** Asked for something, the applicant reads it, answers, and it waits for the agency again. */
async function askForMore(desk: Page, page: Page) {
	await openApplication(desk);
	await desk.getByRole('radio', { name: /Ask for more/ }).check();
	await desk.getByRole('button', { name: 'Ask and send e-mail' }).click();
	await expect(desk.getByText('Please fill this in.')).toBeVisible();
	const words = desk.getByRole('textbox', { name: 'What the applicant should send or correct' });
	await words.fill('Your insurance paper is unreadable, please send it again.');
	// The applicant changes the form meanwhile: what is typed stays, and what is new is seen before it goes.
	await page.getByRole('button', { name: 'Edit business details' }).click();
	await page.getByRole('textbox', { name: 'Representative' }).fill('Han Seo-yeon');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Business details saved.')).toBeVisible();
	await desk.getByRole('button', { name: 'Ask and send e-mail' }).click();
	await expect(desk.getByText(/The application has changed in the meantime/)).toBeVisible();
	await expect(desk.getByText('Han Seo-yeon')).toBeVisible();
	await expect(words).toHaveValue(/unreadable/);
	await desk.getByRole('button', { name: 'Ask and send e-mail' }).click();
	await expect(desk.getByText('Asked for more: Namsan Herbal Spa')).toBeVisible();
	await expect(desk.getByRole('link', { name: /Namsan Herbal Spa/ })).toHaveCount(0);
	await desk.getByRole('link', { name: 'Waiting for the applicant' }).click();
	await expect(desk.getByRole('row', { name: /Namsan Herbal Spa.*Asked on/ })).toBeVisible();

	await open(page, '/my/info');
	await expect(page.getByText('Your insurance paper is unreadable, please send it again.')).toBeVisible();
	// What comes late above the button would move it from under the pointer.
	await settled(page);
	await page.getByRole('button', { name: 'Send again' }).click();
	await expect(page.getByText(/Nothing has changed since our last message/)).toBeVisible();
	await page.getByRole('textbox', { name: 'Comment for us' }).fill('Here is a better copy.');
	await page.getByRole('button', { name: 'Send again' }).click();
	await expect(page.getByText('Awaiting approval')).toBeVisible();

	await openApplication(desk);
	await expect(desk.getByText(/We asked for more on .*, and the applicant has sent it again/)).toBeVisible();
	await expect(desk.getByText('Here is a better copy.')).toBeVisible();
}

// To apply again with nothing new is refused, and so is an answer to what has changed since.
test.use({ expectedNoise: /status of 409/ });

test('a cooperative member is asked for more, is refused with a reason, applies again, and is approved', async ({
	page,
	browser,
	baseURL,
}) => {
	const desk = await openDesk(browser, baseURL);
	await logIn(page, applicant);
	await open(page, '/my/info');
	await expect(page.getByText('Awaiting approval')).toBeVisible();
	await openApplication(desk);
	await desk.getByRole('button', { name: 'Show: Business registration certificate' }).click();
	// Beside the facts that it proves; a browser that cannot show a PDF says so, and the paper is here all the same.
	const certificate = desk.getByTitle('Business registration certificate');
	await expect(certificate.or(desk.getByText(/cannot show a PDF here/))).toBeVisible();
	await expect(desk.getByRole('link', { name: 'Save file' })).toHaveAttribute('href', /^blob:/);
	await desk.getByRole('button', { name: 'Hide: Business registration certificate' }).click();
	await expect(desk.getByRole('link', { name: 'Save file' })).toHaveCount(0);

	const { licences } = await (await page.request.get('/api/partners/me')).json();
	const headers = { 'sec-fetch-site': 'same-origin' };
	for (const { id } of licences) await page.request.delete(`/api/partners/me/licences/${id}`, { headers });

	await askForMore(desk, page);

	await openApplication(desk);
	await desk.getByRole('radio', { name: /Refuse, with a reason/ }).check();
	await desk.getByRole('button', { name: 'Refuse and send e-mail' }).click();
	await expect(desk.getByText('Please fill this in.')).toBeVisible();
	await desk
		.getByRole('textbox', { name: 'Message to the applicant' })
		.fill('The registration certificate is missing.');
	await desk.getByRole('button', { name: 'Refuse and send e-mail' }).click();
	await expect(desk.getByText('Refused: Namsan Herbal Spa')).toBeVisible();

	await open(page, '/my/info');
	await expect(page.getByText('The registration certificate is missing.')).toBeVisible();
	await expect(page.getByText(/partner application not approved/)).toBeVisible();
	await settled(page);
	await page.getByRole('button', { name: 'Apply again' }).click();
	await expect(page.getByText(/Nothing has changed since our last message/)).toBeVisible();
	await page.getByRole('textbox', { name: 'Comment for us' }).fill('The certificate comes by post.');
	await page.getByRole('button', { name: 'Apply again' }).click();
	await expect(page.getByText('Awaiting approval')).toBeVisible();

	await openApplication(desk);
	// Nothing is chosen beforehand, and what was said before stands there.
	await expect(desk.getByText('The registration certificate is missing.')).toBeVisible();
	await expect(desk.getByText('The certificate comes by post.')).toBeVisible();
	await desk.getByRole('button', { name: 'Decide and send e-mail' }).click();
	await expect(desk.getByText('Choose a decision first.')).toBeVisible();
	await desk.getByRole('radio', { name: /^Approve/ }).check();
	await desk.getByRole('button', { name: 'Approve and send e-mail' }).click();
	await expect(desk.getByText('Tick this box first.')).toBeVisible();
	await desk.getByRole('checkbox', { name: /something is missing/ }).check();
	await desk.getByRole('button', { name: 'Approve and send e-mail' }).click();
	await expect(desk.getByText('Approved: Namsan Herbal Spa')).toBeVisible();

	await open(page, '/my/info');
	await expect(page.getByText('Approved', { exact: true })).toBeVisible();

	await desk.goto('/console/mails?address=newpartner@maru.example');
	await expect(desk.getByText('newpartner@maru.example').first()).toBeVisible();

	// Approved, it calls itself something else: that waits, and the old name stands meanwhile.
	await page.getByRole('button', { name: 'Edit business details' }).click();
	await page.getByRole('textbox', { name: 'Business name', exact: true }).fill('Namsan Surgery');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Changes being checked')).toBeVisible();
	await desk.goto('/console/applications?status=CHANGE_REQ');
	await desk.getByRole('link', { name: /Namsan Herbal Spa/ }).click();
	await expect(desk.getByRole('row', { name: /Business name.*Namsan Herbal Spa.*Namsan Surgery/ })).toBeVisible();
	await desk.getByRole('radio', { name: /Refuse, with a reason/ }).check();
	await desk.getByRole('textbox', { name: 'Message to the applicant' }).fill('You are a spa.');
	await desk.getByRole('button', { name: 'Refuse and send e-mail' }).click();
	await expect(desk.getByText('Refused: Namsan Herbal Spa')).toBeVisible();
	await open(page, '/my/info');
	await expect(page.getByText('You are a spa.')).toBeVisible();
	await desk.context().close();
});

test('to a general member the operator’s desk does not exist', async ({ page }) => {
	await logIn(page, { email: 'traveller@maru.example', password: 'maru-demo-traveller' });
	for (const path of ['/console/mails', '/console/applications', '/console']) {
		const response = await page.request.get(path, { headers: { accept: 'text/html' } });
		expect(response.status(), path).toBe(404);
	}
	expect((await page.request.get('/api/mails')).status()).toBe(404);
});
