import { afterAll, beforeAll, expect, test } from 'vitest';
import { notice } from '#server/db/schema/notice.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { listNoticeFeed, listPromotionFeed } from './list-feed.ts';

let database: TestDatabase;
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);
const text = (title: string) => ({ title, body: 'Opening.\n\nRest.' });
const told = (title: string) => ({ ...text(title), lead: `${title}.`, audience: '', scope: '' });

beforeAll(async () => {
	database = await createTestDatabase();
	await database.drizzle.insert(notice).values([
		{ id: 'pinned-old', isPinned: true, publishedAt: at(-50), texts: { ko: text('오래'), en: text('Old') } },
		{ id: 'new', topic: 'entry', publishedAt: at(-1), texts: { ko: text('새'), ru: text('Новое') } },
		{ id: 'over', publishedAt: at(-9), endsAt: at(-1), texts: { ko: text('끝') } },
		{ id: 'coming', publishedAt: at(1), texts: { ko: text('곧') } },
	]);
	const base = {
		area: 'travel' as const,
		productIds: [],
		kinds: [],
		discount: { kind: 'percent', percent: 10 } as never,
		picture: 'blossom-spring-1',
	};
	await database.drizzle.insert(promotion).values([
		{ ...base, id: 'running', startsAt: at(-5), endsAt: at(5), texts: { ko: told('진행'), th: told('กำลัง') } },
		{ ...base, id: 'later', startsAt: at(-2), endsAt: at(5), texts: { ko: told('나중') } },
		{ ...base, id: 'ended', startsAt: at(-5), endsAt: at(-1), texts: { ko: told('끝') } },
		{ ...base, id: 'coming', startsAt: at(2), endsAt: at(5), texts: { ko: told('곧') } },
	]);
});
afterAll(() => database.drop());

test('notices that count now, the newest first whether pinned or not, in the language that there is', async () => {
	const entries = await listNoticeFeed(database.drizzle, 'ru', new Date());
	expect(entries.map(({ id, title, category }) => [id, title, category])).toEqual([
		['new', 'Новое', 'Въезд в\u00a0Корею'],
		['pinned-old', 'Old', 'Сервис'],
	]);
	expect(entries[0]?.summary).toBe('Opening.');
});

test('promotions that run now, the last begun first', async () => {
	const entries = await listPromotionFeed(database.drizzle, 'th', new Date());
	expect(entries.map(({ id, title }) => [id, title])).toEqual([
		['later', '나중'],
		['running', 'กำลัง'],
	]);
});
