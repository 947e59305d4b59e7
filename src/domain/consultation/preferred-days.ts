import { addDays } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { mostPreferredDays, preferredDaysAhead } from './consultation.ts';

type DayFault = { at: `days.${number}` | 'days'; code: 'date-past' | 'date-far' | 'date-twice' | 'invalid-input' };

function faultOf(day: string, others: readonly string[], today: string): DayFault['code'] | undefined {
	if (day <= today) return 'date-past';
	if (day > addDays(today, preferredDaysAhead)) return 'date-far';
	return others.includes(day) ? 'date-twice' : undefined;
}

/** Days one would come: up to three different ones, from tomorrow on by Korean time. None means that any will do. */
export function dayFaults(days: readonly string[], now: Date): DayFault[] {
	if (days.length > mostPreferredDays) return [{ at: 'days', code: 'invalid-input' }];
	return days.flatMap((day, index) => {
		const code = faultOf(day, days.slice(0, index), koreanDay(now));
		return code ? [{ at: `days.${index}` as const, code }] : [];
	});
}
