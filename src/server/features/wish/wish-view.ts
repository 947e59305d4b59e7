import type { ShownWish, WishMark } from '#contract/api/wish.ts';
import { meanOfStars } from '#domain/rating/star-count.ts';
import { wishState } from '#domain/wish/wish.ts';
import type { StateRow, SummaryRow } from './wish.repo.ts';

type Then = { wonThen: number | null };

/** The product as a list shows it, and what of it has changed since. */
export function viewWish(row: SummaryRow & Then, nextOn: string | undefined): ShownWish {
	const { productId, isShown, title, wonThen } = row;
	const state = wishState({ isShown, nextOn });
	return { productId, state, nextOn: nextOn ?? null, product: isShown ? summaryOf(row) : null, title, wonThen };
}

export function viewMark(row: StateRow & Then, nextOn: string | undefined): WishMark {
	const { productId, isShown, fromWon, wonThen } = row;
	return { productId, state: wishState({ isShown, nextOn }), won: fromWon, wonThen };
}

function summaryOf(row: SummaryRow): NonNullable<ShownWish['product']> {
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
		fromWon: row.fromWon,
		rating: { average: meanOfStars(row.ratingStars, row.ratingCount), count: row.ratingCount },
	};
}
