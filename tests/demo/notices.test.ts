import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoNotices } from '#demo/notices.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { noticeTopics } from '#domain/notice/notice.ts';
import { readProse } from '#ui/prose-sections.ts';

const there = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));
const shapeOf = (body: string) => {
	const { opening, sections } = readProse(body);
	return [opening, ...sections.map(({ blocks }) => blocks)].map((blocks) =>
		blocks.map((block) => (block.kind === 'points' ? block.points.length : 'paragraph')),
	);
};
const letters = { ko: /\p{Script=Hangul}/u, ru: /\p{Script=Cyrillic}/u, th: /\p{Script=Thai}/u } as const;

test('there are enough to search, to choose by topic and to turn pages; one is to come, one ends, one touches trips', () => {
	expect(demoNotices.length).toBeGreaterThanOrEqual(12);
	expect(new Set(demoNotices.map(({ id }) => id)).size).toBe(demoNotices.length);
	expect(new Set(demoNotices.map(({ topic }) => topic))).toEqual(new Set(noticeTopics));
	expect(demoNotices.some(({ daysAgo }) => daysAgo < 0)).toBe(true);
	expect(demoNotices.some(({ endsInDays }) => endsInDays !== undefined)).toBe(true);
	expect(demoNotices.some(({ touches }) => touches !== undefined)).toBe(true);
	expect(demoNotices.flatMap(({ attachments = [] }) => attachments).length).toBeGreaterThanOrEqual(2);
});

describe.each(demoNotices)('$id', ({ picture, attachments = [], texts }) => {
	test('has the picture and the files it names', () => {
		if (picture) expect(there(`public/assets/images/art/${picture}-960.webp`), picture).toBe(true);
		for (const { file } of attachments) expect(there(`demo/notice-files/${file}`), file).toBe(true);
	});

	test.each(contentLocales)('is built like the Korean source and written in its own language: %s', (locale) => {
		const { title, body } = texts[locale];
		expect(shapeOf(body)).toEqual(shapeOf(texts.ko.body));
		expect(`${title}\n${body}`).not.toMatch(/["'<>*`@]|https?:/);
		expect(body).toBe(body.normalize('NFC'));
		if (locale in letters)
			for (const line of [title, ...body.split('\n').filter((one) => one.trim() !== '')])
				expect(line).toMatch(letters[locale as keyof typeof letters]);
		else expect(title + body).not.toMatch(/[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Thai}]/u);
	});
});
