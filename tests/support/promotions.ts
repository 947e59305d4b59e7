import { dayMs } from '#domain/kernel/durations.ts';
import type { promotion } from '#server/db/schema/promotion.ts';

type Row = typeof promotion.$inferSelect;

export const hence = (days: number): Date => new Date(Date.now() + days * dayMs);

const text = (title: string) => ({
	title,
	lead: `${title}, in a line.`,
	body: 'First paragraph.\n\nSecond paragraph.',
	audience: 'Every member',
	scope: 'Everything',
});

/** A promotion that runs for every tour by itself, but for what a test names. */
export const promotionRow = (id: string, rest: Partial<Row> = {}): Row => ({
	id,
	organisationId: null,
	area: 'travel',
	productIds: ['tour'],
	kinds: [],
	discount: { percent: 10 },
	code: null,
	startsAt: hence(-1),
	endsAt: hence(10),
	serviceFrom: null,
	serviceTo: null,
	minPersons: 1,
	memberLimit: null,
	totalLimit: null,
	used: 0,
	picture: 'nami-autumn-1',
	isArchived: false,
	views: 0,
	texts: { ko: text(`프로모션 ${id}`), en: text(`Promotion ${id}`), th: text(`โปรโมชัน ${id}`) },
	...rest,
});
