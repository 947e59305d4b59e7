import type { ShownWish, WishMark } from '#contract/api/wish.ts';
import { meanOfStars } from '#domain/rating/star-count.ts';
import { type WishDays, wishState } from '#domain/wish/wish.ts';
import type { PriceNow } from './prices-now.ts';
import type { StateRow, SummaryRow } from './wish.repo.ts';

type Then = { wonThen: number | null };
type Now = { days: WishDays; price: PriceNow };

/** The product as a list shows it, and what of it has changed since. */
export function viewWish(row: SummaryRow & Then, { days, price }: Now): ShownWish {
	const { productId, isShown, title, wonThen } = row;
	const state = wishState({ isShown, ...days });
	const { won: _, ...told } = price;
	const product = isShown ? { ...summaryOf(row), ...told } : null;
	return { productId, state, nextOn: days.nextOn ?? days.seasonOn ?? null, product, title, wonThen };
}

export function viewMark(row: StateRow & Then, { days, price }: Now): WishMark {
	const { productId, isShown, wonThen } = row;
	return { productId, state: wishState({ isShown, ...days }), won: price.won, wonThen };
}

function summaryOf(row: SummaryRow): Omit<NonNullable<ShownWish['product']>, keyof PriceNow> {
	return {
		id: row.productId,
		area: row.area,
		kind: row.kind,
		title: row.title,
		summary: row.summary,
		shownLocale: row.shownLocale,
		picture: row.picture,
		provider: row.provider,
		region: row.region,
		place: row.place,
		minutes: row.minutes,
		nights: row.nights,
		languages: row.languages,
		tags: row.tags,
		confirmation: row.confirmation,
		maxPersons: row.maxPersons,
		unit: row.price.unit,
		holds: row.price.holds ?? null,
		rating: { average: meanOfStars(row.ratingStars, row.ratingCount), count: row.ratingCount },
	};
}
