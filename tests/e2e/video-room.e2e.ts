import type { BrowserContext, Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { openBreakableWay } from '../support/breakable-way.ts';
import { anna, traveller } from '../support/member-journey.ts';
import { clinic, operator, phone } from '../support/reservation-journey.ts';
import { counted, enter, openDate, type Person, personIn, roomDevices } from '../support/room-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const interpreter = { email: 'interpreter@maru.example', password: 'maru-demo-interpreter' };

test.use({
	actionTimeout: 60_000,
	launchOptions: { executablePath: findChromium() ?? '/usr/bin/chromium', args: roomDevices },
});

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

const every = (numbers: readonly number[], than: readonly number[] = [0, 0]) =>
	numbers.length === 2 && numbers.every((number, at) => number > (than[at] ?? 0));

/** Both of the others are seen and heard, and go on being so. */
async function meetsTwo(page: Page, who: string): Promise<void> {
	await expect
		.poll(async () => {
			const { frames, energy } = await counted(page);
			return every(frames, [10, 10]) && every(energy);
		}, who)
		.toBe(true);
}

test('three people see and hear each other, whatever happens to the server; nobody else comes in', async ({
	browser,
	baseURL,
}) => {
	test.slow();
	const way = await openBreakableWay(baseURL ?? '');
	const people: Page[] = [];
	const comes = async (account: Person, viewport?: { width: number; height: number }) => {
		const page = await personIn(browser, way.origin, account, viewport);
		people.push(page);
		return page;
	};
	const guest = await comes(traveller, phone);
	const house = await comes(clinic);
	const third = await comes(interpreter);
	const stranger = await comes(anna);
	const fourth = await comes(operator);
	const id = await openDate(guest);
	const room = `/api/video-dates/${id}/room`;

	await test.step('who has no seat, or comes too early, stays outside', async () => {
		expect(await statusOf(stranger, room)).toBe(404);
		expect((await open(stranger, `/en/video-consultation?date=${id}`)).status()).toBe(404);
		expect(await statusOf(fourth, room)).toBe(404);
		const own = await (await stranger.request.get('/api/video-dates?as=member&language=en')).json();
		const early = own.items.find((one: { room: { standing: string } }) => one.room.standing === 'early');
		expect(await statusOf(stranger, `/api/video-dates/${early.id}/room`)).toBe(409);
		await open(stranger, `/en/video-consultation?date=${early.id}`);
		await expect(stranger.getByText(/^Opens at 20\d\d\./)).toBeVisible();
		await expect(stranger.getByRole('button', { name: 'Enter the room' })).toHaveCount(0);
	});

	await test.step('three enter, and all six streams are drawn and heard', async () => {
		await enter(guest, id, 'Nobody is in the room yet.');
		await expect(guest.getByText('The clinic has not joined yet.', { exact: false })).toBeVisible();
		await enter(house, id, 'Already in the room: Siriporn Wongsakul');
		await enter(third, id, /^Already in the room: .*Seoyeon Kim/);
		for (const [page, who] of [
			[guest, 'guest'],
			[house, 'clinic'],
			[third, 'interpreter'],
		] as const)
			await meetsTwo(page, who);
		await expect(guest.getByText('has not joined yet', { exact: false })).toHaveCount(0);
	});

	await test.step('the server is away for three seconds, and the talk goes on', async () => {
		const before = await Promise.all([guest, house, third].map(counted));
		way.break();
		await expect(house.getByText('Your call continues', { exact: false })).toBeVisible();
		await new Promise((resolve) => setTimeout(resolve, 3_000));
		// The way is still broken, however long a busy machine takes to draw the next picture.
		for (const [at, person] of [guest, house, third].entries()) {
			await expect.poll(async () => every((await counted(person)).frames, before[at]?.frames)).toBe(true);
			expect((await counted(person)).seatless).toBe(0);
		}
		way.mend();
		for (const page of [guest, house, third])
			await expect(page.getByText('Your call continues', { exact: false })).toHaveCount(0);
		// Nothing was begun anew: the same connections go on.
		for (const page of [guest, house, third]) expect((await counted(page)).frames).toHaveLength(2);
	});

	await test.step('fixed sentences and what is written reach the others', async () => {
		await guest.getByRole('button', { name: 'Quick phrases' }).click();
		await guest.getByRole('button', { name: 'Please speak more slowly' }).click();
		await expect(house.getByText('Please speak more slowly')).toBeVisible();
		await house.getByRole('button', { name: 'Chat' }).click();
		const words = `The third floor, left of the lift ${Date.now()}`;
		await house.getByLabel('Write a message').fill(words);
		await house.getByRole('button', { name: 'Send message' }).click();
		await third.getByRole('button', { name: 'Chat' }).click();
		await expect(third.getByRole('log')).toContainText(words);
		await guest.getByRole('button', { name: 'Camera off' }).click();
		await expect(house.locator('[data-seat="member"] video')).toHaveAttribute('data-hidden', 'true');
	});

	await test.step('another microphone is chosen, and the others go on hearing', async () => {
		const before = (await counted(house)).energy;
		await guest.getByRole('button', { name: 'Devices' }).click();
		const choice = guest.locator('select[name="device-microphone"]');
		await choice.selectOption({ index: 1 });
		await expect(choice).toHaveValue((await choice.locator('option').nth(1).getAttribute('value')) ?? '');
		await guest.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
		await expect.poll(async () => every((await counted(house)).energy, before)).toBe(true);
	});

	await test.step('a screen is seen by the others, whole, and is gone again', async () => {
		const screen = guest.locator('[data-seat="house"] video[data-whole]');
		await house.getByRole('button', { name: 'Share screen' }).click();
		await expect.poll(() => screen.evaluate((video) => (video as HTMLVideoElement).videoWidth)).toBeGreaterThan(0);
		await house.getByRole('button', { name: 'Stop sharing' }).click();
		await expect(screen).toHaveCount(0);
	});

	await test.step('a file of the vault is seen by all until it is put away, and its owner sees who looked', async () => {
		const looks = async () => (await (await guest.request.get('/api/vault/looks?language=en')).json()).total as number;
		const before = await looks();
		const file = (page: Page) => page.locator('figure').filter({ hasText: /showing this file|sees this file/ });
		await guest.getByRole('button', { name: 'Show a file' }).click();
		await guest.getByRole('dialog').getByRole('button', { name: /^Show/ }).first().click();
		for (const page of [guest, house, third]) {
			const drawn = () =>
				file(page)
					.locator('img')
					.evaluate((img) => (img as HTMLImageElement).naturalWidth);
			await expect.poll(drawn).toBeGreaterThan(100);
		}
		expect(await looks()).toBe(before + 2);
		await file(guest).getByRole('button', { name: 'Stop showing' }).click();
		for (const page of [guest, house, third]) await expect(file(page)).toHaveCount(0);
	});

	await test.step('who closes the page has gone, and is waited for', async () => {
		await third.goto('/en/video-consultation');
		await expect(guest.getByText('The interpreter has not joined yet.', { exact: false })).toBeVisible();
	});

	await test.step('entering elsewhere moves the seat, and a camera that is denied keeps nobody out', async () => {
		const context: BrowserContext = guest.context();
		const other = await context.newPage();
		await other.addInitScript(() => {
			navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
		});
		await open(other, `/en/video-consultation?date=${id}`);
		await other.getByRole('button', { name: 'Enter the room' }).click();
		await other.getByRole('button', { name: 'Turn on camera and microphone' }).click();
		await expect(other.getByRole('alert')).toContainText('Camera and microphone are blocked');
		await other.getByRole('button', { name: 'Join by text only' }).click();
		await expect(guest.getByRole('heading', { name: 'You entered from another window' })).toBeVisible();
		await expect(house.locator('[data-seat="member"]')).toHaveAttribute('data-connection', 'connected');
		await other.getByRole('button', { name: 'Leave' }).click();
		await expect(house.getByText('The guest has not joined yet.', { exact: false })).toBeVisible();
	});

	for (const page of people) await page.context().close();
	await way.close();
});
