import type { ReservationMessage } from '#contract/api/reservation.ts';

/** Pages and what was sent meanwhile as one thread: each message once, the newest at the bottom. */
export function joinMessages(
	fetched: readonly ReservationMessage[],
	added: readonly ReservationMessage[],
): ReservationMessage[] {
	const byId = new Map([...added, ...fetched].map((message) => [message.id, message]));
	return [...byId.values()].sort((one, other) =>
		one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1,
	);
}
