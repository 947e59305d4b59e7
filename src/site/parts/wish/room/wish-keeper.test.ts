import { beforeEach, expect, test, vi } from 'vitest';
import type { WishMark } from '#contract/api/wish.ts';
import type { CallApi } from '#contract/api.ts';
import { mostWishes } from '#domain/wish/wish.ts';
import { seenKey, wishesKey } from '../wish-keys.ts';
import { wishStore } from '../wish-store.ts';
import { wishDevice } from './wish-device.ts';
import { createWishKeeper, type WishNews } from './wish-keeper.ts';

const storage = new Map<string, string>();
let isClosed = false;

beforeEach(() => {
	storage.clear();
	isClosed = false;
	wishStore.set({ ids: new Set(), changed: 0, isWhole: false, presses: [] });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => storage.get(key) ?? null,
		setItem: (key: string, text: string) => {
			if (isClosed) throw new Error('closed');
			storage.set(key, text);
		},
		removeItem: (key: string) => storage.delete(key),
	});
});

const wished = (productId: string, won = 100_000) => ({ productId, won, title: productId.toUpperCase() });
const mark = (productId: string, changes: Partial<WishMark> = {}): WishMark => ({
	productId,
	state: 'open',
	won: 100_000,
	wonThen: 100_000,
	...changes,
});

type Answers = Partial<Record<string, (input: unknown) => unknown>>;

function keeperWith(answers: Answers, { isMember = true } = {}) {
	const calls: string[] = [];
	const news: WishNews[] = [];
	const callApi = (async (key: string, input: { params?: { productId: string } }) => {
		calls.push([key, input.params?.productId].filter(Boolean).join(' '));
		const answer = answers[key];
		return answer ? answer(input) : {};
	}) as unknown as CallApi;
	return { keeper: createWishKeeper({ callApi, isMember, tell: (one) => news.push(one) }), calls, news };
}

/** As a heart does, and whoever keeps it. */
function press(keeper: ReturnType<typeof keeperWith>['keeper'], id: string) {
	wishStore.press(wished(id));
	const { presses } = wishStore.get();
	wishStore.set({ presses: [] });
	keeper.take(presses);
}
const shown = () => [...wishStore.get().ids].sort();
const remembered = () => wishDevice.read().map(({ productId }) => productId);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a visitor’s wishes stay on the device, the newest first, and are shown again with the next page', async () => {
	const { keeper } = keeperWith({ 'POST /api/wish-lookups/marks': () => ({ marks: [] }) }, { isMember: false });
	await keeper.start();
	for (const id of ['a', 'b', 'c', 'b']) press(keeper, id);
	expect(shown()).toEqual(['a', 'c']);
	expect(remembered()).toEqual(['c', 'a']);
	wishStore.set({ ids: new Set() });
	await keeperWith({ 'POST /api/wish-lookups/marks': () => ({ marks: [] }) }, { isMember: false }).keeper.start();
	expect(shown()).toEqual(['a', 'c']);
});

test('a device that is full or keeps nothing says so, and the heart springs back', async () => {
	const { keeper, news } = keeperWith({}, { isMember: false });
	isClosed = true;
	press(keeper, 'a');
	expect(shown()).toEqual([]);
	isClosed = false;
	storage.set(wishesKey, JSON.stringify(Array.from({ length: mostWishes }, (_, at) => wished(`p${at}`))));
	press(keeper, 'a');
	expect(shown()).not.toContain('a');
	expect(news).toEqual([
		{ what: 'closed', title: 'A' },
		{ what: 'full', title: 'A' },
	]);
});

test('whatever else lies under the name is not taken for wishes', () => {
	for (const text of ['{', '{"a":1}', 'null', '[1,{"productId":3},{"productId":"a","won":1.5,"title":"A"}]']) {
		storage.set(wishesKey, text);
		expect(remembered()).toEqual([]);
	}
});

test('a member’s list counts as whole once what the device brought along has arrived, or could not', async () => {
	storage.set(wishesKey, JSON.stringify([wished('a')]));
	let arrive: (answer: unknown) => void = () => undefined;
	const arriving = new Promise((resolve) => {
		arrive = resolve;
	});
	const marks = { 'GET /api/wishes/marks': () => ({ marks: [] }) };
	const { keeper } = keeperWith({ 'POST /api/wishes': () => arriving, ...marks });
	const started = keeper.start();
	await settled();
	expect(wishStore.get().isWhole).toBe(false);
	arrive({ added: 1, leftOut: [] });
	await started;
	expect(wishStore.get().isWhole).toBe(true);

	wishStore.set({ isWhole: false });
	storage.set(wishesKey, JSON.stringify([wished('b')]));
	const refuse = () => {
		throw new Error('no network');
	};
	await keeperWith({ 'POST /api/wishes': refuse, ...marks }).keeper.start();
	expect(wishStore.get().isWhole).toBe(true);
});

