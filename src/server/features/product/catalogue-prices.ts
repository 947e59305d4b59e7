import { lastCallOn } from '#domain/availability/schedule.ts';
import type { CatalogueColumns } from '#domain/product/catalogue.ts';
import type { CatalogueProduct } from '#domain/product/catalogue-table.ts';
import { toldPriceHolds } from '#domain/product/told-price-holds.ts';
import { type ListedPrice, listedPrice } from '#domain/promotion/listed-price.ts';
import { coversProduct, type Promotion } from '#domain/promotion/promotion.ts';
import type { CatalogueArea } from './catalogue-area.ts';

type Question = { on?: string | undefined; persons?: number | undefined; now: Date };

/** What prices go by; `rules` is what of the promotions makes them, as a text that two can be compared by. */
export type PricesAsked = Question & { promotions: readonly Promotion[]; rules: string };

const partThatCounts = ({ id, discount, minPersons, serviceFrom, serviceTo, kinds, productIds, code }: Promotion) =>
	JSON.stringify([id, discount, minPersons, serviceFrom, serviceTo, kinds, productIds, code]);

/** Written once of each promotion that was read, not with every list. */
const written = new WeakMap<Promotion, string>();
const rulesOf = (promotions: readonly Promotion[]): string =>
	promotions
		.map((one) => {
			const text = written.get(one) ?? partThatCounts(one);
			written.set(one, text);
			return text;
		})
		.join();

export const askPrices = (promotions: readonly Promotion[], question: Question): PricesAsked => ({
	...question,
	promotions,
	rules: rulesOf(promotions),
});

type Span = { from: number; until: number };
const holds = ({ from, until }: Span, now: Date) => from <= now.getTime() && now.getTime() < until;

type Reckoned = Span & { rules: string; ownRules: string; price: ListedPrice };

/** Of products with neither day nor persons asked for: their days are many, so they are reckoned once for as long as it holds. */
const reckoned = new WeakMap<CatalogueProduct, Reckoned>();

function plainPrice(entry: CatalogueProduct, { promotions, rules, now }: PricesAsked): Reckoned {
	const known = reckoned.get(entry);
	const isHolding = known !== undefined && holds(known, now);
	if (isHolding && known.rules === rules) return known;
	const ownRules = rulesOf(promotions.filter((one) => coversProduct(one, entry)));
	const found =
		isHolding && known.ownRules === ownRules
			? { ...known, rules }
			: {
					...{ rules, ownRules, from: now.getTime(), until: toldPriceHolds(entry.schedule, now) },
					price: listedPrice(entry, promotions, { now }),
				};
	reckoned.set(entry, found);
	return found;
}

/** What a card says of the price of one product. */
export function tellPrice(entry: CatalogueProduct, asked: PricesAsked): ListedPrice {
	const { promotions, on, persons, now } = asked;
	const isPlain = on === undefined && persons === undefined;
	return isPlain ? plainPrice(entry, asked).price : listedPrice(entry, promotions, { on, persons, now });
}

/** How each number of a product is reckoned that a list goes by, and under which name it is remembered. */
type Wanted = { [Name in keyof CatalogueColumns]: { name: string; reckon: (entry: CatalogueProduct) => number } };

/** The numbers a list goes by: those of the plain question, or of the day and persons asked for. */
export async function columnsFor(area: CatalogueArea, asked: PricesAsked): Promise<CatalogueColumns> {
	const { on, persons, rules } = asked;
	const plain = await plainOf(area, asked);
	if (on === undefined && persons === undefined) return wholeColumns(area, plainlyWanted(plain, asked));
	const won = {
		name: `won ${on ?? plain.from} ${persons ?? ''} ${rules}`,
		reckon: (one: CatalogueProduct) => tellPrice(one, asked).won,
	};
	if (on === undefined) return wholeColumns(area, { ...plainlyWanted(plain, asked), won });
	// Who asks for a day sees what it has: no season has to be told.
	const later = { name: 'never later', reckon: () => 0 };
	const lastCall = { name: `last call ${on}`, reckon: ({ schedule }: CatalogueProduct) => lastCallOn(schedule, on) };
	return wholeColumns(area, { won, later, lastCall });
}

/** Looked at until all are whole: while one is reckoned a product may change in another. */
async function wholeColumns(area: CatalogueArea, wanted: Wanted): Promise<CatalogueColumns> {
	const all = Object.values(wanted);
	for (;;) {
		for (const { name, reckon } of all) await area.fill(area.column(name), reckon);
		if (all.every(({ name }) => area.column(name).isWhole)) break;
	}
	const values = (one: { name: string }) => area.column(one.name).values;
	return {
		won: values(wanted.won),
		later: values(wanted.later),
		...(wanted.lastCall && { lastCall: values(wanted.lastCall) }),
	};
}

/** The plain prices of an area as they were reckoned last, and for how long they hold. */
type Plain = Span & { rules: string };
const plains = new WeakMap<CatalogueArea, Plain>();
const underWay = new WeakMap<CatalogueArea, { rules: string; plain: Promise<Plain> }>();

/** How long somebody waits for prices that have grown old; those who come after have the new ones. */
const patienceMs = 100;
const patience = () => new Promise<undefined>((done) => setTimeout(done, patienceMs, undefined));

async function plainOf(area: CatalogueArea, asked: PricesAsked): Promise<Plain> {
	const known = plains.get(area);
	if (known && known.rules === asked.rules && holds(known, asked.now)) return known;
	const renewing = underWay.get(area);
	const plain = renewing?.rules === asked.rules ? renewing.plain : reckonPlain(area, asked);
	if (plain !== renewing?.plain) {
		underWay.set(area, { rules: asked.rules, plain });
		plain.finally(() => underWay.delete(area)).catch(() => undefined);
	}
	return known && known.from <= asked.now.getTime() ? ((await Promise.race([plain, patience()])) ?? known) : plain;
}

async function reckonPlain(area: CatalogueArea, asked: PricesAsked): Promise<Plain> {
	const plain = { rules: asked.rules, from: asked.now.getTime(), until: Number.POSITIVE_INFINITY };
	await wholeColumns(area, plainlyWanted(plain, asked));
	for (const entry of area.table.entries)
		if (entry) plain.until = Math.min(plain.until, plainPrice(entry, asked).until);
	plains.set(area, plain);
	return plain;
}

const plainlyWanted = ({ from, rules }: Plain, asked: PricesAsked): Wanted => ({
	won: { name: `won plainly ${from} ${rules}`, reckon: (entry) => plainPrice(entry, asked).price.won },
	later: { name: `later ${from} ${rules}`, reckon: (entry) => Number(plainPrice(entry, asked).price.opensOn !== null) },
});
