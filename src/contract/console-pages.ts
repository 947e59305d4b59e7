import type { Access } from '#domain/member/access.ts';

/** The console's own pages, all below /console; which ones stand in the navigation follows from who may. */
export const consolePages = {
	today: { path: '/console', access: 'partner' },
} as const satisfies Record<string, { path: string; access: Access }>;
