import type { AreaSlug } from '#domain/area/areas.ts';
import type { Schedule } from '#domain/availability/schedule.ts';
import type { PriceList } from '#domain/product/price.ts';
import type { ListedProduct } from '#domain/promotion/listed-price.ts';
import type { Pool } from '#server/queries.ts';

/** As long as any data counts as fresh (SPEC section 7): every list of an area asks for the prices of all of it. */
const freshMs = 5_000;
const most = 20_000;

type Row = { id: string; kind: string; minPersons: number; fromWon: number; price: string; schedule: string };
type Cached = { products: Promise<Map<string, ListedProduct>>; until: number };

const cache = new WeakMap<Pool['$client'], Map<AreaSlug, Cached>>();
/** By the text it was read from: what has not changed is the same object as before, and what was reckoned of it holds. */
const read = new WeakMap<ListedProduct, Row>();

const pricesSql = `
	select id, kind, min_persons as "minPersons", from_won as "fromWon", price::text as price, schedule::text as schedule
	from product where area = $1 and status = 'published' limit ${most}`;

const isSame = (one: Row, other: Row) =>
	one.price === other.price &&
	one.schedule === other.schedule &&
	one.kind === other.kind &&
	one.minPersons === other.minPersons &&
	one.fromWon === other.fromWon;

function listed(area: AreaSlug, row: Row, before: ListedProduct | undefined): ListedProduct {
	const last = before && read.get(before);
	if (before && last && isSame(last, row)) return before;
	const product = {
		...row,
		area,
		price: JSON.parse(row.price) as PriceList,
		schedule: JSON.parse(row.schedule) as Schedule,
	};
	read.set(product, row);
	return product;
}

async function readPrices(reads: Pool, area: AreaSlug, before: Cached | undefined) {
	const known = (await before?.products.catch(() => undefined)) ?? new Map<string, ListedProduct>();
	const { rows } = await reads.$client.query<Row>({ name: 'product-prices', text: pricesSql, values: [area] });
	return new Map(rows.map((row) => [row.id, listed(area, row, known.get(row.id))]));
}

/** What the products of an area cost and when, as it was up to five seconds ago: good for lists, never for an agreement. */
export function cachedPrices(reads: Pool, area: AreaSlug): Promise<Map<string, ListedProduct>> {
	const areas = cache.get(reads.$client) ?? new Map<AreaSlug, Cached>();
	cache.set(reads.$client, areas);
	const known = areas.get(area);
	if (known && performance.now() < known.until) return known.products;
	const products = readPrices(reads, area, known);
	areas.set(area, { products, until: performance.now() + freshMs });
	// A failure is nobody's answer but the one's who met it.
	products.catch(() => areas.delete(area));
	return products;
}
