import { beforeEach, expect, test } from 'vitest';
import { markHeader, nobodysMark } from '#contract/viewer-mark.ts';
import { keepDocument } from './keep-document.ts';
import { keptAtHeader, ownCache } from './kept-names.ts';
import { createKeptStore } from './kept-store.ts';

const origin = 'https://maru.example';
const id = '0b54c1b2-98f5-4d8e-9a57-3f0f3f5d7a11';
const voucher = `/th/my/reserve/${id}?voucher=1`;

const urlOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : String(asked), origin).href;

/** As browsers have it, in memory: as much of it as is used. */
function fakeCaches(options: { isFull?: boolean } = {}) {
	const all = new Map<string, Map<string, Response>>();
	const cacheOf = (entries: Map<string, Response>) => ({
		match: async (asked: RequestInfo) => entries.get(urlOf(asked))?.clone(),
		put: async (asked: RequestInfo, answer: Response) => {
			if (options.isFull) throw new DOMException('no room', 'QuotaExceededError');
			entries.set(urlOf(asked), answer);
		},
		delete: async (asked: RequestInfo) => entries.delete(urlOf(asked)),
		keys: async () => [...entries.keys()].map((url) => new Request(url)),
	});
	const caches = {
		keys: async () => [...all.keys()],
		has: async (name: string) => all.has(name),
		delete: async (name: string) => all.delete(name),
		match: async (asked: RequestInfo) => {
			for (const entries of all.values()) if (entries.has(urlOf(asked))) return entries.get(urlOf(asked))?.clone();
			return undefined;
		},
		open: async (name: string) => {
			const entries = all.get(name) ?? new Map<string, Response>();
			all.set(name, entries);
			return cacheOf(entries);
		},
	} as unknown as CacheStorage;
	const paths = () =>
		[...all.values()].flatMap((entries) => [...entries.keys()].map((url) => url.slice(origin.length)));
	return { caches, names: () => [...all.keys()], paths };
}

let release = 1;
let now = 0;
beforeEach(() => {
	release = 1;
	now = Date.parse('2026-10-16T00:05:00Z');
});

const script = () => `/assets/app/my-reservation-${release}.js`;

/** How the reservation stands on the server. */
let stands = { status: 'confirmed', order: { on: '2026-11-24' }, pay: { state: 'due' } };

function bodyOf(path: string, role: string): string {
	if (path.startsWith('/api/')) return JSON.stringify({ role, title: 'Market', ...stands });
	return `<html lang="th"><script src="${script()}"></script><img src="/assets/images/art/market-1-480.webp"></html>`;
}

/** A server for one member; `marks` tells whose answer each is. */
function serverFor(mark: string, options: { role?: string; missing?: RegExp; meanwhile?: () => void } = {}) {
	const { role = 'member', missing, meanwhile } = options;
	return (async (asked: RequestInfo | URL) => {
		const path = urlOf(asked).slice(origin.length);
		meanwhile?.();
		const isAsset = path.startsWith('/assets/');
		const answer = new Response(isAsset ? '' : bodyOf(path, role), {
			status: missing?.test(path) ? 404 : 200,
			headers: { 'content-encoding': 'br', ...(!isAsset && { [markHeader]: mark }) },
		});
		Object.defineProperty(answer, 'url', { value: origin + path });
		return answer;
	}) as typeof fetch;
}

const asked = {
	kind: 'keep',
	address: voucher,
	locale: 'th',
	canCheck: false,
	assets: ['/assets/app/late.js'],
} as const;
const keep = (store: ReturnType<typeof createKeptStore>, send: typeof fetch, address: string = voucher) =>
	keepDocument({ ...asked, assets: [...asked.assets], address }, { store, send, now: () => now });

test('a voucher is kept with its data, its parts and the pages one goes to, and says of when it is', async () => {
	const { caches, names, paths } = fakeCaches();
	const store = createKeptStore(caches);
	expect(await keep(store, serverFor('linh'))).toBe('kept');
	expect(names()).toEqual([ownCache('linh')]);
	for (const path of [
		voucher,
		`/th/my/reserve/${id}`,
		'/th/my/reserve',
		`/api/reservations/${id}/voucher?language=th`,
		'/api/trips?language=th',
		'/assets/app/my-reservation-1.js',
		'/assets/app/late.js',
		'/assets/images/art/market-1-480.webp',
	])
		expect(paths()).toContain(path);
	const kept = await store.find(voucher);
	expect(await kept?.clone().text()).toContain(`<html data-kept-at="${now}" lang="th">`);
	expect(kept?.headers.get(keptAtHeader)).toBe(String(now));
	expect(kept?.headers.has('content-encoding')).toBe(false);
});