test('after the login the device’s wishes go to the member, with the prices it saw, and leave the device', async () => {
	storage.set(wishesKey, JSON.stringify([wished('b', 90_000), wished('a')]));
	let sent: unknown;
	const { keeper, calls, news } = keeperWith({
		'POST /api/wishes': (input) => {
			sent = input;
			return { added: 2, leftOut: [] };
		},
		'GET /api/wishes/marks': () => ({ marks: [mark('a'), mark('b'), mark('old')] }),
	});
	await keeper.start();
	expect(calls).toEqual(['POST /api/wishes', 'GET /api/wishes/marks']);
	expect(sent).toEqual({
		body: {
			wishes: [
				{ productId: 'b', won: 90_000 },
				{ productId: 'a', won: 100_000 },
			],
		},
	});
	expect(storage.has(wishesKey)).toBe(false);
	expect(shown()).toEqual(['a', 'b', 'old']);
	expect(news).toEqual([{ what: 'merged', count: 2 }]);
});

test('what there was no room for, or did not arrive, stays on the device and in view', async () => {
	storage.set(wishesKey, JSON.stringify([wished('b'), wished('a')]));
	const marks = { 'GET /api/wishes/marks': () => ({ marks: [mark('old')] }) };
	const down = keeperWith({
		...marks,
		'POST /api/wishes': () => {
			throw new Error('down');
		},
	});
	await down.keeper.start();
	expect(remembered()).toEqual(['b', 'a']);
	expect(shown()).toEqual(['a', 'b', 'old']);
	const full = keeperWith({ ...marks, 'POST /api/wishes': () => ({ added: 1, leftOut: ['a'] }) });
	await full.keeper.start();
	expect(remembered()).toEqual(['a']);
	expect(full.news).toEqual([{ what: 'leftOut', count: 1 }]);
});

test('a member’s heart springs back when it cannot be kept, and says why', async () => {
	const { keeper, news } = keeperWith({
		'PUT /api/wishes/:productId': () => {
			throw Object.assign(new Error(), { code: 'wishes-full' });
		},
		'GET /api/wishes/marks': () => ({ marks: [mark('b')] }),
		'DELETE /api/wishes/:productId': () => {
			throw new Error('down');
		},
	});
	await keeper.start();
	press(keeper, 'a');
	press(keeper, 'b');
	expect(shown()).toEqual(['a']);
	await settled();
	expect(shown()).toEqual(['b']);
	expect(news).toEqual([
		{ what: 'full', title: 'A' },
		{ what: 'failed', title: 'B' },
	]);
});

test('pressed several times, the last press counts, and one request follows the other', async () => {
	let release: () => void = () => undefined;
	const { keeper, calls } = keeperWith({
		'PUT /api/wishes/:productId': () =>
			new Promise<void>((resolve) => {
				release = resolve;
			}),
	});
	for (const _ of [1, 2, 3, 4]) press(keeper, 'a');
	await settled();
	expect(calls).toEqual(['PUT /api/wishes/:productId a']);
	release();
	await settled();
	expect(calls).toEqual(['PUT /api/wishes/:productId a', 'DELETE /api/wishes/:productId a']);
	expect(shown()).toEqual([]);
});

test('an answer that was on its way before a press does not take the press back', async () => {
	let answer: (marks: unknown) => void = () => undefined;
	const { keeper } = keeperWith({
		'GET /api/wishes/marks': () =>
			new Promise((resolve) => {
				answer = resolve;
			}),
	});
	const starting = keeper.start();
	await settled();
	press(keeper, 'a');
	await settled();
	answer({ marks: [mark('b')] });
	await starting;
	expect(shown()).toEqual(['a', 'b']);
});

test('a change since one last looked is counted until one looks', async () => {
	const start = async (...marks: WishMark[]) => {
		const { keeper } = keeperWith({ 'GET /api/wishes/marks': () => ({ marks }) });
		await keeper.start();
		return keeper;
	};
	await start(mark('a'), mark('b'));
	expect(wishStore.get().changed).toBe(0);
	const keeper = await start(mark('a', { won: 90_000 }), mark('b', { state: 'full' }));
	expect(wishStore.get().changed).toBe(2);
	keeper.look(true);
	expect(wishStore.get().changed).toBe(0);
	await start(mark('a', { won: 90_000 }), mark('b', { state: 'full' }));
	expect(wishStore.get().changed).toBe(0);
	await start(mark('a', { won: 100_000 }), mark('b', { state: 'hidden' }));
	expect(wishStore.get().changed).toBe(2);
	expect(storage.has(seenKey)).toBe(true);
});

test('what had changed before one ever looked is told too', async () => {
	storage.set(wishesKey, JSON.stringify([wished('a', 80_000), wished('b')]));
	const { keeper } = keeperWith(
		{
			'POST /api/wish-lookups/marks': () => ({
				marks: [mark('a', { wonThen: null }), mark('b', { wonThen: null })],
			}),
		},
		{ isMember: false },
	);
	await keeper.start();
	expect(wishStore.get().changed).toBe(1);
});
