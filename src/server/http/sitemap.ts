import type { FastifyInstance } from 'fastify';
import { pagePath } from '#contract/page-address.ts';
import { type Page, type PageId, pageIds, pages } from '#contract/pages.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { alternates } from '#i18n/alternates.ts';

/** The ids of a page's things, from the database: what the table alone cannot know. */
export type IndexedIds = Partial<Record<PageId, () => Promise<{ id: string; area?: string }[]>>>;

async function pathsOf(page: PageId, indexedIds: IndexedIds): Promise<string[]> {
	const row: Page = pages[page];
	if (!row.isIndexed) return [];
	const address = pagePath as (page: PageId, params: Record<string, string>) => string;
	if (row.path.includes(':id')) return ((await indexedIds[page]?.()) ?? []).map((params) => address(page, params));
	if (row.path.includes(':area')) return areaSlugs.map((area) => address(page, { area }));
	return [address(page, {})];
}

function entry(path: string, origin: string): string {
	const links = alternates(path).map(
		({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${href}"/>`,
	);
	return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`;
}

export function serveSitemap(app: FastifyInstance, options: { origin: string; indexedIds: IndexedIds }): void {
	app.get('/sitemap.xml', async (_, reply) => {
		const paths = (await Promise.all(pageIds.map((page) => pathsOf(page, options.indexedIds)))).flat();
		const entries = paths.map((path) => entry(path, options.origin)).join('');
		return reply
			.type('application/xml; charset=utf-8')
			.send(
				`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}</urlset>`,
			);
	});
	const closed = pageIds
		.map((page) => pages[page].path)
		.filter((path) => path === '/console' || path.startsWith('/my/'));
	app.get('/robots.txt', async (_, reply) =>
		reply
			.type('text/plain; charset=utf-8')
			.send(
				`User-agent: *\nDisallow: /api/\n${[...new Set(closed.map((path) => path.split('/')[1]))].map((word) => `Disallow: /${word}`).join('\n')}\nSitemap: ${options.origin}/sitemap.xml\n`,
			),
	);
}
