import { expect, test } from 'vitest';
import { matchPage } from '#contract/page-address.ts';
import { type Page, type PageId, pageIds, pages } from '#contract/pages.ts';
import { allLocales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { readSources, readText } from '../support/source-files.ts';

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type House = {
	ids: string[];
	/** Names of the files in src/site/pages. */
	files: string[];
	/** Page → the file its route names. */
	routes: Record<string, string>;
	/** The text of src/site/routes.ts and of what it leaves to src/site/member-screens.ts. */
	text: string;
};

const loadsItsFile = (id: string, text: string) =>
	new RegExp(`\\b${id}: [^}]*import\\('\\./pages/${kebab(id)}\\.tsx'\\)`).test(text) &&
	// A route that leaves it to another file says which screen it means.
	[...text.matchAll(new RegExp(`\\b${id}: \\{[^}]*load: ofMembers\\('(\\w+)'\\)`, 'g'))].every(
		([, named]) => named === id,
	);

/** The console is a front of its own; every other page is one file, loaded on demand by its route. */
function pageFaults({ ids, files, routes, text }: House): string[] {
	const screens = ids.filter((id) => id !== 'console');
	const wanted = screens.map((id) => `${kebab(id)}.tsx`);
	return [
		...wanted.filter((file) => !files.includes(file)).map((file) => `src/site/pages/${file} is missing`),
		...files.filter((file) => !wanted.includes(file)).map((file) => `src/site/pages/${file} belongs to no page`),
		...screens
			.filter((id) => routes[id] !== kebab(id))
			.map((id) => `${id} has the route of ${routes[id] ?? 'nothing'}`),
		...screens.filter((id) => !loadsItsFile(id, text)).map((id) => `${id} does not load its file`),
	];
}

test('every page is one file that its route loads, and there is no other file', () => {
	const files = Object.keys(readSources('src/site/pages/**')).map((path) => path.replace('src/site/pages/', ''));
	const named = Object.fromEntries(Object.entries(routes).map(([id, { file }]) => [id, file]));
	expect(
		pageFaults({
			ids: pageIds,
			files,
			routes: named,
			text: readText('src/site/routes.ts') + readText('src/site/member-screens.ts'),
		}),
	).toEqual([]);
});

test('a page without a file, a file without a page and a route to another file are found', () => {
	const planted = {
		ids: ['home', 'myRatings', 'myMatches', 'terms', 'console'],
		files: ['home.tsx', 'my-matches.tsx', 'terms.tsx', 'old.tsx'],
		routes: { home: 'home', myRatings: 'my-ratings', myMatches: 'my-matches', terms: 'home' },
		text: `home: { load: () => import('./pages/home.tsx') },
			myRatings: { load: () => import('./pages/my-ratings.tsx') },
			myMatches: { load: ofMembers('myRatings') },
			myMatches: () => import('./pages/my-matches.tsx'),
			terms: { load: () => import('./pages/home.tsx') },`,
	};
	expect(pageFaults(planted)).toEqual([
		'src/site/pages/my-ratings.tsx is missing',
		'src/site/pages/old.tsx belongs to no page',
		'terms has the route of home',
		'myMatches does not load its file',
		'terms does not load its file',
	]);
});

/** Open to search engines and of no one thing: such a page is led to by what stands around every screen. */
const unledPages = (ids: PageId[], shell: string) =>
	ids.filter(
		(id) => pages[id].isIndexed && !pages[id].path.includes(':id') && !new RegExp(`['"]${id}['"]`).test(shell),
	);

test('header, menu, tabs or footer lead to every page that search engines know', () => {
	const shell = readSources('src/site/shell/*.tsx');
	expect(unledPages(pageIds, Object.values(shell).join('\n'))).toEqual([]);
});

test('a page that nothing leads to is found', () => {
	expect(unledPages(['terms', 'policy', 'login', 'noticeDetail'], '<PageLink page="terms">')).toEqual(['policy']);
});

type Titles = Record<string, Record<string, { title?: string; description?: string }>>;

const titleFaults = (ids: string[], titles: Titles) =>
	Object.entries(titles).flatMap(([locale, words]) => [
		...ids.filter((id) => !words[id]?.title?.trim()).map((id) => `${locale}: ${id} has no title`),
		...ids.filter((id) => !words[id]?.description?.trim()).map((id) => `${locale}: ${id} has no description`),
		...Object.keys(words)
			.filter((id) => !ids.includes(id))
			.map((id) => `${locale}: ${id} is no page`),
	]);

test('every page has a title and a description in six languages', () => {
	const titles = allLocales.map((locale) => [locale, JSON.parse(readText(`src/i18n/messages/${locale}/page.json`))]);
	expect(titles).toHaveLength(6);
	expect(titleFaults(pageIds, Object.fromEntries(titles))).toEqual([]);
});

test('a missing title, an empty description and the words of no page are found', () => {
	const planted = {
		en: { home: { title: 'Home', description: ' ' }, terms: { description: 'Terms' }, old: { title: 'Old' } },
	};
	expect(titleFaults(['home', 'terms'], planted)).toEqual([
		'en: terms has no title',
		'en: home has no description',
		'en: old is no page',
	]);
});

/** Section 2 of the specification, row by row, and the page each path must lead to. */
const specified: [path: string, page: PageId][] = [
	['/', 'home'],
	['/home', 'home'],
	['/login', 'login'],
	['/join', 'join'],
	['/forgot', 'forgot'],
	['/about/introduction', 'aboutIntroduction'],
	['/about/transfer', 'aboutTransfer'],
	['/travel', 'productList'],
	['/travel/{id}', 'productDetail'],
	['/travel/reserve', 'reservationForm'],
	['/travel/write-rating/{id}', 'ratingForm'],
	['/medical', 'productList'],
	['/medical/{id}', 'productDetail'],
	['/medical/reserve', 'reservationForm'],
	['/medical/write-rating/{id}', 'ratingForm'],
	['/consultaion/{id}', 'consultationForm'],
	['/wellness', 'productList'],
	['/wellness/{id}', 'productDetail'],
	['/wellness/reserve', 'reservationForm'],
	['/wellness/write-rating/{id}', 'ratingForm'],
	['/matching', 'matchingList'],
	['/matching/detail/{id}', 'matchingDetail'],
	['/matching/inquire', 'matchingForm'],
	['/my/info', 'myInformation'],
	['/my/reserve', 'myReservations'],
	['/my/reserve/{id}', 'myReservation'],
	['/my/match', 'myMatches'],
	['/my/grade', 'myRatings'],
	['/notice', 'noticeList'],
	['/notice/{id}', 'noticeDetail'],
	['/promotion', 'promotionList'],
	['/promotion/{id}', 'promotionDetail'],
	['/reserve/{id}', 'reserveLink'],
	['/terms', 'terms'],
	['/policy', 'policy'],
	['/reject', 'reject'],
];

/** What the specification leaves without a path, decided in docs/decisions; a page of our own is a row here. */
const added: [path: string, page: PageId][] = [
	['/video-consultation', 'videoConsultation'],
	['/console', 'console'],
];

test.each([...specified, ...added])('%s is the page %s', (path, page) => {
	const match = matchPage(path.replace('{id}', 'some-id'));
	expect(match?.page).toBe(page);
	expect(match?.params.id).toBe(path.includes('{id}') ? 'some-id' : undefined);
});

const beyond = (table: string[], listed: [string, string][]) =>
	table.filter((id) => !listed.some(([, page]) => page === id));

test('the specification has 36 paths, and no page stands beyond them but those added above', () => {
	expect(specified).toHaveLength(36);
	expect(beyond(pageIds, [...specified, ...added])).toEqual([]);
	const spellings = Object.values<Page>(pages).flatMap(({ path, alias }) => (alias ? [path, alias] : [path]));
	expect(spellings.filter((path) => path.startsWith('/:area'))).toHaveLength(4);
	// Four patterns stand for the twelve paths of the three areas; every other path is written once.
	expect(spellings).toHaveLength(specified.length + added.length - 12 + 4);
});

test('a page beyond the specification is found', () => {
	expect(beyond([...pageIds, 'blog'], [...specified, ...added])).toEqual(['blog']);
});

test.each([
	'/travel/',
	'/Travel',
	'/food',
	'/travel/reserve/1',
	'/notice/1/more',
	'/my',
	'/about',
	'/matching/1',
	'//',
	'home',
])('%s is no page: paths are exact', (path) => {
	expect(matchPage(path)).toBeUndefined();
});
