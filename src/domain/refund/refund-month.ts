import { koreanDay, koreanMidnight } from '../kernel/korean-date.ts';

/** `2026-11`: a month of the books, in Korea. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

export const monthOfDay = (day: string): string => day.slice(0, 7);
export const monthOf = (moment: Date): string => monthOfDay(koreanDay(moment));

/** The month after, or so many before or after. */
export function monthsFrom(month: string, count: number): string {
	const [year = 0, number = 1] = month.split('-').map(Number);
	const at = year * 12 + number - 1 + count;
	return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** From its first moment to the first that is no more of it. */
export const spanOf = (month: string): { from: Date; to: Date } => ({
	from: koreanMidnight(`${month}-01`),
	to: koreanMidnight(`${monthsFrom(month, 1)}-01`),
});

/** What is closed does not change any more: a refund is written down when it is sent, so a month that is over is complete. */
export const isOver = (month: string, now: Date): boolean => month < monthOf(now);

/** Whether its books can be closed: once it is over, and where anything was sent back in it. A month without a line is none of the books. */
export const canBeClosed = (month: string, count: number, now: Date): boolean => count > 0 && isOver(month, now);
