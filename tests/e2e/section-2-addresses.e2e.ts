import type { APIRequestContext } from '@playwright/test';
import { pages } from '#contract/pages.ts';
import { expect, languages, test } from '../support/site-test.ts';

/** Every address a search engine is told, of one language: its list may be a list of lists. */
async function listed(request: APIRequestContext, code: string): Promise<string[]> {
	const locations = async (path: string) =>
		[...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
			([, url = '']) => new URL(url).pathname,
		);
	const first = await locations('/sitemap.xml');
	const lists = first.filter((path) => path.endsWith('.xml'));
	const own = lists.length > 0 ? await locations(lists.find((path) => path.endsWith(`-${code}.xml`)) ?? '') : first;
	return own.map((path) => path.replace(new RegExp(`^/${code}(?=/|$)`), '') || '/');
}

/** One of each page is enough of those that differ only by their id. */
function oneOfEach(paths: readonly string[]): string[] {
	const kinds = Map.groupBy(paths, (path) => path.split('/').slice(0, -1).join('/') || path);
	return [...kinds.values()].flatMap((alike) => (alike.length > 8 ? alike.slice(0, 3) : alike));
}

/** As programs look for them: plain, as character references, or percent-encoded. */
const plain = (html: string) =>
	html
		.replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
		.replace(/&commat;|%40/gi, '@');
/** What the login form shows as an example is nobody's: the domain is kept free for that. */
const nobodys = 'name@example.com';
const harvested = (html: string) =>
	(plain(html).match(/mailto:|[\w.+-]+@[\w-]+(\.[\w-]+)+/gi) ?? []).filter((found) => found !== nobodys);

test('the search for addresses finds what is hidden badly', () => {
	for (const html of ['a@b.example', 'a&#64;b.example', 'a&#x40;b.example', 'a%40b.example', '<a href="mailto:x">'])
		expect(harvested(html), html).not.toEqual([]);
	expect(harvested('<span>hello<svg></svg>maru.example</span> @media (a)')).toEqual([]);
});

for (const { code } of languages)
	test(`no e-mail address can be gathered from any public page in ${code}, nor from its feeds`, async ({ request }) => {
		const fixed = Object.values(pages)
			.filter(({ access, path }) => access === 'anyone' && !path.includes(':'))
			.map(({ path }) => path);
		const paths = oneOfEach([
			...new Set([...fixed, ...(await listed(request, code)), '/nowhere', '/notice/rss.xml', '/promotion/rss.xml']),
		]);
		expect(paths.length).toBeGreaterThan(20);
		for (const path of paths) {
			const answer = await request.get(`/${code}${path === '/' ? '' : path}`);
			expect(answer.status(), path).toBe(path === '/nowhere' ? 404 : 200);
			expect(harvested(await answer.text()), `/${code}${path}`).toEqual([]);
		}
	});
