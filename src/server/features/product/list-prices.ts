import { minuteMs } from '#domain/kernel/durations.ts';
import { type ListedPrice, type ListedProduct, listedPrice } from '#domain/promotion/listed-price.ts';
import type { Promotion } from '#domain/promotion/promotion.ts';

type Asked = { on?: string | undefined; persons?: number | undefined; now: Date };

/** How long what was reckoned of a product holds: only its lead time moves with the clock. */
const spanMs = 10 * minuteMs;

const reckoned = new WeakMap<ListedProduct, { key: string; price: ListedPrice }>();

/** The prices of a list, by the day and the party asked for. What nothing was chosen for is reckoned once and kept. */
export function listPrices(promotions: readonly Promotion[], { on, persons, now }: Asked) {
	const isPlain = on === undefined && persons === undefined;
	const key = `${Math.floor(now.getTime() / spanMs)} ${JSON.stringify(promotions.map(partThatCounts))}`;
	return (product: ListedProduct): ListedPrice => {
		if (!isPlain) return listedPrice(product, promotions, { on, persons, now });
		const known = reckoned.get(product);
		if (known?.key === key) return known.price;
		const price = listedPrice(product, promotions, { now });
		reckoned.set(product, { key, price });
		return price;
	};
}

const partThatCounts = ({ id, discount, minPersons, serviceFrom, serviceTo, kinds, productIds, code }: Promotion) => ({
	...{ id, discount, minPersons, serviceFrom, serviceTo, kinds, productIds, code },
});
