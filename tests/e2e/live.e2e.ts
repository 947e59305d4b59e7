import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { joinAfresh } from '../support/member-journey.ts';
import {
	elsewhere,
	headers,
	openDesk,
	operator,
	phone,
	reserveByApi,
	roomyDays,
	screenFaults,
	ticket,
} from '../support/reservation-journey.ts';
import { expect, open, requestsTo, test } from '../support/site-test.ts';

const product = 'vip-palace-and-craft';

/** Writes about a reservation. */
async function say(request: APIRequestContext, id: string, text: string): Promise<void> {
	const { threadId } = await (await request.post(`/api/reservations/${id}/thread`, { headers })).json();
	const written = { data: { key: randomUUID(), text }, headers };
	const answer = await request.post(`/api/threads/${threadId}/messages`, written);
	expect(answer.status(), await answer.text()).toBe(200);
}

test('what others do shows in two windows without reload, is told by the bell, and is read on both', async ({
	page,
	browser,
	context,
	baseURL,
}) => {
	const account = await joinAfresh(page);
	const [, on = ''] = await roomyDays(page.request, product, { places: 1, time: '09:30' });
	const { id } = await reserveByApi(page.request, { product, on, time: '09:30' });
	// A phone and a desk, which know nothing of each other.
	const other = await openDesk(browser, baseURL, account);
	await other.setViewportSize(phone);
	const streams = requestsTo(page, '/api/live');
	await open(page, `/en/my/reserve/${id}`);
	await open(other, '/en/my/reserve');
	const list = other.locator('main');
	await expect(ticket(page)).toContainText('Requested');
	await expect(list).toContainText('Requested');
	await expect.poll(() => streams.length).toBe(1);
	// A second tab of the same browser shares its stream.
	const tab = await context.newPage();
	const more = requestsTo(tab, '/api/live');
	await open(tab, `/en/my/reserve/${id}`);
	await expect(ticket(tab)).toContainText('Requested');

	await elsewhere(baseURL, operator, async (request) => {
		const move = { data: { move: 'confirm' }, headers };
		const answer = await request.post(`/api/reservations/${id}/moves?language=en`, move);
		expect(answer.status(), await answer.text()).toBe(200);
		await say(request, id, 'We look forward to meeting you.');
	});
	await expect(ticket(page)).toContainText('Confirmed');
	await expect(ticket(tab)).toContainText('Confirmed');
	await expect(list).toContainText('Confirmed');
	expect(more).toEqual([]);

	// Whoever looks at the reservation has seen that it is confirmed; the message is unread on both devices.
	const bellOf = (window: typeof page) => window.locator('header').getByRole('button', { name: /^Notifications/ });
	await expect(bellOf(page)).toHaveAccessibleName('Notifications (1 unread notification)');
	await expect(bellOf(other)).toHaveAccessibleName('Notifications (1 unread notification)');
	await bellOf(other).click();
	const sheet = other.getByRole('dialog', { name: 'Notifications' });
	await expect(sheet.getByRole('link')).toHaveText([/You have a new message/, /Your request has been confirmed/]);
	expect(await screenFaults(other, 'dialog[open]')).toEqual([]);
	await sheet.getByRole('button', { name: 'Mark all as read' }).click();
	await expect(bellOf(other)).toHaveAccessibleName('Notifications');
	await expect(bellOf(page)).toHaveAccessibleName('Notifications');
	await sheet.getByRole('link', { name: /You have a new message/ }).click();
	await expect(other).toHaveURL(`/en/my/reserve/${id}#messages`);
	await expect(other.getByText('We look forward to meeting you.')).toBeVisible();

	// The tab that held the stream goes; the other takes over, from where it was.
	await page.close();
	await expect.poll(() => more.length).toBe(1);
	// The other device leaves the messages first: what is written while they are looked at is read at once, everywhere.
	await open(other, '/en/my/reserve');
	await elsewhere(baseURL, operator, (request) => say(request, id, 'The guide will carry a green umbrella.'));
	await expect(tab.locator('header').getByRole('button', { name: /unread/ })).toBeVisible();
	await open(other, `/en/my/reserve/${id}#messages`);
	await expect(other.getByText('The guide will carry a green umbrella.')).toBeVisible();
	await other.context().close();
});

test('a visitor loads nothing of it', async ({ page }) => {
	const calls = requestsTo(page, '/api/');
	const files = requestsTo(page, '/assets/app/');
	await open(page, '/en/travel');
	await page.waitForLoadState('networkidle');
	expect(calls).toEqual([]);
	expect(files.filter((file) => /live|notification|bell/.test(file))).toEqual([]);
});
