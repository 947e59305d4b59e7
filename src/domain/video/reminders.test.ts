import { expect, test } from 'vitest';
import { dueOf, remindersAtAgreement } from './reminders.ts';

const scheduledAt = new Date('2026-11-18T01:00:00Z');
const before = (minutes: number) => new Date(scheduledAt.getTime() - minutes * 60_000);
const scheduled = {
	...{ state: 'scheduled' as const, wishes: [scheduledAt], proposals: [], scheduledAt, minutes: 30 },
	...{ isDayReminded: false, isHourReminded: false },
};

test('a day before, an hour before, and when the room closes', () => {
	expect(dueOf(scheduled)).toEqual({ what: 'remind-day', at: before(24 * 60) });
	expect(dueOf({ ...scheduled, isDayReminded: true })).toEqual({ what: 'remind-hour', at: before(60) });
	const reminded = { ...scheduled, isDayReminded: true, isHourReminded: true };
	expect(dueOf(reminded)).toEqual({ what: 'close', at: before(-90) });
});

test('a request is over with the last of its times', () => {
	expect(dueOf({ ...scheduled, state: 'requested', scheduledAt: null })).toEqual({ what: 'expire', at: scheduledAt });
	expect(dueOf({ ...scheduled, state: 'cancelled' })).toBeUndefined();
});

test('what has just been agreed on is not reminded of', () => {
	expect(remindersAtAgreement(scheduledAt, before(48 * 60))).toEqual({ isDayReminded: false, isHourReminded: false });
	expect(remindersAtAgreement(scheduledAt, before(20 * 60))).toEqual({ isDayReminded: true, isHourReminded: false });
	expect(remindersAtAgreement(scheduledAt, before(80))).toEqual({ isDayReminded: true, isHourReminded: true });
});
