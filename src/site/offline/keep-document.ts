import { markHeader, nobodysMark } from '#contract/viewer-mark.ts';
import type { KeepAnswer, ToWorker } from '#views/offline/worker-messages.ts';
import { assetsInDocument, assetsInScript, assetsInStyles } from './assets-in.ts';
import { type KeptAddress, keptAddress, keptTogether } from './kept-address.ts';
import { keptCalls } from './kept-calls.ts';
import { keptAtHeader } from './kept-names.ts';
import type { Kept, KeptRecord, KeptStore } from './kept-store.ts';
import { keptHeaders, stampDocument } from './stamped.ts';

type Keeping = Extract<ToWorker, { kind: 'keep' }>;
type Tools = { store: KeptStore; send: typeof fetch; now: () => number };

/** What goes along with an opened page is not fetched at every opening, unless it tells otherwise of it. */
const companionsFreshMs = 10 * 60_000;

/** The session ended while we were fetching, or it never was a member's: then nothing is kept. */
function markOf(answers: readonly Response[]): string | undefined {
	const marks = new Set(answers.map(({ headers }) => headers.get(markHeader)));
	const [mark] = marks;
	return marks.size === 1 && mark && mark !== nobodysMark ? mark : undefined;
}

const isSound = (answer: Response) => answer.ok && !answer.redirected;

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** A reservation as it stands now; undefined where it is not the viewer's own: what others entrusted to a provider is never kept. */
async function ownOf(send: typeof fetch, { id }: KeptAddress, locale: string): Promise<Told | undefined> {
	if (id === undefined) return {};
	const answer = await send(`/api/reservations/${id}?language=${locale}`);
	if (!answer.ok) return undefined;
	const found = (await answer.json()) as Own;
	return found.role === 'member' ? { [id]: factsOf(found) } : undefined;
}

type Told = Record<string, string>;
type Own = { role?: string; status?: string; order?: object; pay?: object; money?: object; hasChange?: boolean };

/** What list and board say of it as well: date, persons, status and money. */
const factsOf = ({ status, order, pay, money, hasChange }: Own): string =>
	JSON.stringify([status, order, pay, money, hasChange]);

type Gathered = { path: string; file: Kept | undefined; names: string[] };

/** What a file names in its turn: drawings in a style sheet, parts of a page that come late. */
function namedIn(path: string, text: string): string[] {
	return path.endsWith('.css') ? assetsInStyles(text) : assetsInScript(path, text);
}

const isText = (path: string) => /\.(?:css|js)$/.test(path);

/** One file: fetched unless it is kept already. Without a script or a sheet there is no page; a picture may be missing. */
async function gather(path: string, { store, send }: Tools): Promise<Gathered | undefined> {
	const known = await store.find(path);
	if (known) return { path, file: undefined, names: isText(path) ? namedIn(path, await known.text()) : [] };
	const answer = await send(path).catch(() => undefined);
	if (!answer || !isSound(answer)) {
		if (isText(path)) throw new Error(`${path} cannot be kept`);
		return undefined;
	}
	const body = isText(path) ? await answer.text() : await answer.blob();
	const headers = keptHeaders(answer.headers, {});
	return { path, file: { path, body, headers }, names: typeof body === 'string' ? namedIn(path, body) : [] };
}

/** Files, and those they name, until none is new. */
async function gatherAll(paths: Iterable<string>, tools: Tools): Promise<Gathered[]> {
	const all = new Map<string, Gathered>();
	const seen = new Set<string>();
	let fresh = [...new Set(paths)];
	while (fresh.length > 0) {
		for (const path of fresh) seen.add(path);
		const found = (await Promise.all(fresh.map((path) => gather(path, tools)))).filter((one) => one !== undefined);
		for (const one of found) all.set(one.path, one);
		fresh = [...new Set(found.flatMap(({ names }) => names))].filter((path) => !seen.has(path));
	}
	return [...all.values()];
}

type Known = ReadonlyMap<string, KeptRecord>;

/** A page kept earlier says of a reservation what is not so any more: then both are kept anew, so that they agree. */
const isBehind = (told: Told, record: KeptRecord): boolean =>
	Object.entries(told).some(([id, facts]) => record.told?.[id] !== facts);

function addressesToKeep(opened: KeptAddress, canCheck: boolean, found: { known: Known; told: Told; at: number }) {
	const isFresh = (key: string): boolean => {
		const record = found.known.get(key);
		return record !== undefined && found.at - record.at <= companionsFreshMs && !isBehind(found.told, record);
	};
	return keptTogether(opened, canCheck)
		.filter((key) => key === opened.key || !isFresh(key))
		.map((key) => keptAddress(key))
		.filter((address) => address !== undefined);
}

/** Keeps the page that was opened, with all it needs to open again without network, and the pages one goes to from it. */
export async function keepDocument(asked: Keeping, tools: Tools): Promise<KeepAnswer> {
	const { store, send, now } = tools;
	const opened = keptAddress(asked.address);
	const turn = store.turn();
	const told = opened && (await ownOf(send, opened, asked.locale));
	if (!opened || !told) return 'not-kept';
	const known: Known = new Map((await store.records()).map((record) => [record.key, record]));
	const addresses = addressesToKeep(opened, asked.canCheck, { known, told, at: now() });
	const callsOf = (address: KeptAddress) => keptCalls(address, asked.locale);
	const callPaths = [...new Set(addresses.flatMap(callsOf))];
	const [documents, calls] = await Promise.all([
		Promise.all(addresses.map(({ key }) => send(key))),
		Promise.all(callPaths.map((path) => send(path))),
	]);
	const mark = markOf([...documents, ...calls]);
	if (mark === undefined || !documents.every(isSound)) return 'failed';
	const at = now();
	const kept = { [keptAtHeader]: String(at) };
	const pages = await Promise.all(documents.map((document) => document.text()));
	const files = await gatherAll([...pages.flatMap(assetsInDocument), ...asked.assets], tools);
	const answers = await Promise.all(
		calls.filter(isSound).map(
			async (answer): Promise<Kept> => ({
				path: pathOf(answer.url),
				body: await answer.blob(),
				headers: keptHeaders(answer.headers, kept),
			}),
		),
	);
	const parts = documents.map(({ headers }, index) => ({
		path: addresses[index]?.key ?? '',
		body: stampDocument(pages[index] ?? '', at),
		headers: keptHeaders(headers, kept),
	}));
	const assets = files.map(({ path }) => path);
	const records = addresses.map((address): KeptRecord => {
		// A list that was opened by itself is newer than what was told with it before.
		const before = opened.id === undefined ? {} : known.get(address.key)?.told;
		return { key: address.key, at, assets, calls: callsOf(address), told: { ...before, ...told } };
	});
	const fetched = files.flatMap(({ file }) => file ?? []);
	const isKept = await store.put({ parts: [...fetched, ...answers, ...parts], records, mark, turn });
	return isKept ? 'kept' : 'not-kept';
}
