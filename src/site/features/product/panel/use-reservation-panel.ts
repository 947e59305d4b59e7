import { useMemo, useState } from 'react';
import type { ProductDetail } from '#contract/api/product.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type Price, priceOf } from '#domain/product/price.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePage } from '#site/use-page.ts';
import { type Bounds, boundsOf, type Choice, pricedDays, readChoice, searchWithChoice, unitsOf } from './choice.ts';

export type ReservationPanel = {
	product: ProductDetail;
	bounds: Bounds;
	choice: Choice;
	choose: (choice: Choice) => void;
	/** Undefined until the date, or the whole stay, is chosen. */
	price: Price | undefined;
};

const nothingPast = (choice: Choice): Choice =>
	choice.on && choice.on < koreanDay(new Date())
		? { ...choice, on: undefined, to: undefined, time: undefined }
		: choice;

/** The choice of the panel, of the bar on phones and of the terms below: one state, mirrored in the address. */
export function useReservationPanel(product: ProductDetail): ReservationPanel {
	const { search } = usePage();
	const { location, navigate } = useRouter();
	const bounds = useMemo(() => boundsOf(product), [product]);
	const [choice, setChoice] = useState(() => nothingPast(readChoice(search, bounds)));
	const choose = (next: Choice) => {
		setChoice(next);
		const address = location.pathname + searchWithChoice(location.search, next, bounds) + location.hash;
		navigate(address, { replace: true, keepScroll: true });
	};
	const days = pricedDays(choice, bounds);
	const price =
		days.length === 0
			? undefined
			: priceOf(product.price, { days, persons: choice.persons, units: unitsOf(choice, bounds) });
	return { product, bounds, choice, choose, price };
}
