import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { mostHouses } from '#contract/api/content.ts';
import { contentValue } from '#contract/api/content-values.ts';
import {
	type FileFault,
	type Line,
	type LineFaultCode,
	type LineOutcome,
	mostProducts,
	type PlannedLine,
} from '#domain/bulk/bulk-table.ts';
import { dayIn } from '#domain/bulk/cell.ts';
import { nameKey, type PlannedProduct, type ProductFacts, productPlanner } from '#domain/bulk/plan-products.ts';
import { type PlannedDay, planSlots, type SlotProduct, slotKey } from '#domain/bulk/plan-slots.ts';
import type { ProductContent } from '#domain/content/content.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { offeredKinds } from '#domain/provider/offered-kinds.ts';
import { findProductHouses } from '#server/features/content/product-house.repo.ts';
import type { Queries } from '#server/queries.ts';
import {
	type FoundProduct,
	findByCodes,
	findDaysOf,
	findNames,
	findSchedules,
	type Owned,
	piecesOf,
} from './bulk.repo.ts';

/** The contract's faults in the words of a line. */
const whys: Partial<Record<string, LineFaultCode>> = {
	'too-long': 'too-long',
	'too-much': 'too-much',
	'too-small': 'too-small',
	'date-wrong': 'not-a-day',
};

function wrongIn(value: ProductContent): ReturnType<ProductFacts['wrongIn']> {
	const { success, error } = contentValue.safeParse({ kind: 'product', value });
	if (success) return [];
	return error.issues.map((issue) => {
		const most =
			issue.code === 'too_big' ? Number(issue.maximum) : issue.code === 'too_small' ? Number(issue.minimum) : undefined;
		const bySize = issue.code === 'too_big' ? 'too-much' : issue.code === 'too_small' ? 'too-small' : 'wrong';
		return {
			...{ at: issue.path.slice(1).join('.'), why: whys[issue.message] ?? bySize },
			...(most !== undefined && { count: most }),
		};
	});
}

/** Others are served between so many lines. */
const turnLines = 50;

type Asked = { lines: readonly Line[]; owned: Owned; now: Date };
const codesIn = (lines: readonly Line[], column: string): string[] => [
	...new Set(lines.map(({ cells }) => cells.get(column) ?? '').filter((code) => code !== '')),
];

export type ProductPlan = { lines: PlannedProduct[]; found: ReadonlyMap<string, FoundProduct> };

/** What would become of a file of products, by what is there now. */
export async function planProductFile(queries: Queries, { lines, owned }: Asked): Promise<ProductPlan> {
	const found = new Map((await findByCodes(queries, owned, codesIn(lines, 'code'))).map((one) => [one.item.id, one]));
	const names = await findNames(queries, owned);
	const houses = await findProductHouses(queries, owned, mostHouses);
	const plan = productPlanner({
		known: new Map(
			[...found].map(([id, { item, kind, providerId, value }]) => [
				id,
				{ id, kind, providerId, latest: item.latest, value },
			]),
		),
		houses: houses.map((house) => ({
			...{ providerId: house.id, organisationId: house.organisationId, region: house.region },
			...{ languages: house.languages, kinds: offeredKinds(house) },
		})),
		names: new Set(names.flatMap((one) => Object.values(one.title).map((name) => nameKey(one, name)))),
		wrongIn,
	});
	const planned: PlannedProduct[] = [];
	for (const some of piecesOf(lines, turnLines)) {
		planned.push(...some.map(plan));
		await nextTurn();
	}
	return { lines: planned, found };
}

export type SlotPlan = {
	lines: PlannedLine[];
	days: PlannedDay[];
	sold: Awaited<ReturnType<typeof findDaysOf>>['sold'];
	keepers: ReadonlyMap<string, { organisationId: string; providerId: string }>;
};

const saidIn = (title: LocaleText): string => title.ko ?? title.en ?? Object.values(title)[0] ?? '';

/** Products with their days from one to another, as plans are made against. */
export async function findSlotProducts(
	queries: Queries,
	owned: Owned,
	{ ids, from, to, isLocked }: { ids: readonly string[] | 'all'; from: string; to: string; isLocked: boolean },
) {
	const rows = await findSchedules(queries, owned, { ids, isLocked });
	const { days, sold } = await findDaysOf(queries, { ids: rows.map(({ id }) => id), from, to });
	const [daysOf, soldOf] = [Map.groupBy(days, (day) => day.productId), Map.groupBy(sold, (one) => one.productId)];
	const products = rows.map(
		({ id, title, schedule: { days: _, ...schedule } }): SlotProduct => ({
			...{ id, title: saidIn(title), schedule },
			days: new Map((daysOf.get(id) ?? []).map(({ on, exception, why }) => [on, { exception, why }])),
			taken: new Map((soldOf.get(id) ?? []).map(({ on, time, taken }) => [slotKey(on, time || null), taken])),
		}),
	);
	return { products, sold, keepers: new Map(rows.map(({ id, ...keeper }) => [id, keeper])) };
}

/** What would become of a file of slots. With `isLocked` nobody buys of these products until the transaction ends. */
export async function planSlotFile(
	queries: Queries,
	{ lines, owned, now, isLocked }: Asked & { isLocked: boolean },
): Promise<SlotPlan | FileFault> {
	const ids = codesIn(lines, 'product');
	if (ids.length > mostProducts) return { why: 'too-many-products' };
	const days = lines.flatMap(({ cells }) => dayIn(cells.get('date') ?? '') ?? []).sort();
	const span = { from: days[0] ?? '2000-01-01', to: days.at(-1) ?? '2000-01-01' };
	const found = await findSlotProducts(queries, owned, { ids, ...span, isLocked });
	const products = new Map(found.products.map((one) => [one.id, one]));
	return {
		...planSlots(lines, { products, today: koreanDay(now) }),
		sold: found.sold,
		keepers: found.keepers,
	};
}

const hashed = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The same for the same lines on the same things: who puts in a file has seen what becomes of it. */
export function markOf(plan: ProductPlan | SlotPlan): string {
	const lines = plan.lines.map(({ row, code, outcome }) => [row, code, outcome]);
	if ('days' in plan) return hashed([lines, plan.days]);
	return hashed([lines, plan.lines.flatMap(({ made }) => (made && 'on' in made ? [made.on.latest] : []))]);
}

export function countsOf(lines: readonly PlannedLine[]): Record<LineOutcome, number> {
	const counts = { new: 0, changed: 0, unchanged: 0, bad: 0 };
	for (const { outcome } of lines) counts[outcome] += 1;
	return counts;
}
