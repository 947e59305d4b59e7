import { logInEnglish, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

// The network is taken away on purpose.
test.use({ expectedNoise: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

test('what is typed survives a lost network and a reload, and is sent once', async ({ page, context }) => {
	await logInEnglish(page);
	const product = 'vip-palace-and-craft';
	const on = (await roomyDays(page.request, product, { time: '09:30' })).at(-3) ?? '';
	const { id } = await reserveByApi(page.request, { product, on, time: '09:30' });
	await open(page, `/en/my/reserve/${id}`);
	const thread = page.locator('#messages');
	const field = thread.getByLabel('Write a message');
	await thread.scrollIntoViewIfNeeded();
	await field.fill('My card is 4242 4242 4242 4242');
	await thread.getByRole('button', { name: 'Send' }).click();
	await expect(thread).toContainText('This looks like a card number.');

	await context.setOffline(true);
	await field.fill('We are at the north gate.');
	await thread.getByRole('button', { name: 'Send' }).click();
	await expect(thread.getByRole('log')).toContainText('We are at the north gate.');
	await expect(thread.getByRole('log')).toContainText('Waiting for the network.');
	await field.fill('Half a sentence');
	await context.setOffline(false);

	// It arrives, and every answer is lost: it is sent again, with its key.
	let lost = 0;
	await page.route('**/api/threads/*/messages', async (route) => {
		if (route.request().method() !== 'POST') return route.continue();
		await route.fetch();
		lost += 1;
		await route.abort();
	});
	await page.reload();
	await thread.scrollIntoViewIfNeeded();
	await expect.poll(() => lost).toBeGreaterThan(0);
	await expect(field).toHaveValue('Half a sentence');
	// One that is under way is waited for.
	await page.unrouteAll({ behavior: 'wait' });
	await expect(thread.getByRole('log')).not.toContainText('Waiting for the network.');
	await expect(thread.getByRole('log')).toContainText('We are at the north gate.');
	const { threadId } = await (await page.request.get(`/api/reservations/${id}?language=en`)).json();
	const { items } = await (await page.request.get(`/api/threads/${threadId}/messages`)).json();
	expect(items.filter(({ text }: { text: string }) => text === 'We are at the north gate.')).toHaveLength(1);
});
