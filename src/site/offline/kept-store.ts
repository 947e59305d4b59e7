import { nobodysMark } from '#contract/viewer-mark.ts';
import { cachesToForget, isOwnCache, keptAtHeader, ownCache } from './kept-names.ts';
import { keptHeaders } from './stamped.ts';

/** A document that is kept, and what it needs. */
export type KeptRecord = {
	key: string;
	at: number;
	assets: string[];
	calls: string[];
	/** How reservations stood that were opened when it was kept, by id; copies of an older release have none. */
	told?: Record<string, string>;
};

export type Kept = { path: string; body: string | Blob; headers: Headers };

/** More than anyone takes along; the oldest go first. */
const mostDocuments = 40;

const recordPath = (key: string) => `/kept?of=${encodeURIComponent(key)}`;
const exactly = { ignoreVary: true };

/**
 * What is kept of the member who is logged in. Every write is of a turn: what was fetched before everything was forgotten
 * is not put there afterwards.
 */
export function createKeptStore(caches: CacheStorage) {
	let turn = 0;
	/** Whose answers were seen last; a worker that was just started does not know. */
	let seen: string | undefined;

	const find = async (path: string): Promise<Response | undefined> => caches.match(path, exactly);

	async function forget(mark: string = nobodysMark): Promise<void> {
		if (mark === nobodysMark || (seen !== undefined && seen !== mark)) turn += 1;
		seen = mark;
		const gone = cachesToForget(await caches.keys(), mark);
		await Promise.all(gone.map((name) => caches.delete(name)));
	}

	async function recordsIn(cache: Cache): Promise<KeptRecord[]> {
		const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/kept');
		const found = await Promise.all(requests.map(async (request) => (await cache.match(request))?.json()));
		return (found as KeptRecord[]).filter(Boolean).sort((a, b) => b.at - a.at);
	}

	/** Parts of an older release stay as long as a document needs them, and no longer. */
	async function tidy(cache: Cache): Promise<void> {
		const records = await recordsIn(cache);
		const wanted = new Set(
			records.slice(0, mostDocuments).flatMap(({ key, assets, calls }) => [key, recordPath(key), ...assets, ...calls]),
		);
		const isWanted = ({ url }: Request) => wanted.has(url.slice(new URL(url).origin.length));
		const gone = (await cache.keys()).filter((request) => !isWanted(request));
		await Promise.all(gone.map((request) => cache.delete(request)));
	}

	return {
		find,
		forget,
		/** Ask before fetching; hand it in with what came. */
		turn: () => turn,
		async records(): Promise<KeptRecord[]> {
			const names = (await caches.keys()).filter(isOwnCache);
			const all = await Promise.all(names.map(async (name) => recordsIn(await caches.open(name))));
			return all.flat();
		},
		/** In this order: a document is there only when all it needs is. Throws where there is no room. */
		async put(kept: { parts: Kept[]; records: KeptRecord[]; mark: string; turn: number }): Promise<boolean> {
			if (kept.turn !== turn || (seen !== undefined && seen !== kept.mark)) return false;
			const cache = await caches.open(ownCache(kept.mark));
			for (const { path, body, headers } of kept.parts) await cache.put(path, new Response(body, { headers }));
			for (const record of kept.records)
				await cache.put(recordPath(record.key), new Response(JSON.stringify(record), { headers: {} }));
			await forget(kept.mark);
			await tidy(cache);
			return true;
		},
		/** A newer answer in place of a kept one; what was not kept is not kept now either. */
		async renew(path: string, answer: Response, of: { mark: string; turn: number }): Promise<void> {
			const name = ownCache(of.mark);
			if (of.turn !== turn || !(await caches.has(name))) return;
			const cache = await caches.open(name);
			if (!(await cache.match(path, exactly)) || of.turn !== turn) return;
			const headers = keptHeaders(answer.headers, { [keptAtHeader]: String(Date.now()) });
			await cache.put(path, new Response(await answer.blob(), { headers }));
		},
		/** A page that is no longer there. */
		async drop(key: string): Promise<void> {
			for (const name of (await caches.keys()).filter(isOwnCache)) {
				const cache = await caches.open(name);
				if (await cache.delete(recordPath(key))) await tidy(cache);
			}
		},
	};
}

export type KeptStore = ReturnType<typeof createKeptStore>;