test('a reservation that others entrusted to the viewer is not kept', async () => {
	const { caches, names } = fakeCaches();
	for (const role of ['provider', 'operator'])
		expect(await keep(createKeptStore(caches), serverFor('clinic', { role }))).toBe('not-kept');
	expect(names()).toEqual([]);
});

test('what comes after a logout is not kept, nor what came for nobody', async () => {
	const { caches, names } = fakeCaches();
	const store = createKeptStore(caches);
	expect(await keep(store, serverFor('linh', { meanwhile: () => void store.forget() }))).toBe('not-kept');
	expect(await keep(createKeptStore(caches), serverFor(nobodysMark))).toBe('failed');
	expect(names()).toEqual([]);
});

test('what is kept of another member goes, and what was on its way for them', async () => {
	const { caches, names } = fakeCaches();
	const store = createKeptStore(caches);
	await keep(store, serverFor('anna'));
	await store.forget('anna');
	expect(names()).toEqual([ownCache('anna')]);
	expect(await keep(store, serverFor('anna', { meanwhile: () => void store.forget('linh') }))).toBe('not-kept');
	expect(names()).toEqual([]);
	expect(await keep(store, serverFor('linh'))).toBe('kept');
	expect(names()).toEqual([ownCache('linh')]);
});

test('a new release takes the place of the old, whose parts stay until no page needs them', async () => {
	const { caches, paths } = fakeCaches();
	const store = createKeptStore(caches);
	await keep(store, serverFor('linh'));
	release = 2;
	now += 60_000;
	await keep(store, serverFor('linh'));
	// The pages that went along are not fetched so soon again, and still need the old part.
	expect(paths().filter((path) => path.includes('my-reservation-'))).toEqual([
		'/assets/app/my-reservation-1.js',
		'/assets/app/my-reservation-2.js',
	]);
	now += 11 * 60_000;
	await keep(store, serverFor('linh'));
	expect(paths().filter((path) => path.includes('my-reservation-'))).toEqual(['/assets/app/my-reservation-2.js']);
});

test('after a change list and board are kept anew with the reservation, so that all say the same', async () => {
	const { caches } = fakeCaches();
	const store = createKeptStore(caches);
	const boardSays = async () => JSON.parse((await (await store.find('/api/trips?language=th'))?.text()) ?? '').order.on;
	const listOf = async () => Number((await store.find('/th/my/reserve'))?.headers.get(keptAtHeader));
	await keep(store, serverFor('linh'));
	const first = now;
	now += 60_000;
	await keep(store, serverFor('linh'));
	// Nothing has changed: the list is not fetched so soon again.
	expect([await boardSays(), await listOf()]).toEqual(['2026-11-24', first]);
	stands = { ...stands, order: { on: '2026-11-26' } };
	now += 60_000;
	await keep(store, serverFor('linh'), `/th/my/reserve/${id}`);
	expect([await boardSays(), await listOf()]).toEqual(['2026-11-26', now]);
	stands = { ...stands, pay: { state: 'checking' } };
	now += 60_000;
	await keep(store, serverFor('linh'));
	expect(await listOf()).toBe(now);
});

test('without one of its scripts a page is not kept, and an older copy stays whole', async () => {
	const { caches, paths } = fakeCaches();
	const store = createKeptStore(caches);
	await keep(store, serverFor('linh'));
	release = 2;
	await expect(keep(store, serverFor('linh', { missing: /-2\.js$/ }))).rejects.toThrow('cannot be kept');
	expect(await (await store.find(voucher))?.text()).toContain('my-reservation-1.js');
	expect(paths()).toContain('/assets/app/my-reservation-1.js');
});

test('where there is no room, it is told', async () => {
	const { caches } = fakeCaches({ isFull: true });
	await expect(keep(createKeptStore(caches), serverFor('linh'))).rejects.toThrow('no room');
});

test('a newer answer takes the place of a kept one only, and only for the same member', async () => {
	const { caches } = fakeCaches();
	const store = createKeptStore(caches);
	await keep(store, serverFor('linh'));
	const path = '/api/trips?language=th';
	await store.renew(path, new Response('newer'), { mark: 'linh', turn: store.turn() });
	expect(await (await store.find(path))?.text()).toBe('newer');
	await store.renew(path, new Response('anna’s'), { mark: 'anna', turn: store.turn() });
	await store.renew('/api/trips?language=ru', new Response('never kept'), { mark: 'linh', turn: store.turn() });
	expect(await (await store.find(path))?.text()).toBe('newer');
	expect(await store.find('/api/trips?language=ru')).toBeUndefined();
});
