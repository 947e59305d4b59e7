import { dayMs, hourMs, minuteMs } from '../kernel/durations.ts';
import { roomWindow } from './seats.ts';
import { lastChance, type VideoTimes } from './video-date.ts';

type Reminders = { isDayReminded: boolean; isHourReminded: boolean };

/** What is agreed on within the day before is not reminded of a day before; nor within the hour an hour before. */
const settling = 30 * minuteMs;

export const remindersAtAgreement = (scheduledAt: Date, now: Date): Reminders => ({
	isDayReminded: scheduledAt.getTime() - dayMs < now.getTime() + settling,
	isHourReminded: scheduledAt.getTime() - hourMs < now.getTime() + settling,
});

export type Due = 'remind-day' | 'remind-hour' | 'close' | 'expire';

/** What time has to do with a date next, and when; undefined where it is done with. */
export function dueOf(date: VideoTimes & Reminders): { what: Due; at: Date } | undefined {
	if (date.state === 'requested') return { what: 'expire', at: lastChance(date) };
	if (date.state !== 'scheduled' || date.scheduledAt === null) return undefined;
	const { scheduledAt, minutes } = date;
	if (!date.isDayReminded) return { what: 'remind-day', at: new Date(scheduledAt.getTime() - dayMs) };
	if (!date.isHourReminded) return { what: 'remind-hour', at: new Date(scheduledAt.getTime() - hourMs) };
	return { what: 'close', at: roomWindow({ scheduledAt, minutes }).closesAt };
}

/** What was said about health goes so long after the talk, as with every service. */
export const talkDays = 7;
export const eraseAfter = (over: Date): Date => new Date(over.getTime() + talkDays * dayMs);
