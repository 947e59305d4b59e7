import { markHeader } from '#contract/viewer-mark.ts';
import type { Locale } from '#i18n/locales.ts';
import { within } from '#views/offline/within.ts';
import type { KeepAnswer, ToPage, ToWorker } from '#views/offline/worker-messages.ts';
import { answerOffline } from './answer-offline.ts';
import { otherSizes } from './assets-in.ts';
import { keepDocument } from './keep-document.ts';
import { deskCheckPath, keptAddress } from './kept-address.ts';
import { cachesOutgrown, keptAtHeader, shellCache } from './kept-names.ts';
import { createKeptStore } from './kept-store.ts';
import { type OfflineWords, offlinePicture } from './offline-page.ts';
import { requestKind } from './request-kind.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Put in by the build: scripts/build-worker.ts. */
declare const offlineWords: Record<Locale, OfflineWords>;

const scope = globalThis as unknown as WorkerScope;
const store = createKeptStore(scope.caches);
const { origin } = scope.location;
const pathOf = (url: string) => url.slice(origin.length).split('#')[0] ?? '';

/** So long the network may take where there is a kept copy to show instead. */
const patienceMs = 4_000;

/** Every answer says whose it is: what is kept of others, or of somebody who has logged out, goes. */
async function notice(answer: Response): Promise<void> {
	const mark = answer.headers.get(markHeader);
	if (mark !== null) await store.forget(mark);
}

/** From the network, unless that fails, takes too long or has nothing but a failure to tell. */
async function fromNetwork(asked: Promise<Response>, isKept: boolean): Promise<Response> {
	if (!isKept) return asked;
	const answer = await within(asked, patienceMs);
	if (answer.status >= 500) throw new Error(`HTTP ${answer.status}`);
	return answer;
}

/** A telephone's camera leads to the site with a voucher; who checks at a desk has that kept instead. */
async function deskCheck(address: string): Promise<Response | undefined> {
	const token = new URL(address, origin).searchParams.get('c');
	if (token === null || keptAddress(address)?.isCheck !== true || !(await store.find(deskCheckPath))) return undefined;
	return Response.redirect(`${deskCheckPath}?${new URLSearchParams({ c: token })}`);
}

async function answerDocument(event: FetchEvent): Promise<Response> {
	const address = pathOf(event.request.url);
	const page = keptAddress(address);
	const kept = page && (await store.find(page.key));
	const asked = event.preloadResponse.then((early) => early ?? fetch(event.request));
	event.waitUntil(asked.then(notice).catch(() => undefined));
	try {
		const answer = await fromNetwork(asked, kept !== undefined);
		if (page && answer.status === 404) event.waitUntil(store.drop(page.key));
		return answer;
	} catch {
		if (!page || !kept) return (await deskCheck(address)) ?? answerOffline({ store, words: offlineWords, address });
		// Under its own address: scripts read there what to show.
		return page.key === address || page.isCheck ? kept : Response.redirect(page.key);
	}
}

async function tellPage(event: FetchEvent, kept: Response): Promise<void> {
	const message: ToPage = { kind: 'from-kept', at: Number(kept.headers.get(keptAtHeader)) };
	(await scope.clients.get(event.clientId))?.postMessage(message);
}

async function answerCall(event: FetchEvent): Promise<Response> {
	const path = pathOf(event.request.url);
	const kept = await store.find(path);
	const turn = store.turn();
	const asked = fetch(event.request);
	event.waitUntil(asked.then(notice).catch(() => undefined));
	try {
		const answer = await fromNetwork(asked, kept !== undefined);
		const mark = answer.headers.get(markHeader);
		if (kept && answer.ok && mark !== null) event.waitUntil(store.renew(path, answer.clone(), { mark, turn }));
		return answer;
	} catch (error) {
		if (!kept) throw error;
		event.waitUntil(tellPage(event, kept));
		return kept;
	}
}

const answerBuilt = async ({ request }: FetchEvent): Promise<Response> =>
	(await store.find(pathOf(request.url))) ?? fetch(request);

async function answerPicture({ request }: FetchEvent): Promise<Response> {
	try {
		return await fetch(request);
	} catch (error) {
		const path = pathOf(request.url);
		for (const size of [path, ...otherSizes(path)]) {
			const kept = await store.find(size);
			if (kept) return kept;
		}
		throw error;
	}
}

/** Whether this file is still served: taken away on the server, it goes from every device at the next visit. */
async function isStillServed(): Promise<boolean> {
	try {
		const { status } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
		return status !== 404 && status !== 410;
	} catch {
		return true;
	}
}

async function leaveWhereGone(): Promise<void> {
	if (await isStillServed()) return;
	await Promise.all((await scope.caches.keys()).map((name) => scope.caches.delete(name)));
	await scope.registration.unregister();
}

/** Once while it runs; browsers stop an idle worker after half a minute. */
let hasLooked = false;

const answers = { document: answerDocument, call: answerCall, built: answerBuilt, picture: answerPicture };

scope.addEventListener('fetch', (event) => {
	const kind = requestKind(event.request, origin);
	if (kind === 'other') return;
	event.respondWith(answers[kind](event));
	if (kind !== 'document' || hasLooked) return;
	hasLooked = true;
	event.waitUntil(leaveWhereGone());
});

/** One after the other: each looks at what the one before has kept. */
let keeping: Promise<unknown> = Promise.resolve();

function keep(asked: Extract<ToWorker, { kind: 'keep' }>): Promise<KeepAnswer> {
	const answer = keeping.then(() =>
		keepDocument(asked, { store, send: (...request) => fetch(...request), now: Date.now }).catch(
			() => 'failed' as const,
		),
	);
	keeping = answer;
	return answer;
}

scope.addEventListener('message', (event) => {
	const message = event.data as ToWorker;
	if (message.kind === 'forget') return event.waitUntil(store.forget());
	event.waitUntil(keep(message).then((answer) => event.ports[0]?.postMessage(answer)));
});

scope.addEventListener('install', (event) => {
	const picture = scope.caches.open(shellCache).then((cache) => cache.add(offlinePicture));
	// Its page does without the picture where nothing can be kept. A newer worker serves what an older one kept, so it need
	// not wait for pages to be closed.
	event.waitUntil(picture.catch(() => undefined).then(() => scope.skipWaiting()));
});

async function takeOver(): Promise<void> {
	await Promise.all(cachesOutgrown(await scope.caches.keys()).map((name) => scope.caches.delete(name)));
	await scope.registration.navigationPreload?.enable();
	await scope.clients.claim();
}

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
