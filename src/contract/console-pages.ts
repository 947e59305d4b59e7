import type { Access } from '#domain/member/access.ts';

type ConsolePage = {
	/** Below /console; `:word` matches one segment. */
	path: string;
	access: Access;
	/** Reached from that page: not in the navigation, where the parent is marked. */
	parent?: string;
};

/** The console's own pages; which ones stand in the navigation follows from who may. */
export const consolePages = {
	today: { path: '/console', access: 'partner' },
	applications: { path: '/console/applications', access: 'operator' },
	slips: { path: '/console/slips', access: 'operator' },
	ratings: { path: '/console/ratings', access: 'operator' },
	mails: { path: '/console/mails', access: 'operator' },
	mail: { path: '/console/mails/:id', access: 'operator', parent: 'mails' },
} as const satisfies Record<string, ConsolePage>;

export type ConsolePageId = keyof typeof consolePages;
export const consolePageIds = Object.keys(consolePages) as ConsolePageId[];

/** The row of a page, whatever it leaves out. */
export const consolePage = (page: ConsolePageId): ConsolePage => consolePages[page];

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
