import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notice } from '#server/db/schema/notice.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { findNoticeIds } from './notice.repo.ts';

let database: TestDatabase;
let app: FastifyInstance;

const text = (title: string) => ({ title, body: 'First paragraph.\n\nSecond paragraph.' });
const hour = 60 * 60 * 1000;

beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	const rows = Array.from({ length: 45 }, (_, at) => ({
		id: `notice-${at}`,
		isPinned: at === 30,
		// Three share one instant, so that the order must be settled by the id.
		publishedAt: new Date(Date.UTC(2026, 0, 10) - Math.floor(at / 3) * hour),
		texts: { ko: text(`공지 ${at}`), en: text(`Notice ${at}`), ru: text(`Новость ${at}`) },
	}));
	await database.drizzle.insert(notice).values([
		...rows,
		{
			id: 'korean-only',
			isPinned: false,
			publishedAt: new Date(Date.UTC(2025, 0, 1)),
			texts: { ko: text('한국어만') },
		},
		{ id: 'future', isPinned: false, publishedAt: new Date(Date.now() + 24 * hour), texts: { ko: text('내일') } },
		{
			id: 'over',
			isPinned: true,
			publishedAt: new Date(Date.now() - 48 * hour),
			endsAt: new Date(Date.now() - hour),
			texts: { ko: text('어제까지') },
		},
	]);
});

afterAll(async () => {
	await app.close();
	await database.drop();
});

const get = async (url: string) => {
	const response = await app.inject(url);
	return { status: response.statusCode, body: response.json() };
};

test('the list is paged, each notice once, pinned first and then the newest', async () => {
	const ids: string[] = [];
	const sizes: number[] = [];
	let cursor: string | null = '';
	while (cursor !== null) {
		const { status, body } = await get(`/api/notices?language=en${cursor && `&cursor=${cursor}`}`);
		expect(status).toBe(200);
		expect(body.total).toBe(46);
		sizes.push(body.items.length);
		ids.push(...body.items.map((item: { id: string }) => item.id));
		cursor = body.nextCursor;
	}
	// DECISIONS “Limits”.
	expect(sizes).toEqual([20, 20, 6]);
	expect(new Set(ids).size).toBe(46);
	expect(ids[0]).toBe('notice-30');
	expect(ids.at(-1)).toBe('korean-only');
});

test('a reader sees their language, else English, else Korean, and is told which', async () => {
	const shown = async (id: string, language: string) => {
		const { body } = await get(`/api/notices/${id}?language=${language}`);
		return [body.shownLocale, body.title];
	};
	expect(await shown('notice-1', 'ru')).toEqual(['ru', 'Новость 1']);
	expect(await shown('notice-1', 'th')).toEqual(['en', 'Notice 1']);
	expect(await shown('korean-only', 'th')).toEqual(['ko', '한국어만']);
});

test('a notice that is not there, not published yet or over, is not found, nor are its files', async () => {
	for (const id of ['nothing', 'future', 'over'])
		for (const path of ['', '/attachments/a.pdf']) {
			const { status, body } = await get(`/api/notices/${id}${path}?language=en`);
			expect([status, body.code], id + path).toEqual([404, 'not-found']);
		}
	expect((await findNoticeIds(database.drizzle, new Date())).map(({ id }) => id)).not.toContain('over');
	expect((await findNoticeIds(database.drizzle, new Date())).map(({ id }) => id)).not.toContain('future');
});

test('one can go back page by page as one came', async () => {
	const pages: string[][] = [];
	let cursor: string | null = null;
	let back: string | null = null;
	for (let at = 0; at < 3; at += 1) {
		const { body } = await get(`/api/notices?language=en${cursor ? `&cursor=${cursor}` : ''}`);
		pages.push(body.items.map(({ id }: { id: string }) => id));
		expect(body.previousCursor === null).toBe(at === 0);
		cursor = body.nextCursor;
		back = body.previousCursor;
	}
	const second = (await get(`/api/notices?language=en&cursor=${back}`)).body;
	expect(second.items.map(({ id }: { id: string }) => id)).toEqual(pages[1]);
	const first = (await get(`/api/notices?language=en&cursor=${second.previousCursor}`)).body;
	expect(first.items.map(({ id }: { id: string }) => id)).toEqual(pages[0]);
	expect(first.previousCursor).toBeNull();
	const third = (await get(`/api/notices?language=en&cursor=${second.nextCursor}`)).body;
	expect(third.items.map(({ id }: { id: string }) => id)).toEqual(pages[2]);
});

test('a notice knows those before and after it in the list; the ends have none', async () => {
	const all: string[] = [];
	for (let cursor: string | null = ''; cursor !== null; ) {
		const { body } = await get(`/api/notices?language=en${cursor && `&cursor=${cursor}`}`);
		all.push(...body.items.map(({ id }: { id: string }) => id));
		cursor = body.nextCursor;
	}
	for (const at of [0, 1, 20, all.length - 1]) {
		const { body } = await get(`/api/notices/${all[at]}?language=en`);
		expect([body.previous?.id, body.next?.id], String(at)).toEqual([all[at - 1], all[at + 1]]);
	}
});

test('a cursor that is not ours is refused', async () => {
	const forged = Buffer.from(JSON.stringify([false, 0, true, 'not a date', 'x'])).toString('base64url');
	for (const cursor of ['nonsense', forged]) {
		const { status, body } = await get(`/api/notices?language=en&cursor=${cursor}`);
		expect([status, body.code]).toEqual([400, 'invalid-input']);
	}
});

test('the list is read from its index', async () => {
	const client = await database.pool.connect();
	// So few rows are read whole by choice; what matters is that the index can serve this order.
	await client.query('set enable_seqscan = off; set enable_sort = off');
	const { rows } = await client.query(
		`explain select * from notice where published_at <= now() and (ends_at is null or ends_at > now())
			order by is_pinned desc, published_at desc, id desc limit 11`,
	);
	client.release(true);
	expect(JSON.stringify(rows)).toMatch(/Index Scan using notice_order/);
	expect(JSON.stringify(rows)).not.toContain('Sort');
});
