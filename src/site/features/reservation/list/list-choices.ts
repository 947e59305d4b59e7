import type { ReservationTime } from '#contract/api/reservation.ts';

/** What of one's reservations is looked at. It lives in the address. */
export type ListChoices = { time: ReservationTime; cursor: string | undefined };

/** As in the contract, whose lists would bring all of its schemas into the browser. */
export const listTimes: readonly ReservationTime[] = ['upcoming', 'past', 'cancelled'];

/** What the address says; whatever is none of the choices is left out. */
export function readListChoices(search: URLSearchParams): ListChoices {
	const cursor = search.get('cursor') ?? '';
	return {
		time: listTimes.find((time) => time === search.get('time')) ?? 'upcoming',
		cursor: /^[\w-]{1,200}$/.test(cursor) ? cursor : undefined,
	};
}

/** As it stands in the address: only what differs from the usual. */
export const listAddressQuery = ({ time, cursor }: ListChoices) => ({
	time: time === 'upcoming' ? undefined : time,
	cursor,
});
