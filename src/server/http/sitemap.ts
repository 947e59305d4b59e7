import type { FastifyInstance } from 'fastify';
import { pagePath } from '#contract/page-address.ts';
import { isListed, type Page, type PageId, pageIds, pages } from '#contract/pages.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { joinAddress } from '#i18n/address.ts';
import { alternates } from '#i18n/alternates.ts';
import { defaultLocale, type Locale, publicLocales } from '#i18n/locales.ts';

type Indexed = {
	id: string;
	area?: string;
	/** When it last became what it is, where that is known. */
	changedAt?: Date;
};

/** The ids of a page's things, from the database: what the table alone cannot know. */
export type IndexedIds = Partial<Record<PageId, () => Promise<Indexed[]>>>;

type Entry = { path: string; changedAt?: Date | undefined };

async function entriesOf(page: PageId, indexedIds: IndexedIds): Promise<Entry[]> {
	const row: Page = pages[page];
	if (!isListed(page)) return [];
	const address = pagePath as (page: PageId, params: Record<string, string>) => string;
	if (row.path.includes(':id')) {
		const things = (await indexedIds[page]?.()) ?? [];
		return things.map(({ changedAt, ...params }) => ({ path: address(page, params), changedAt }));
	}
	if (row.path.includes(':area')) return areaSlugs.map((area) => ({ path: address(page, { area }) }));
	return [{ path: address(page, {}) }];
}

const localPath = (locale: Locale, path: string) =>
	joinAddress({ code: locale === defaultLocale ? undefined : locale, path });

/** Every language lists its own address and, beside it, all the others: the same links as in the page's head. */
function entryXml({ path, changedAt }: Entry, locale: Locale, origin: string): string {
	const links = alternates(path).map(
		({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${href}"/>`,
	);
	const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
	return `<url><loc>${origin}${localPath(locale, path)}</loc>${changed}${links.join('')}</url>`;
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Fetched again and again by those who look for pages; what is new may wait that long. */
const maxAge = 'public, max-age=300';

/** What is nobody's to list, with and without a language code in front; spelt out, so that no product is named by it. */
function robots(origin: string): string {
	const closed = ['/my/', pages.console.path];
	const lines = [undefined, ...publicLocales].flatMap((code) => closed.map((path) => joinAddress({ code, path })));
	return `User-agent: *\nDisallow: /api/\n${lines.map((path) => `Disallow: ${path}`).join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** One list a language, and the list of lists. */
export function serveSitemap(app: FastifyInstance, options: { origin: string; indexedIds: IndexedIds }): void {
	const { origin, indexedIds } = options;
	app.get('/sitemap.xml', async (_, reply) => {
		const lists = publicLocales.map((locale) => `<sitemap><loc>${origin}/sitemap-${locale}.xml</loc></sitemap>`);
		return reply
			.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': maxAge })
			.send(`${xml}<sitemapindex ${schema}>${lists.join('')}</sitemapindex>`);
	});
	for (const locale of publicLocales)
		app.get(`/sitemap-${locale}.xml`, async (_, reply) => {
			const entries = (await Promise.all(pageIds.map((page) => entriesOf(page, indexedIds)))).flat();
			const urls = entries.map((entry) => entryXml(entry, locale, origin)).join('');
			return reply
				.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': maxAge })
				.send(`${xml}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`);
		});
	app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
}
