/** Letters and digits that are not mistaken for each other when read out. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 5;

/** MR-261017-4K7PX: the day of the service and five signs; `random` is a byte each. */
export function reservationCode(on: string, random: Uint8Array): string {
	const tail = Array.from({ length }, (_, at) => signs[(random[at] ?? 0) % signs.length]).join('');
	return `MR-${on.slice(2).replaceAll('-', '')}-${tail}`;
}

/** “mr 261017 4k7px” means MR-261017-4K7PX; undefined where it is no whole code. */
export function wholeCode(text: string): string | undefined {
	const tidy = plain(text).replace(/^(MR)(\d{6})(.{5})$/, '$1-$2-$3');
	return isReservationCode(tidy) ? tidy : undefined;
}

/** How a code begins whose first signs these are: “mr-261130” or “261130 4k”, at the least year and month. */
export function codeStart(text: string): string | undefined {
	const [, day = '', tail = ''] = /^(?:MR)?(\d{4,6})([2-9A-HJKMNP-Z]{0,5})$/.exec(plain(text)) ?? [];
	if (day === '' || (tail !== '' && day.length < 6)) return undefined;
	return `MR-${day}${tail === '' ? '' : `-${tail}`}`;
}

/** The five signs that a voucher prints largest: 4K7PX. */
export function shortCode(text: string): string | undefined {
	const tidy = plain(text);
	return /^[2-9A-HJKMNP-Z]{5}$/.test(tidy) ? tidy : undefined;
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

export const isReservationCode = (text: string): boolean => /^MR-\d{6}-[2-9A-HJKMNP-Z]{5}$/.test(text);
