import { weekdayOf } from '#domain/kernel/weekday.ts';
import { formatThousands, weekdays } from './format.ts';

/* How Korean staff read dates, times and money, on paper that stands beside another language. */

/** 2026년 10월 17일 (토) */
export function koreanDate(day: string): string {
	const [year, month, date] = day.split('-').map(Number);
	const weekday = weekdays.ko[weekdayOf(day)];
	return `${year}년 ${month}월 ${date}일 (${weekday})`;
}

/** 오전 7시 10분; noon is 오후 12시, midnight 오전 0시. */
export function koreanTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const half = hour < 12 ? '오전' : '오후';
	const shown = hour > 12 ? hour - 12 : hour;
	return minute === 0 ? `${half} ${shown}시` : `${half} ${shown}시 ${minute}분`;
}

/** 484,500원 */
export const koreanWon = (won: number): string => `${formatThousands(won)}원`;

/** A guest is never named without it. */
export const koreanGuest = (name: string): string => `${name} 님`;
