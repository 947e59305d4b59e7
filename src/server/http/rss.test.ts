import { describe, expect, test } from 'vitest';
import { childrenOf, readXml, textOf } from '../../../tests/support/read-xml.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import { rssOf } from './rss.ts';

const feed = {
	title: 'Notices — Maru',
	description: 'News.',
	language: 'vi',
	link: 'https://maru.example/vn/notice',
	self: 'https://maru.example/vn/notice/rss.xml',
};
const item = {
	title: 'A & B <script>alert("1")</script> ]]>',
	link: 'https://maru.example/vn/notice/a?b=1&c=2',
	summary: 'Tết Nguyên đán\u0000\u000b\ufffe — ก่อนเดินทาง 😀',
	category: 'Entry',
	publishedAt: new Date('2026-11-15T03:04:05Z'),
};

test('a feed is RSS 2.0 with its own address, and every item has what readers need', () => {
	const rss = readXml(rssOf({ ...feed, items: [item] }));
	expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
	const [channel] = childrenOf(rss, 'channel');
	if (!channel) throw new Error('no channel');
	expect(textOf(channel, 'title')).toBe(feed.title);
	expect(textOf(channel, 'link')).toBe(feed.link);
	expect(textOf(channel, 'description')).toBe(feed.description);
	expect(textOf(channel, 'language')).toBe('vi');
	expect(textOf(channel, 'lastBuildDate')).toBe('Sun, 15 Nov 2026 03:04:05 GMT');
	const [self] = childrenOf(channel, 'atom:link');
	expect(self?.attributes).toEqual({ href: feed.self, rel: 'self', type: 'application/rss+xml' });
	expect(rss.attributes['xmlns:atom']).toBe('http://www.w3.org/2005/Atom');
	const [only] = childrenOf(channel, 'item');
	if (!only) throw new Error('no item');
	expect(textOf(only, 'title')).toBe(item.title);
	expect(textOf(only, 'link')).toBe(item.link);
	expect(textOf(only, 'guid')).toBe(item.link);
	expect(textOf(only, 'pubDate')).toBe('Sun, 15 Nov 2026 03:04:05 GMT');
	expect(textOf(only, 'description')).toBe('Tết Nguyên đán — ก่อนเดินทาง 😀');
});

test('a feed without items is a feed', () => {
	const [channel] = childrenOf(readXml(rssOf({ ...feed, items: [] })), 'channel');
	expect(channel && childrenOf(channel, 'item')).toEqual([]);
});

test('the strict reader finds what is wrong', () => {
	for (const wrong of [
		'<a>',
		'<a></b>',
		'<a/><b/>',
		'<a>&nbsp;</a>',
		'<a>&</a>',
		'<a x="1" x="2"/>',
		'<a x=1/>',
		'a',
		'',
	])
		expect(() => readXml(wrong), wrong).toThrow();
});

describe('the feeds of a site', () => {
	const entry = { id: 'k-eta', title: 'T', summary: 'S', category: 'C', publishedAt: new Date(0) };
	const site = () =>
		buildTestApp({
			queries: noQueries,
			feeds: { noticeList: async (language) => [{ ...entry, title: `T ${language}` }], promotionList: async () => [] },
		});

	test.each([
		['/notice/rss.xml', 'en', 'T en', '/notice/k-eta'],
		['/en/notice/rss.xml', 'en', 'T en', '/en/notice/k-eta'],
		['/vn/notice/rss.xml', 'vi', 'T vn', '/vn/notice/k-eta'],
		['/th/notice/rss.xml', 'th', 'T th', '/th/notice/k-eta'],
	])('%s speaks %s and leads to pages of that language', async (path, language, title, link) => {
		const app = await site();
		const response = await app.inject(path);
		expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
		expect(response.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
		const [channel] = childrenOf(readXml(response.body), 'channel');
		const [only] = channel ? childrenOf(channel, 'item') : [];
		if (!channel || !only) throw new Error('no item');
		expect(textOf(channel, 'language')).toBe(language);
		expect([textOf(only, 'title'), textOf(only, 'link')]).toEqual([title, `http://localhost:3000${link}`]);
		expect(childrenOf(channel, 'atom:link')[0]?.attributes.href).toBe(`http://localhost:3000${path}`);
	});

	test('whoever has a feed already is not sent it again', async () => {
		const app = await site();
		const { headers } = await app.inject('/ru/promotion/rss.xml');
		const again = await app.inject({
			url: '/ru/promotion/rss.xml',
			headers: { 'if-none-match': String(headers.etag) },
		});
		expect([again.statusCode, again.body]).toEqual([304, '']);
		const other = await app.inject({ url: '/ru/promotion/rss.xml', headers: { 'if-none-match': '"x"' } });
		expect(other.statusCode).toBe(200);
	});

	test('there is none in a language that is no address', async () => {
		expect((await (await site()).inject('/ko/notice/rss.xml')).headers['content-type']).not.toContain('rss');
	});
});
