import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { feedPath, pagePath } from '#contract/page-address.ts';
import { joinAddress } from '#i18n/address.ts';
import { defaultLocale, type Locale, locales, publicLocales } from '#i18n/locales.ts';
import { wordsIn } from '../words.ts';
import { type FeedItem, rssOf } from './rss.ts';

/** What a page's feed tells, newest first; the page it belongs to stands before its id. */
type FeedEntry = Omit<FeedItem, 'link'> & { id: string };
type FollowedPage = 'noticeList' | 'promotionList';
export type Feeds = Partial<Record<FollowedPage, (language: Locale) => Promise<FeedEntry[]>>>;

/** Readers of feeds come by the hour; what is new may wait so long. */
const maxAge = 'public, max-age=600';

function feedXml(page: FollowedPage, { code, origin, entries }: Asked & { entries: FeedEntry[] }): string {
	const locale = code ?? defaultLocale;
	const words = wordsIn(locale, ['page', 'shell']);
	const addressOf = (path: string) => origin + joinAddress({ code, path });
	return rssOf({
		title: `${words('page')(`${page}.title`)} — ${words('shell')('brand')}`,
		description: words('page')(`${page}.description`),
		language: locales[locale].tag,
		link: addressOf(pagePath(page)),
		self: addressOf(feedPath(page)),
		items: entries.map(({ id, ...entry }) => ({ ...entry, link: addressOf(`${pagePath(page)}/${id}`) })),
	});
}

type Asked = { code: Locale | undefined; origin: string };

/** Whoever has it already is told so and nothing more. */
function sendFeed(request: FastifyRequest, reply: FastifyReply, xml: string): FastifyReply {
	const tag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`;
	reply.headers({ etag: tag, 'cache-control': maxAge, vary: 'accept-encoding' });
	const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
	if (known?.includes(tag)) return reply.code(304).send();
	return reply.type('application/rss+xml; charset=utf-8').send(xml);
}

/** /notice/rss.xml and /{language}/notice/rss.xml; promotions likewise. Without a code it is the English one, as pages are. */
export function serveFeeds(app: FastifyInstance, { origin, feeds }: { origin: string; feeds: Feeds }): void {
	for (const [page, entriesIn] of Object.entries(feeds) as [FollowedPage, NonNullable<Feeds[FollowedPage]>][])
		for (const code of [undefined, ...publicLocales])
			app.get(joinAddress({ code, path: feedPath(page) }), async (request, reply) => {
				const entries = await entriesIn(code ?? defaultLocale);
				return sendFeed(request, reply, feedXml(page, { code, origin, entries }));
			});
}
