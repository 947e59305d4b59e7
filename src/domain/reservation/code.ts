/** Letters and digits that are not mistaken for each other when read out. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 5;

/** MR-261017-4K7PX: the day of the service and five signs; `random` is a byte each. */
export function reservationCode(on: string, random: Uint8Array): string {
	const tail = Array.from({ length }, (_, at) => signs[(random[at] ?? 0) % signs.length]).join('');
	return `MR-${on.slice(2).replaceAll('-', '')}-${tail}`;
}

export const isReservationCode = (text: string): boolean => /^MR-\d{6}-[2-9A-HJKMNP-Z]{5}$/.test(text);
