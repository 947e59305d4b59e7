import type { ProductDetail } from '#contract/api/product.ts';
import type { ProductPromotion } from '#contract/api/promotion.ts';
import { type Price, priceOf } from '#domain/product/price.ts';
import { bestPromotion } from '#domain/promotion/best-promotion.ts';
import { useBooking } from '#site/parts/booking/use-booking.ts';
import { passMs, useViewing } from '#site/parts/product/use-viewing.ts';
import type { Booking } from '#views/booking/booking.ts';
import { pricedDays, unitsOf } from '#views/booking/choice.ts';
import { useLeft } from '#views/booking/use-left.ts';

export type ReservationPanel = Booking & {
	product: ProductDetail;
	/** Undefined until the date, or the whole stay, is chosen. */
	price: Price | undefined;
	/** The one that counts for what is chosen. */
	promotion: ProductPromotion | undefined;
	/** Places left for what is chosen, where they are known to be too few for the party. */
	fullLeft: number | undefined;
};

/** The choice of the panel, of the bar on phones and of the terms below: one state. */
export function useReservationPanel(product: ProductDetail): ReservationPanel {
	const booking = useBooking(product);
	const { choice, bounds } = booking;
	const days = pricedDays(choice, bounds);
	const order = { days, persons: choice.persons, units: unitsOf(choice, bounds) };
	useViewing(days.length === 0 ? undefined : `date/${product.id}`, passMs);
	const promotion = days.length === 0 ? undefined : bestPromotion(product.price, order, product.promotions);
	const price = days.length === 0 ? undefined : priceOf({ ...product.price, promotion }, order);
	const { left, isFull } = useLeft(booking);
	return { ...booking, product, price, promotion, fullLeft: isFull ? left : undefined };
}
