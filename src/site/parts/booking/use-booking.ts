import { useMemo, useState } from 'react';
import type { ProductDetail } from '#contract/api/product.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePage } from '#site/use-page.ts';
import type { Booking } from '#views/booking/booking.ts';
import { boundsOf, type Choice, readChoice, searchWithChoice } from '#views/booking/choice.ts';

const nothingPast = (choice: Choice): Choice =>
	choice.on && choice.on < koreanDay(new Date())
		? { ...choice, on: undefined, to: undefined, time: undefined }
		: choice;

/** One choice of a product's date and persons, mirrored in the address: reload, Back and another language keep it. */
export function useBooking(product: ProductDetail, begun?: Choice): Booking {
	const { search } = usePage();
	const { location, navigate } = useRouter();
	const bounds = useMemo(() => boundsOf(product), [product]);
	const [choice, setChoice] = useState(() => nothingPast(begun ?? readChoice(search, bounds)));
	const choose = (next: Choice) => {
		setChoice(next);
		const address = location.pathname + searchWithChoice(location.search, next, bounds) + location.hash;
		navigate(address, { replace: true, keepScroll: true });
	};
	return { productId: product.id, bounds, choice, choose };
}
