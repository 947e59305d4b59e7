import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { shiftMonth } from '#ui/calendar-weeks.ts';
import { anna, logIn, traveller } from '../support/member-journey.ts';
import {
	clinic,
	dayAhead,
	elsewhere,
	headers,
	logInEnglish,
	mailsAbout,
	openWorkplace,
	operator,
	pair,
	phone,
	reservationOf,
	reserveByApi,
	roomyDays,
	screenFaults,
	ticket,
} from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const said = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });
const card = (page: Page, name: string) => page.getByRole('region', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const thread = (page: Page) => page.locator('#messages');

test('my reservations: upcoming, past and cancelled with their numbers; each row leads to its reservation', async ({
	page,
}) => {
	await logIn(page, traveller);
	await open(page, '/en/my/reserve');
	const times = page.getByRole('navigation', { name: 'Filter by time' });
	const rows = page.locator('main li').filter({ has: page.locator('h3 a[href*="/my/reserve/"]') });
	await expect(times.getByRole('link', { name: /^Upcoming/ })).toHaveAttribute('aria-current', 'true');
	await expect(page.getByRole('heading', { level: 2, name: 'Waiting list' })).toBeVisible();
	for (const [name, time, words] of [
		['Cancelled', 'cancelled', /Declined|Expired|Cancelled/],
		['Past', 'past', /Completed/],
	] as const) {
		await times.getByRole('link', { name }).click();
		await expect(page).toHaveURL(`/en/my/reserve?time=${time}`);
		await expect(page.getByRole('heading', { level: 2, name: 'Waiting list' })).toHaveCount(0);
		const { counts } = await (await page.request.get(`/api/reservations?language=en&time=${time}`)).json();
		expect(counts[time]).toBeGreaterThan(0);
		await expect(times.getByRole('link', { name })).toHaveText(`${name} ${counts[time]}`);
		await expect(rows).toHaveCount(counts[time]);
		await expect(rows.filter({ hasText: words })).toHaveCount(counts[time]);
	}
	await open(page, page.url());
	const past = rows.filter({ hasText: 'tea' }).first();
	await past.locator('h3 a').click();
	await expect(ticket(page)).toContainText('Completed');
	await page.goBack();
	await expect(page).toHaveURL('/en/my/reserve?time=past');
});

test('transfer, proof and payment; cancelling by the clock tells the refund before and after, and it is paid back', async ({
	page,
	browser,
	baseURL,
}) => {
	const { email } = await logInEnglish(page);
	const product = 'seoul-in-one-drive';
	const on = await dayAhead(page.request, product, 20);
	const { id, code } = await reserveByApi(page.request, { product, on, time: '13:00', persons: pair });
	const { money } = await reservationOf(page.request, id);
	const back = formatWon(money.total * 0.8);
	const desk = await openWorkplace(browser, baseURL, operator);

	await open(desk, '/en/my/reserve');
	await desk
		.getByRole('main')
		.getByRole('link', { name: /^Open in the console/ })
		.click();
	await expect(desk).toHaveURL('/console/reservations');
	await desk.getByRole('link', { name: /^Waiting for reply/ }).click();
	await desk.getByRole('searchbox', { name: 'Search reservations' }).fill(code);
	await desk.keyboard.press('Enter');
	await expect(desk).toHaveURL(new RegExp(`search=${code}`));
	const rows = desk
		.getByRole('table', { name: 'Reservations' })
		.getByRole('row')
		.filter({ has: desk.getByRole('link') });
	// The list before stays until the one that was searched for is here.
	await expect(rows).toHaveCount(1);
	await expect(rows).toContainText(code);
	await rows.getByRole('link').click();
	await desk.getByRole('button', { name: 'Confirm', exact: true }).click();
	await question(desk).getByRole('button', { name: 'Confirm', exact: true }).click();
	await expect(said(desk)).toContainText(['Reservation confirmed.']);

	await open(page, `/en/my/reserve/${id}`);
	await expect(page.getByRole('heading', { level: 2, name: /^Please transfer ₩/ })).toBeVisible();
	const next = page.locator('section').filter({ has: page.locator('#next-step') });
	await expect(next).toContainText(code);
	await expect(next).toContainText('SWIFT');
	const cost = card(page, 'If you cancel now');
	await expect(cost).toContainText('Nothing has been paid yet, so cancelling is free.');
	await expect(cost.locator('svg, [aria-current=step]')).toHaveCount(0);
	await expect(cost).not.toContainText('%');
	const slip = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
		.png()
		.toBuffer();
	const file = { name: 'slip.png', mimeType: 'image/png', buffer: slip };
	await next.locator('input[type=file]').setInputFiles(file);
	await expect(said(page)).toContainText(['We have received your receipt and will check it within one working day.']);
	await expect(page.getByRole('heading', { level: 2, name: 'We are checking your transfer' })).toBeVisible();

	await desk.reload();
	await expect(desk.getByRole('link', { name: 'slip.png' })).toBeVisible();
	await desk.getByRole('link', { name: 'Check the receipt' }).click();
	await expect(desk.getByRole('link', { name: /Transfer receipts/ })).toBeVisible();
	await desk.getByRole('radio', { name: /^Accept: payment found/ }).check();
	await desk.getByLabel(`Arrived for ${code}`).fill(String(money.total));
	await desk.getByRole('button', { name: `Record ${formatWon(money.total)} as paid` }).click();
	await expect(desk.getByText(`${formatWon(money.total)} recorded as paid.`)).toBeVisible();
	// An old address leads who works to the same reservation at the desk.
	await desk.goto(`/en/my/reserve/${id}`);
	await expect(desk).toHaveURL(`/console/reservations/${id}`);
	await expect(ticket(desk)).toContainText('Paid');
	const sheet = desk.getByRole('dialog', { name: 'Record a payment or refund' });

	await page.reload();
	await expect(cost.locator('[aria-current=step]')).toContainText(`${back} of ${formatWon(money.total)} refunded`);
	await page.getByRole('button', { name: 'Cancel reservation' }).click();
	await expect(question(page)).toContainText(`Cancellation fee${formatWon(money.total * 0.2)}`);
	await expect(question(page)).toContainText(`You get back${back}`);
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await question(page).getByRole('button', { name: 'Cancel reservation' }).click();
	await expect(said(page)).toContainText(['Reservation cancelled.']);
	await expect(page.getByRole('heading', { level: 2, name: `${back} will be refunded` })).toBeVisible();
	await expect(card(page, 'Status and history')).toContainText(
		'Cancellation fee: 20% of the price, but no more than was paid',
	);

	await desk.reload();
	await expect(desk.getByRole('heading', { level: 2, name: `Refund ${back}` })).toBeVisible();
	await desk.getByRole('button', { name: 'Record a payment or refund' }).first().click();
	await sheet.getByRole('button', { name: 'Record refund' }).click();
	await expect(ticket(desk)).toContainText('Refunded');
	const mails = (await mailsAbout(baseURL, code, 6)).filter(({ address }) => address === email);
	const templates = ['requested', 'confirmed', 'paid', 'cancelled', 'refunded'].map((name) => `reservation-${name}`);
	expect(mails.map(({ template }) => template).toSorted()).toEqual(templates.toSorted());
	await desk.goto('/console/mails');
	await desk.getByRole('searchbox', { name: 'Search by recipient' }).fill(email);
	await desk.keyboard.press('Enter');
	await expect(desk).toHaveURL(new RegExp(`address=${encodeURIComponent(email)}`));
	await expect(desk.getByText(`Refund for reservation ${code}`)).toBeVisible();
	await desk.context().close();
});

test('date and persons are changed at once where confirmation is instant, and some of the people stay at home', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await logInEnglish(page);
	const product = 'jeju-tangerine-and-haenyeo-day';
	const [on = '', other = ''] = await roomyDays(page.request, product, { places: 3 });
	const persons = { adult: 3, child: 0, infant: 0 };
	const { id } = await reserveByApi(page.request, { product, on, time: '09:30', persons });
	await open(page, `/en/my/reserve/${id}`);
	await page.getByRole('button', { name: 'Change date or number of people' }).click();
	const change = page.getByRole('dialog', { name: 'Change date or number of people' });
	await change.locator(`[data-day="${other}"]`).click();
	await expect(change).toContainText('The change takes effect immediately.');
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await change.getByRole('button', { name: 'Change reservation' }).click();
	await expect(said(page)).toContainText(['Reservation changed.']);
	await expect(ticket(page)).toContainText(formatDateWithWeekday(other, 'en'));

	const before = await reservationOf(page.request, id);
	await page.getByRole('button', { name: 'Reduce the number of people' }).click();
	const reduce = page.getByRole('dialog', { name: 'Reduce the number of people' });
	await reduce.getByRole('button', { name: 'Fewer: Adults' }).click();
	await expect(reduce).toContainText(`New price${formatWon((before.money.total / 3) * 2)}`);
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await reduce.getByRole('button', { name: /^Remove 1 person/ }).click();
	await expect(said(page)).toContainText(['Number of people reduced.']);
	await expect(ticket(page)).toContainText('2 adults');
	const history = card(page, 'Status and history');
	for (const step of ['Reserved and confirmed', 'Changed', 'Number of people reduced', 'Free cancellation ends'])
		await expect(history).toContainText(step);
	const { money } = await reservationOf(page.request, id);
	expect(money.total).toBe((before.money.total / 3) * 2);
});

