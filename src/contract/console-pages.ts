import { type Access, type Admission, admit, type Viewer } from '#domain/member/access.ts';
import type { Duty } from '#domain/organisation/duties.ts';
import { organisationsWhere, type Right } from '#domain/organisation/rights.ts';

/** How the navigation is grouped, in this order: the day's work, one's business, what the site says, what the operators run. */
export const consoleGroups = ['work', 'business', 'content', 'operation'] as const;
/** `own`: about who works here; reached from their name, not from the navigation. */
type ConsoleGroup = (typeof consoleGroups)[number] | 'own';

type ConsolePage = {
	/** Below /console; `:word` matches one segment. */
	path: string;
	access: Access;
	/** Of operators' pages: which of their duties it belongs to. */
	duty?: Duty;
	/** Whoever has none of these anywhere has no such page. */
	rights?: readonly Right[];
	/** Where it stands in the navigation. */
	group: ConsoleGroup;
	/** Reached from that page: not in the navigation, where the parent is marked. */
	parent?: string;
};

/** The console's own pages; which ones stand in the navigation follows from who may. */
export const consolePages = {
	today: { path: '/console', access: 'partner', group: 'work' },
	reservations: { path: '/console/reservations', access: 'partner', rights: ['reservation.see'], group: 'work' },
	/** Before the reservations' own pages, whose addresses look alike. */
	newReservation: {
		...{ path: '/console/reservations/new', access: 'partner', rights: ['reservation.answer'] },
		...{ group: 'work', parent: 'reservations' },
	},
	reservation: {
		...{ path: '/console/reservations/:id', access: 'partner', rights: ['reservation.see'] },
		...{ group: 'work', parent: 'reservations' },
	},
	calendar: { path: '/console/calendar', access: 'partner', rights: ['reservation.see'], group: 'work' },
	check: { path: '/console/check', access: 'partner', rights: ['arrival.note'], group: 'work' },
	matching: { path: '/console/matching', access: 'partner', rights: ['matching.answer'], group: 'work' },
	matchingAnswer: {
		...{ path: '/console/matching/:id', access: 'partner', rights: ['matching.answer'] },
		...{ group: 'work', parent: 'matching' },
	},
	consultations: {
		...{ path: '/console/consultations', access: 'partner', rights: ['consultation.answer'] },
		group: 'work',
	},
	consultation: {
		...{ path: '/console/consultations/:id', access: 'partner', rights: ['consultation.answer'] },
		...{ group: 'work', parent: 'consultations' },
	},
	/** Of the houses one answers for, and those one interprets. */
	videos: {
		...{ path: '/console/videos', access: 'partner', rights: ['consultation.answer', 'video.hold'] },
		group: 'work',
	},
	video: {
		...{ path: '/console/videos/:id', access: 'partner', rights: ['consultation.answer', 'video.hold'] },
		...{ group: 'work', parent: 'videos' },
	},
	ratings: { path: '/console/ratings', access: 'partner', rights: ['rating.reply'], group: 'work' },
	products: { path: '/console/products', access: 'partner', rights: ['product.edit'], group: 'business' },
	/** Before a product's own page, whose address looks alike. */
	productFiles: {
		...{ path: '/console/products/files', access: 'partner', rights: ['product.edit'] },
		...{ group: 'business', parent: 'products' },
	},
	product: {
		...{ path: '/console/products/:id', access: 'partner', rights: ['product.edit'] },
		...{ group: 'business', parent: 'products' },
	},
	promotions: { path: '/console/promotions', access: 'partner', rights: ['product.edit'], group: 'business' },
	promotion: {
		...{ path: '/console/promotions/:id', access: 'partner', rights: ['product.edit'] },
		...{ group: 'business', parent: 'promotions' },
	},
	figures: { path: '/console/figures', access: 'partner', rights: ['figures.see'], group: 'business' },
	settlements: { path: '/console/settlements', access: 'partner', rights: ['settlement.see'], group: 'business' },
	settlement: {
		...{ path: '/console/settlements/:id', access: 'partner', rights: ['settlement.see'] },
		...{ group: 'business', parent: 'settlements' },
	},
	/** Before the approval it is kept on the site; operators keep profiles elsewhere. */
	profile: { path: '/console/profile', access: 'cooperative', rights: ['product.edit'], group: 'business' },
	staff: { path: '/console/staff', access: 'partner', group: 'business' },
	/** Keys and webhooks; the agency has none. */
	api: { path: '/console/api', access: 'cooperative', rights: ['key.manage'], group: 'business' },
	notices: {
		path: '/console/notices',
		access: 'operator',
		duty: 'content',
		rights: ['product.edit'],
		group: 'content',
	},
	notice: {
		...{ path: '/console/notices/:id', access: 'operator', duty: 'content', rights: ['product.edit'] },
		...{ group: 'content', parent: 'notices' },
	},
	translations: {
		path: '/console/translations',
		access: 'operator',
		duty: 'content',
		rights: ['product.edit'],
		group: 'content',
	},
	/** Houses keep their profile at `/console/profile`, where it shows at once. */
	providerTexts: {
		...{ path: '/console/providers/:id', access: 'operator', duty: 'content', rights: ['profile.edit'] },
		...{ group: 'content', parent: 'translations' },
	},
	company: { path: '/console/company', access: 'operator', duty: 'content', group: 'content' },
	home: { path: '/console/home', access: 'operator', duty: 'content', group: 'content' },
	rates: { path: '/console/rates', access: 'operator', duty: 'content', group: 'content' },
	phrases: { path: '/console/phrases', access: 'operator', duty: 'content', group: 'content' },
	mailTemplates: { path: '/console/mail-templates', access: 'operator', duty: 'content', group: 'content' },
	texts: { path: '/console/texts', access: 'operator', duty: 'content', rights: ['product.edit'], group: 'content' },
	text: {
		...{ path: '/console/texts/:id', access: 'operator', duty: 'content', rights: ['product.edit'] },
		...{ group: 'content', parent: 'texts' },
	},
	applications: { path: '/console/applications', access: 'operator', duty: 'houses', group: 'operation' },
	houses: { path: '/console/houses', access: 'operator', duty: 'houses', group: 'operation' },
	house: { path: '/console/houses/:id', access: 'operator', duty: 'houses', group: 'operation', parent: 'houses' },
	members: { path: '/console/members', access: 'operator', duty: 'members', group: 'operation' },
	member: { path: '/console/members/:id', access: 'operator', duty: 'members', group: 'operation', parent: 'members' },
	memberMerger: {
		path: '/console/members/:id/merge',
		access: 'operator',
		duty: 'members',
		group: 'operation',
		parent: 'members',
	},
	slips: { path: '/console/slips', access: 'operator', duty: 'money', group: 'operation' },
	disputes: { path: '/console/disputes', access: 'operator', duty: 'money', group: 'operation' },
	commissions: { path: '/console/commissions', access: 'operator', duty: 'money', group: 'operation' },
	statements: { path: '/console/statements', access: 'operator', duty: 'money', group: 'operation' },
	statement: {
		path: '/console/statements/:id',
		access: 'operator',
		duty: 'money',
		group: 'operation',
		parent: 'statements',
	},
	refunds: { path: '/console/refunds', access: 'operator', duty: 'money', group: 'operation' },
	trust: { path: '/console/trust', access: 'operator', duty: 'trust', group: 'operation' },
	/** All stand in the one queue; their own lists stay for links of mails and for bookmarks. */
	messages: { path: '/console/messages', access: 'operator', duty: 'trust', group: 'operation', parent: 'trust' },
	photographs: { path: '/console/photographs', access: 'operator', duty: 'trust', group: 'operation', parent: 'trust' },
	matchingReports: {
		...{ path: '/console/matching-reports', access: 'operator', duty: 'trust', group: 'operation', parent: 'trust' },
	},
	reports: { path: '/console/reports', access: 'operator', duty: 'reports', group: 'operation' },
	audit: { path: '/console/audit', access: 'operator', duty: 'oversight', group: 'operation' },
	erasures: { path: '/console/erasures', access: 'operator', duty: 'oversight', group: 'operation' },
	running: { path: '/console/running', access: 'operator', duty: 'running', group: 'operation' },
	security: { path: '/console/security', access: 'operator', duty: 'oversight', group: 'operation' },
	mails: { path: '/console/mails', access: 'operator', duty: 'running', group: 'operation' },
	mail: { path: '/console/mails/:id', access: 'operator', duty: 'running', group: 'operation', parent: 'mails' },
	/** Of every member: who waits for an approval has it at the door. */
	information: { path: '/console/information', access: 'member', group: 'own' },
} as const satisfies Record<string, ConsolePage>;

