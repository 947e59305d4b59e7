export type FeedItem = { title: string; link: string; summary: string; category: string; publishedAt: Date };
export type Feed = {
	title: string;
	description: string;
	/** A language tag: 'vi', not 'vn'. */
	language: string;
	/** The page it follows, and its own address. */
	link: string;
	self: string;
	items: readonly FeedItem[];
};

/** Signs that XML 1.0 cannot hold, escaped or not. */
const unspeakable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const text = (words: string) => words.replace(unspeakable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
const element = (name: string, words: string) => `<${name}>${text(words)}</${name}>`;

const itemXml = ({ title, link, summary, category, publishedAt }: FeedItem) =>
	[
		'<item>',
		element('title', title),
		element('link', link),
		`<guid isPermaLink="true">${text(link)}</guid>`,
		element('pubDate', publishedAt.toUTCString()),
		element('category', category),
		element('description', summary),
		'</item>',
	].join('');

/** RSS 2.0, with the feed's own address as its best-practices profile asks. */
export function rssOf({ title, description, language, link, self, items }: Feed): string {
	const newest = items.reduce((latest, { publishedAt }) => Math.max(latest, publishedAt.getTime()), 0);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
		element('title', title),
		element('link', link),
		element('description', description),
		element('language', language),
		...(newest > 0 ? [element('lastBuildDate', new Date(newest).toUTCString())] : []),
		'<ttl>60</ttl>',
		`<atom:link href="${text(self)}" rel="self" type="application/rss+xml"/>`,
		...items.map(itemXml),
		'</channel></rss>\n',
	].join('');
}