test('once cancelling is no longer free another date is a wish, fewer people cost what cancelling them costs', async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize(phone);
	await logInEnglish(page);
	// On its scale nothing is free in the last thirty days, so which weekday it is today makes no difference.
	const product = 'gyeongbokgung-before-opening';
	const on = await dayAhead(page.request, product, 16);
	const [other = ''] = await roomyDays(page.request, product, { places: 2 });
	const { id } = await reserveByApi(page.request, { product, on, time: '07:30', persons: pair });
	const { money } = await reservationOf(page.request, id);
	const paid = await elsewhere(baseURL, operator, (request) =>
		request.post(`/api/reservations/${id}/payments?language=en`, {
			data: { key: randomUUID(), kind: 'payment', won: money.total, method: 'transfer' },
			headers,
		}),
	);
	expect(paid.status()).toBe(200);
	await open(page, `/en/my/reserve/${id}`);
	const { percent } = (await reservationOf(page.request, id)).refund;
	expect(percent).toBeLessThan(100);
	await page.getByRole('button', { name: 'Change date or number of people' }).click();
	const change = page.getByRole('dialog', { name: 'Change date or number of people' });
	await change.getByRole('button', { name: 'Adults (12+): one fewer' }).click();
	await expect(change).toContainText('The change takes effect immediately.');
	const fee = Math.floor(((money.total / 2) * (100 - percent)) / 100);
	await expect(change).toContainText(`Paid so far${formatWon(money.total)}`);
	await expect(change).toContainText(`Cancellation fee${formatWon(fee)}`);
	await expect(change).toContainText(`You get back${formatWon(money.total / 2 - fee)}`);
	await expect(change).toContainText(
		`The fee is ${100 - percent}% of the ${formatWon(money.total / 2)} you are cancelling.`,
	);
	await change.getByRole('button', { name: 'Adults (12+): one more' }).click();
	for (let month = on.slice(0, 7); month < other.slice(0, 7); month = shiftMonth(month, 1))
		await change.getByRole('button', { name: 'Next month' }).click();
	await change.locator(`[data-day="${other}"]`).click();
	await expect(change).toContainText(
		'The free cancellation period is over, so the provider has to agree to a new date.',
	);
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await change.getByRole('button', { name: 'Request this change' }).click();
	await expect(said(page)).toContainText(['Change request sent.']);
	await expect(card(page, 'Status and history')).toContainText('Change requested');
	const wished = await reservationOf(page.request, id);
	expect([wished.order.on, wished.change?.order.on]).toEqual([on, other]);
});

