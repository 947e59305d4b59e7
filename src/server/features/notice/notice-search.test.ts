import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeTopics } from '#domain/notice/notice.ts';
import { insertNotices } from '#server/db/seed/demo-notices.ts';
import { openFolderStore } from '#server/gateways/file-store/folder-store.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
	database = await createTestDatabase();
	folder = await mkdtemp(join(tmpdir(), 'maru-notices-'));
	const files = openFolderStore(folder);
	app = await buildTestApp({
		queries: database.drizzle,
		services: { ...testServices(database.drizzle), files },
	});
	await insertNotices(database.drizzle, { files, now: new Date() });
});

afterAll(async () => {
	await app.close();
	await database.drop();
	await rm(folder, { recursive: true, force: true });
});

type List = { items: { id: string }[]; total: number; topics: { topic: string; count: number }[] };

async function list(query: Record<string, string>): Promise<List> {
	const response = await app.inject({ url: '/api/notices', query: { language: 'en', ...query } });
	expect(response.statusCode).toBe(200);
	return response.json();
}
const firstFor = async (search: string) => (await list({ search })).items[0]?.id;

describe('the search forgives', () => {
	test.each([
		['a word of a title', 'halal', 'halal-menu-marking'],
		['missing Vietnamese marks', 'mang thuoc va thuc pham', 'medicines-and-customs'],
		['a typing error in Vietnamese', 'thuốc và thục phẩn', 'medicines-and-customs'],
		['a typing error in English', 'passprt names', 'passport-name-spelling'],
		['ё written as е, and a slip in Russian', 'таможьни', 'medicines-and-customs'],
		['Thai without tone marks', 'กระดานทริป', 'trip-board-sharing'],
		['Korean', '여권 이름', 'passport-name-spelling'],
		['missing marks and a slip in Vietnamese', 'thoi tiett nguy hiem', 'severe-weather-refunds'],
		['Indonesian with a slip', 'cuaca burk', 'severe-weather-refunds'],
		['a word still being typed', 'k-et', 'k-eta-check'],
		['a whole word from deep in a body', 'psychotropic', 'medicines-and-customs'],
		['what else it is called in English', 'refund', 'severe-weather-refunds'],
		['what else it is called in Russian', 'возврат', 'severe-weather-refunds'],
		['what it is called in Thai', 'คืนเงิน', 'severe-weather-refunds'],
		['what it is called in Vietnamese', 'hoàn tiền', 'severe-weather-refunds'],
		['what else it is called in Indonesian', 'pengembalian dana', 'severe-weather-refunds'],
		['what else it is called in Korean', '환불', 'severe-weather-refunds'],
	])('%s: “%s”', async (_, search, id) => {
		expect(await firstFor(search)).toBe(id);
	});

	test('what nobody wrote is not found', async () => {
		for (const search of ['xylophone', 'крокодил', 'носорог', 'ช้างสีม่วง', 'zzzz'])
			expect(
				(await list({ search })).items.map(({ id }) => id),
				search,
			).toEqual([]);
	});

	test('all words must fit', async () => {
		expect((await list({ search: 'halal xylophone' })).total).toBe(0);
	});

	test('signs and emptiness are no search', async () => {
		const { total } = await list({});
		for (const search of ['   ', '!?', '%_']) expect((await list({ search })).total).toBe(total);
	});
});

test('topics filter, with how many the search found of each', async () => {
	const all = await list({});
	expect(all.topics.map(({ topic }) => topic)).toEqual([...noticeTopics]);
	expect(all.topics.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
	const entry = await list({ topic: 'entry' });
	expect(entry.items.map(({ id }) => id).sort()).toEqual(
		['k-eta-check', 'medicines-and-customs', 'passport-name-spelling'].sort(),
	);
	expect([entry.total, entry.topics]).toEqual([3, all.topics]);
	const found = await list({ search: 'passport', topic: 'payments' });
	expect(found.items).toEqual([]);
	expect(found.topics.find(({ topic }) => topic === 'entry')?.count).toBeGreaterThan(0);
});

test('of the demonstration’s notices one is still to come', async () => {
	expect((await list({ search: 'blossom' })).items).toEqual([]);
	const response = await app.inject('/api/notices/blossom-dates-open?language=en');
	expect(response.statusCode).toBe(404);
});

test('a file is downloaded whole, named in the reader’s language, with its true size', async () => {
	const notice = (await app.inject('/api/notices/halal-menu-marking?language=th')).json();
	const [attachment] = notice.attachments;
	expect(attachment).toMatchObject({ file: 'halal-phrases.txt', kind: 'txt', name: expect.stringMatching(/ฮาลาล/) });
	const response = await app.inject('/api/notices/halal-menu-marking/attachments/halal-phrases.txt?language=th');
	expect(response.statusCode).toBe(200);
	expect(response.rawPayload.length).toBe(attachment.bytes);
	expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
	expect(response.headers['x-content-type-options']).toBe('nosniff');
	const disposition = String(response.headers['content-disposition']);
	expect(disposition).toMatch(/^attachment; filename="[\w .-]+\.txt"; filename\*=UTF-8''/);
	expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(`${attachment.name}.txt`);
	const pdf = await app.inject('/api/notices/passport-name-spelling/attachments/passport-name-sheet.pdf?language=en');
	expect(pdf.headers['content-disposition']).toBe('attachment; filename="Passport name sheet.pdf"');
	expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('only files of that very notice are given out', async () => {
	for (const path of [
		'k-eta-check/attachments/halal-phrases.txt',
		'halal-menu-marking/attachments/passport-name-sheet.pdf',
	])
		expect((await app.inject(`/api/notices/${path}?language=en`)).statusCode, path).toBe(404);
	const odd = await app.inject('/api/notices/halal-menu-marking/attachments/..%2Fkeys.txt?language=en');
	expect(odd.statusCode).toBeGreaterThanOrEqual(400);
});
