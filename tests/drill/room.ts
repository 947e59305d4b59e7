import { strict as assert } from 'node:assert';
import { type Browser, chromium, type Page } from '@playwright/test';
import { requireChromium } from '../../scripts/chromium.ts';
import { requireProgram } from '../../scripts/debian-package.ts';
import startProduct from '../support/e2e-server.ts';
import { traveller } from '../support/member-journey.ts';
import { clinic } from '../support/reservation-journey.ts';
import { counted, enter, openDate, personIn, roomDevices } from '../support/room-journey.ts';
import { createRelay, openBadLine, secret, turnUrls } from './relay.ts';

const say = (sentence: string) => console.info(sentence);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until it is so, or half a minute has passed. */
async function until(what: string, isSo: () => Promise<boolean>, ms = 45_000): Promise<void> {
	const end = performance.now() + ms;
	while (performance.now() < end) {
		if (await isSo()) return;
		await wait(500);
	}
	throw new Error(`not within ${ms / 1000} s: ${what}`);
}

/** A browser to which the room's other ways are unknown, so that one is tried alone. */
const onlyBy = (page: Page, transport: 'udp' | 'tcp') =>
	page.context().addInitScript((wanted) => {
		const Plain = window.RTCPeerConnection;
		const narrowed = (configuration: RTCConfiguration = {}): RTCConfiguration => ({
			...configuration,
			iceServers: (configuration.iceServers ?? []).map((server) => ({
				...server,
				urls: [server.urls].flat().filter((url) => url.endsWith(`transport=${wanted}`)),
			})),
		});
		window.RTCPeerConnection = class extends Plain {
			constructor(configuration?: RTCConfiguration) {
				super(narrowed(configuration));
			}
			override setConfiguration(configuration?: RTCConfiguration): void {
				super.setConfiguration(narrowed(configuration));
			}
		};
	}, transport);

/** By which kind of way the two are connected, on this side. */
const wayOf = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const found: string[] = [];
		for (const pair of window.roomPairs.filter(({ connectionState }) => connectionState === 'connected')) {
			const stats = await pair.getStats();
			for (const one of stats.values())
				if (one.type === 'candidate-pair' && one.nominated && one.state === 'succeeded') {
					const local = stats.get(one.localCandidateId);
					found.push(`${local?.candidateType} ${local?.relayProtocol}`);
				}
		}
		return [...new Set(found)];
	});

const lostOf = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		let lost = 0;
		for (const pair of window.roomPairs)
			for (const one of (await pair.getStats()).values()) if (one.type === 'inbound-rtp') lost += one.packetsLost ?? 0;
		return lost;
	});

/** Sound goes on coming in on both sides; with `picture` frames do too. */
async function goesOn(pages: readonly Page[], { picture }: { picture: boolean }): Promise<void> {
	const before = await Promise.all(pages.map(counted));
	await until('sound and picture go on', async () => {
		const now = await Promise.all(pages.map(counted));
		return now.every(({ frames, energy }, at) => {
			const [frame = 0, heard = 0] = [frames.at(-1), energy.at(-1)];
			const then = before[at];
			return heard > (then?.energy.at(-1) ?? 0) && (!picture || frame > (then?.frames.at(-1) ?? 0) + 10);
		});
	});
}

type Talk = { people: Page[]; close(): Promise<void> };

async function talk(browser: Browser, transport: 'udp' | 'tcp'): Promise<Talk> {
	const origin = process.env.E2E_ORIGIN ?? '';
	const people: Page[] = [];
	for (const account of [traveller, clinic]) {
		const page = await personIn(browser, origin, account);
		await onlyBy(page, transport);
		people.push(page);
	}
	const [guest] = people;
	const id = guest ? await openDate(guest) : '';
	for (const page of people) await enter(page, id, /in the room/);
	await until(`connected by ${transport}`, async () => {
		const ways = await Promise.all(people.map(wayOf));
		return ways.every((found) => found.length === 1 && found[0] === `relay ${transport}`);
	});
	return {
		people,
		async close() {
			for (const page of people) await page.context().close();
		},
	};
}

type Count = { passed: number; failed: number };

/** Rooms where no straight way is: by the relay alone, over bad lines, and while it is away. */
export async function drillRoom(): Promise<Count> {
	const relay = createRelay(requireProgram('/usr/bin/turnserver', 'coturn', say));
	const executablePath = requireChromium(say);
	Object.assign(process.env, { TURN_URLS: turnUrls, TURN_SECRET: secret, ICE_POLICY: 'relay' });
	const line = await openBadLine();
	await relay.start();
	const stop = await startProduct();
	const browser = await chromium.launch({ executablePath, args: roomDevices });
	const count: Count = { passed: 0, failed: 0 };
	const check = async (name: string, work: () => Promise<void>) => {
		try {
			await work();
			count.passed += 1;
			say(`ok   ${name}`);
		} catch (error) {
			count.failed += 1;
			say(`FAIL ${name}: ${(error as Error).message}`);
		}
	};
	try {
		await check('by the relay alone, TCP', async () => {
			const { people, close } = await talk(browser, 'tcp');
			await goesOn(people, { picture: true });
			await close();
		});
		await checkLines(browser, { check, line, relay });
	} finally {
		await browser.close();
		await relay.kill();
		line.close();
		await stop();
	}
	return count;
}

type Lines = {
	check(name: string, work: () => Promise<void>): Promise<void>;
	line: Awaited<ReturnType<typeof openBadLine>>;
	relay: ReturnType<typeof createRelay>;
};

/** One talk by UDP, whose line becomes worse and worse and at last is cut. */
async function checkLines(browser: Browser, { check, line, relay }: Lines): Promise<void> {
	let people: Page[] = [];
	let close = async () => {};
	await check('by the relay alone, UDP', async () => {
		({ people, close } = await talk(browser, 'udp'));
		await goesOn(people, { picture: true });
	});
	for (const share of [0.05, 0.2])
		await check(`${share * 100} % of all packets lost`, async () => {
			const [first] = people;
			assert(first, 'nobody is in the room');
			const before = await lostOf(first);
			line.lose(share);
			await wait(10_000);
			await goesOn(people, { picture: share < 0.1 });
			assert((await lostOf(first)) > before, 'nothing was lost');
		});
	await check('what is sent was lowered, and people are told', async () => {
		await until('a weak line is shown', async () => {
			const bars = await Promise.all(people.map((page) => page.locator('[data-bars]').getAttribute('data-bars')));
			return bars.some((one) => one !== '3');
		});
	});
	await check('the relay is killed and comes back after eight seconds', async () => {
		line.lose(0);
		await relay.kill();
		await wait(8_000);
		await relay.start();
		await until('connected again', async () =>
			(await Promise.all(people.map(wayOf))).every((found) => found.includes('relay udp')),
		);
		await goesOn(people, { picture: false });
	});
	await close();
}
