import type { Seat } from '#domain/video/seats.ts';

export type Place = 'main' | 'interpreter' | 'side';

/** The other side is large, who interprets beside it, oneself small. */
const usual: Record<Seat, Record<Seat, Place>> = {
	member: { house: 'main', interpreter: 'interpreter', member: 'side' },
	house: { member: 'main', interpreter: 'interpreter', house: 'side' },
	interpreter: { house: 'main', member: 'side', interpreter: 'interpreter' },
};
const order: readonly Place[] = ['main', 'interpreter', 'side'];

/** Where everybody is seen: who has not come gives the large place to somebody who is here, oneself last. */
export function placesOf(own: Seat, people: readonly { seat: Seat }[]): Record<Seat, Place> {
	const places = usual[own];
	const seatAt = (place: Place) => (Object.keys(places) as Seat[]).find((seat) => places[seat] === place) as Seat;
	const isHere = (seat: Seat) => people.some((one) => one.seat === seat);
	const absent = seatAt('main');
	const others = order.map(seatAt).filter((seat) => seat !== own);
	const large = others.find(isHere) ?? own;
	return { ...places, [absent]: places[large], [large]: 'main' };
}
