import type { Seat } from '#domain/video/seats.ts';

export type Position = 'main' | 'interpreter' | 'side';

/** The other side is large, who interprets beside it, oneself small. */
const usual: Record<Seat, Record<Seat, Position>> = {
	member: { house: 'main', interpreter: 'interpreter', member: 'side' },
	house: { member: 'main', interpreter: 'interpreter', house: 'side' },
	interpreter: { house: 'main', member: 'side', interpreter: 'interpreter' },
};
const order: readonly Position[] = ['main', 'interpreter', 'side'];

/** Where everybody is seen: who has not come gives the large place to somebody who is here, oneself last. */
export function positionsOf(own: Seat, people: readonly { seat: Seat }[]): Record<Seat, Position> {
	const positions = usual[own];
	const seatAt = (position: Position) =>
		(Object.keys(positions) as Seat[]).find((seat) => positions[seat] === position) as Seat;
	const isHere = (seat: Seat) => people.some((one) => one.seat === seat);
	const absent = seatAt('main');
	const others = order.map(seatAt).filter((seat) => seat !== own);
	const large = others.find(isHere) ?? own;
	return { ...positions, [absent]: positions[large], [large]: 'main' };
}
