import type { Access } from '#domain/member/access.ts';

export type Page = {
	/** Exact (SPEC section 2). `:area` matches the areas only; any other `:word` one segment. */
	path: string;
	/** A second spelling of the same page; the first one is canonical. */
	alias?: string;
	access: Access;
	/** In the sitemap and open to search engines. Pages with an id are listed from the database. */
	isIndexed: boolean;
	/** Its news can be followed by RSS. */
	hasFeed?: boolean;
	/** False while its screen only says that it is being prepared: it answers at its address, and nothing leads there. */
	isBuilt?: false;
};

/**
 * Every page of the site, one row each: SPEC section 2, then what the decisions add. Routing, access, titles, links, the
 * sitemap and the not-found page are all derived from this table.
 */
export const pages = {
	home: { path: '/', alias: '/home', access: 'anyone', isIndexed: true },
	login: { path: '/login', access: 'anyone', isIndexed: false },
	join: { path: '/join', access: 'anyone', isIndexed: true },
	forgot: { path: '/forgot', access: 'anyone', isIndexed: false },
	aboutIntroduction: { path: '/about/introduction', access: 'anyone', isIndexed: true },
	aboutTransfer: { path: '/about/transfer', access: 'anyone', isIndexed: true },
	productList: { path: '/:area', access: 'anyone', isIndexed: true },
	productDetail: { path: '/:area/:id', access: 'anyone', isIndexed: true },
	reservationForm: { path: '/:area/reserve', access: 'member', isIndexed: false },
	ratingForm: { path: '/:area/write-rating/:id', access: 'member', isIndexed: false },
	/** Spelt this way in the spec's route; the screen spells it right. */
	consultationForm: { path: '/consultaion/:id', access: 'member', isIndexed: false },
	matchingList: { path: '/matching', access: 'anyone', isIndexed: true },
	matchingDetail: { path: '/matching/detail/:id', access: 'anyone', isIndexed: false },
	/** A visitor may write first, and logs in to send. */
	matchingForm: { path: '/matching/inquire', access: 'anyone', isIndexed: false },
	myInformation: { path: '/my/info', access: 'member', isIndexed: false },
	myReservations: { path: '/my/reserve', access: 'member', isIndexed: false },
	myReservation: { path: '/my/reserve/:id', access: 'member', isIndexed: false },
	myMatches: { path: '/my/match', access: 'member', isIndexed: false },
	myRatings: { path: '/my/grade', access: 'member', isIndexed: false },
	noticeList: { path: '/notice', access: 'anyone', isIndexed: true, hasFeed: true },
	noticeDetail: { path: '/notice/:id', access: 'anyone', isIndexed: true },
	promotionList: { path: '/promotion', access: 'anyone', isIndexed: true, hasFeed: true },
	promotionDetail: { path: '/promotion/:id', access: 'anyone', isIndexed: true },
	reserveLink: { path: '/reserve/:id', access: 'member', isIndexed: false },
	terms: { path: '/terms', access: 'anyone', isIndexed: true },
	policy: { path: '/policy', access: 'anyone', isIndexed: true },
	reject: { path: '/reject', access: 'anyone', isIndexed: true },
	/** One date by `?date=`, a request for one by `?product=` or `?provider=`, else all of them. */
	videoConsultation: { path: '/video-consultation', access: 'member', isIndexed: false },
	console: { path: '/console', access: 'partner', isIndexed: false },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;
export const pageIds = Object.keys(pages) as PageId[];

/** Whether its screen is there. Links, menus and the sitemap ask this alone: without the mark in the table all come back. */
export const isBuilt = (id: PageId): boolean => (pages[id] as Page).isBuilt !== false;

/** Whether search engines and messengers are told of it. */
export const isListed = (id: PageId): boolean => pages[id].isIndexed && isBuilt(id);

type Words<Path extends string> = Path extends `${infer Head}/${infer Tail}`
	? Words<Head> | Words<Tail>
	: Path extends `:${infer Word}`
		? Word
		: never;

/** The parameters in a page's path, by name: productDetail wants { area, id }. */
export type PageParams<Id extends PageId> = Record<Words<(typeof pages)[Id]['path']>, string>;
