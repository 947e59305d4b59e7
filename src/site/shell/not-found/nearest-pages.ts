import { pagePath } from '#contract/page-address.ts';
import { isBuilt, type Page, type PageId, pageIds, pages } from '#contract/pages.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { editDistance } from '#domain/search/edit-distance.ts';

/** A page one might have wanted; `area` where it is an area's list. */
export type NearPage = { page: PageId; area?: AreaSlug };

type Candidate = NearPage & { path: string };

/** Every page that can be gone to without knowing an id; but for the main page, whose button stands below them in any case. */
const candidates: Candidate[] = pageIds.flatMap((page): Candidate[] => {
	const { path, access }: Page = pages[page];
	if (page === 'home' || !isBuilt(page)) return [];
	if (page === 'productList') return areaSlugs.map((area) => ({ page, area, path: pagePath('productList', { area }) }));
	return path.includes(':') || access === 'partner' ? [] : [{ page, path }];
});

const mostShown = 4;
const leastLikeness = 0.55;

/** 1 is the same; the beginning of a longer path, or a page's word among others, is nearly that. */
function likeness(asked: string, path: string): number {
	if (path !== '/' && asked !== '/' && path.startsWith(`${asked}/`)) return 0.9;
	if (path !== '/' && asked.split(/[/-]/).includes(path.slice(1))) return 0.8;
	return 1 - editDistance(asked, path) / Math.max(asked.length, path.length);
}

/** What most people come for, where an address is like none of ours. */
const usual: NearPage[] = [
	...areaSlugs.map((area): NearPage => ({ page: 'productList', area })),
	{ page: 'noticeList' },
];

/** The pages whose address is nearest to the one that leads nowhere, the nearest first. */
export function nearestPages(asked: string): NearPage[] {
	const tidy = `/${asked.toLowerCase().split('/').filter(Boolean).join('/')}`.slice(0, 200);
	const near = candidates
		.map(({ path, ...page }) => ({ page, like: likeness(tidy, path) }))
		.filter(({ like }) => like >= leastLikeness)
		.sort((a, b) => b.like - a.like)
		.slice(0, mostShown)
		.map(({ page }) => page);
	return near.length > 0 ? near : usual;
}

/** The area an address speaks of, misspelt or not, and the word after it: what may have been the name of a product. */
export function areaAsked(asked: string): { area: AreaSlug; word: string } | undefined {
	const [first = '', ...rest] = asked.toLowerCase().split('/').filter(Boolean);
	const area = areaSlugs.find((slug) => editDistance(first, slug) <= 2);
	return area && { area, word: rest.join(' ').replaceAll('-', ' ').slice(0, 100) };
}
