import { capacityOf, type Schedule } from '#domain/availability/schedule.ts';
import type { PriceList } from '#domain/product/price.ts';
import { type Hold, type Order, placesOf } from '#domain/reservation/order.ts';
import type { Offer, SlotLook } from './reserve-facts.repo.ts';

/** Whether there seemed to be places a moment ago. */
export const hasRoom = (looks: readonly SlotLook[], holds: readonly Hold[], schedule: Schedule): boolean =>
	holds.every(({ on, time, places }) => {
		const look = looks.find((one) => one.on === on && one.time === (time ?? ''));
		return (look?.taken ?? 0) + places <= (look?.capacity ?? capacityOf(schedule, { on, time }));
	});

type Wish = { productId: string; price: PriceList; order: Order };

/** An offer of the waiting list that covers the wish. Any other helps nobody: then places are asked for as usual. */
export function usableOffer(offer: Offer | null, { productId, price, order }: Wish, now: Date): Offer | undefined {
	const isUsable =
		offer?.status === 'offered' &&
		offer.offerUntil !== null &&
		new Date(offer.offerUntil) > now &&
		offer.productId === productId &&
		offer.order.on === order.on &&
		offer.order.to === order.to &&
		offer.order.time === order.time &&
		placesOf(price, order) <= offer.places;
	return isUsable ? offer : undefined;
}

/** What an offer held beyond the wish: given back. */
export const leftOfOffer = (offer: Offer, holds: readonly Hold[]): Hold[] =>
	holds.map((hold) => ({ ...hold, places: offer.places - hold.places })).filter(({ places }) => places > 0);