export type ConsolePageId = keyof typeof consolePages;
export const consolePageIds = Object.keys(consolePages) as ConsolePageId[];

/** The row of a page, whatever it leaves out. */
export const consolePage = (page: ConsolePageId): ConsolePage => consolePages[page];

/** Whether a page is the viewer's: by its door, and by what they may do somewhere. */
export function admitToConsole(page: ConsolePageId, viewer: Viewer | null): Admission {
	const { access, duty = null, rights = [] } = consolePage(page);
	const admission = admit(access, viewer, duty);
	if (admission !== 'admitted' || rights.length === 0) return admission;
	return rights.some((right) => organisationsWhere(viewer, right).length > 0) ? 'admitted' : 'not-found';
}

export type ConsoleMatch = { page: ConsolePageId; params: Record<string, string> };

const patterns = consolePageIds.map((page) => ({
	page,
	pattern: new RegExp(`^${consolePages[page].path.replace(/:(\w+)/g, '(?<$1>[\\w-]{1,64})')}$`),
}));

/** The console's page of a path; undefined is no page of it. */
export function matchConsolePage(path: string): ConsoleMatch | undefined {
	for (const { page, pattern } of patterns) {
		const found = pattern.exec(path);
		if (found) return { page, params: { ...found.groups } };
	}
	return undefined;
}

/** Open to visitors: where one logs in to work, in Korean too, joins as a cooperative member, and gets another password. */
export const consoleDoors = { login: '/console/login', join: '/console/join', forgot: '/console/forgot' } as const;
export type ConsoleDoor = keyof typeof consoleDoors;

/** What is shown without the frame of the workplace: its doors, and one's information while one has no work here. */
export type ConsoleOutside = ConsoleDoor | 'information';

export const matchConsoleDoor = (path: string): ConsoleDoor | undefined =>
	(Object.keys(consoleDoors) as ConsoleDoor[]).find((door) => consoleDoors[door] === path);

/** Where somebody goes on inside: the address they wanted, if it is one of the console or an invitation; else to the day's work. */
export function consoleGoal(next: string | null): string {
	const isInside = next !== null && /^\/console(?:[/?]|$)/.test(next) && !/[\\\s]/.test(next);
	const path = next?.split(/[?#]/, 1)[0] ?? '';
	return isInside && (matchConsolePage(path) || path === consoleDoors.join) ? next : consolePages.today.path;
}
