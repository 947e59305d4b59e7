import type { Browser, Page } from '@playwright/test';
import { logIn } from './member-journey.ts';
import { expect, open } from './site-test.ts';

/** A camera and a microphone of the browser's own making, which asks nobody, and the whole screen where one is shared. */
export const roomDevices = [
	...['--no-sandbox', '--disable-gpu', '--num-raster-threads=1', '--autoplay-policy=no-user-gesture-required'],
	...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
	'--auto-select-desktop-capture-source=Entire screen',
];

type Counted = { seatless: number; frames: number[]; energy: number[] };
declare global {
	interface Window {
		roomPairs: RTCPeerConnection[];
	}
}

/** Keeps every connection that a page makes, so that what it counts can be read. */
function keepPairs(): void {
	window.roomPairs = [];
	const Plain = window.RTCPeerConnection;
	window.RTCPeerConnection = class extends Plain {
		constructor(...given: ConstructorParameters<typeof RTCPeerConnection>) {
			super(...given);
			window.roomPairs.push(this);
		}
	};
}

/** Frames that were drawn and sound that was heard, of each of the others. */
export const counted = (page: Page): Promise<Counted> =>
	page.evaluate(async () => {
		const open = window.roomPairs.filter((pair) => pair.connectionState === 'connected');
		const frames: number[] = [];
		const energy: number[] = [];
		for (const pair of open) {
			let seen = 0;
			let heard = 0;
			for (const one of (await pair.getStats()).values()) {
				if (one.type !== 'inbound-rtp') continue;
				seen += one.framesDecoded ?? 0;
				heard += one.totalAudioEnergy ?? 0;
			}
			frames.push(seen);
			energy.push(heard);
		}
		return { seatless: window.roomPairs.length - open.length, frames, energy };
	});

export type Person = { email: string; password: string };

export async function personIn(
	browser: Browser,
	baseURL: string,
	account: Person,
	viewport = { width: 1280, height: 800 },
) {
	const context = await browser.newContext({ baseURL, locale: 'en-US', timezoneId: 'Asia/Bangkok', viewport });
	await context.addInitScript(keepPairs);
	const page = await context.newPage();
	await logIn(page, account);
	return page;
}

export async function enter(page: Page, id: string, inside: string | RegExp): Promise<void> {
	await open(page, `/en/video-consultation?date=${id}`);
	await page.getByRole('button', { name: 'Enter the room' }).click();
	await expect(page.getByText(inside)).toBeVisible();
	await page.getByRole('button', { name: 'Turn on camera and microphone' }).click();
	await expect(page.getByText('Your camera works')).toBeVisible();
	await page.getByRole('button', { name: 'Enter the room' }).click();
	await expect(page.getByText('Not recorded')).toBeVisible();
}

/** The talk of the demonstration whose room is open. */
export async function openDate(page: Page): Promise<string> {
	const answer = await page.request.get('/api/video-dates?as=member&language=en');
	const { items } = (await answer.json()) as { items: { id: string; room: { standing: string } }[] };
	return items.find(({ room }) => room.standing === 'open')?.id ?? '';
}