test('a provider finds the reservations of their products, declines one with a reason, confirms another, agrees to its change and answers', async ({
	page,
	browser,
	baseURL,
}) => {
	const { email } = await logInEnglish(page);
	const product = 'scar-and-acne-care';
	const days = await roomyDays(page.request, product, { time: '10:00' });
	const [first, second] = [days.at(-1) ?? '', days.at(-2) ?? ''];
	const contents = 'Scars on both cheeks.';
	const refused = await reserveByApi(page.request, { product, on: first, time: '10:00' });
	const taken = await reserveByApi(page.request, { product, on: second, time: '10:00', contents });
	const desk = await openWorkplace(browser, baseURL, clinic);

	// As it was kept in bookmarks.
	await desk.goto('/en/my/reserve?scope=provided');
	await expect(desk).toHaveURL('/console/reservations');
	await desk.getByRole('combobox', { name: 'Status' }).selectOption('requested');
	await expect(desk).toHaveURL(/status=requested/);
	await desk.getByRole('row').filter({ hasText: refused.code }).getByRole('link').click();
	await desk.getByRole('button', { name: 'Decline' }).click();
	await question(desk).getByRole('button', { name: 'Decline', exact: true }).click();
	await expect(question(desk)).toContainText('Please fill this in.');
	await question(desk).getByRole('textbox').fill('The doctor is away on that day.');
	expect(await screenFaults(desk, 'dialog[open]')).toEqual([]);
	await question(desk).getByRole('button', { name: 'Decline', exact: true }).click();
	await expect(said(desk)).toContainText(['Reservation declined.']);
	await open(page, `/en/my/reserve/${refused.id}`);
	await expect(ticket(page)).toContainText('Declined');
	await expect(page.getByRole('blockquote')).toHaveText('The doctor is away on that day.');

	await desk.goto(`/console/reservations/${taken.id}`);
	await expect(ticket(desk)).toContainText('Requested');
	await expect(desk.locator('main')).not.toContainText(contents);
	await desk.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(desk.locator('main')).toContainText(contents);
	await desk.getByRole('button', { name: 'Confirm', exact: true }).click();
	await question(desk).getByRole('button', { name: 'Confirm', exact: true }).click();
	await expect(ticket(desk)).toContainText('Confirmed');

	await open(page, `/en/my/reserve/${taken.id}`);
	await page.getByRole('button', { name: 'Change date or number of people' }).click();
	const change = page.getByRole('dialog', { name: 'Change date or number of people' });
	await change.getByRole('radio', { name: '16:30' }).check();
	await change.getByRole('button', { name: 'Request this change' }).click();
	await expect(said(page)).toContainText(['Change request sent.']);
	await thread(page).getByLabel('Write a message').fill('My flight was moved.');
	await thread(page).getByRole('button', { name: 'Send' }).click();
	await expect(thread(page).getByRole('log')).toContainText('My flight was moved.');
	await expect(thread(page).getByRole('log')).not.toContainText('Sending…');

	await desk.reload();
	await desk.getByRole('button', { name: 'Accept the change' }).click();
	await question(desk).getByRole('button', { name: 'Accept the change' }).click();
	await expect(said(desk)).toContainText(['Change accepted.']);
	await thread(desk).scrollIntoViewIfNeeded();
	await expect(thread(desk).getByRole('log')).toContainText('My flight was moved.');
	// The guest looks elsewhere: on the open thread the answer would be read the moment it comes.
	await open(page, '/en/my/reserve');
	await thread(desk).getByLabel('Write a message').fill('No problem at all.');
	await thread(desk).getByLabel('Write a message').press('Control+Enter');
	await expect(thread(desk).getByRole('log')).toContainText('No problem at all.');
	await expect(thread(desk).getByRole('log')).toContainText('Change accepted');
	await expect(thread(desk).getByRole('log')).not.toContainText('Sending…');
	await desk.context().close();

	const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${taken.id}"]`) });
	await expect(row).toContainText('1 new message');
	await row.locator('h3 a').click();
	await expect(ticket(page)).toContainText('16:30 KST');
	await thread(page).scrollIntoViewIfNeeded();
	await expect(thread(page).getByRole('log')).toContainText('No problem at all.');
	const mails = await mailsAbout(baseURL, taken.code, 6);
	const toGuest = mails.filter(({ address }) => address === email).map(({ template }) => template);
	// The message was read on the page before its mail had gathered others: it is not mailed as well.
	expect(toGuest.toSorted()).toEqual(
		['change-asked', 'changed', 'confirmed', 'requested'].map((name) => `reservation-${name}`),
	);
	// To anybody else it does not exist.
	await elsewhere(baseURL, anna, async (request) => {
		expect((await request.get(`/api/reservations/${taken.id}?language=en`)).status()).toBe(404);
		expect((await request.get(`/en/my/reserve/${taken.id}`, { headers: { accept: 'text/html' } })).status()).toBe(404);
	});
});
