import { expect, test } from 'vitest';
import { readBusyTimes } from './read-busy-times.ts';

const span = { from: new Date('2026-11-19T00:00:00+09:00'), to: new Date('2027-02-01T00:00:00+09:00') };
const file = (...events: string[][]) =>
	[
		...['BEGIN:VCALENDAR', 'VERSION:2.0'],
		...events.flatMap((lines, at) => ['BEGIN:VEVENT', `UID:${at}`, ...lines, 'END:VEVENT']),
		...['END:VCALENDAR', ''],
	].join('\r\n');
const read = (...events: string[][]) => {
	const answer = readBusyTimes(file(...events), span);
	if (!answer.ok) return answer.refusal;
	return answer.value.map(
		({ startsAt, endsAt }) => `${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(0, 16)}`,
	);
};

test('times of every zone, times without one, and days are Korean', () => {
	expect(read(['DTSTART:20261120T010000Z', 'DTEND:20261120T020000Z'])).toEqual(['2026-11-20T01:00 2026-11-20T02:00']);
	expect(read(['DTSTART:20261120T100000', 'DTEND:20261120T110000'])).toEqual(['2026-11-20T01:00 2026-11-20T02:00']);
	expect(read(['DTSTART;TZID=Asia/Bangkok:20261120T100000', 'DURATION:PT30M'])).toEqual([
		'2026-11-20T03:00 2026-11-20T03:30',
	]);
	expect(read(['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261122'])).toEqual([
		'2026-11-19T15:00 2026-11-21T15:00',
	]);
});

test('what repeats is reckoned out, without what is excepted', () => {
	const weekly = [
		'DTSTART;TZID=Asia/Seoul:20261120T100000',
		'DURATION:PT1H',
		'RRULE:FREQ=WEEKLY;COUNT=4',
		'EXDATE;TZID=Asia/Seoul:20261127T100000',
	];
	expect(read(weekly)).toHaveLength(3);
});

test('what is free, cancelled, over or our own closes nothing', () => {
	const then = ['DTSTART:20261120T010000Z', 'DTEND:20261120T020000Z'];
	expect(read([...then, 'TRANSP:TRANSPARENT'])).toEqual([]);
	expect(read([...then, 'STATUS:CANCELLED'])).toEqual([]);
	expect(read(['DTSTART:20251120T010000Z', 'DTEND:20251120T020000Z'])).toEqual([]);
	const own = file(then).replace('UID:0', 'UID:4f@desk.maru');
	expect(readBusyTimes(own, span)).toEqual({ ok: true, value: [] });
});

test('what is no calendar, or would never end, is refused', () => {
	expect(readBusyTimes('<html>', span)).toMatchObject({ ok: false, refusal: 'no-calendar' });
	expect(read(['DTSTART:20261120T010000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'])).toBe('too-large');
	expect(read(['DTSTART:20261120T010000Z', 'DURATION:PT1S', 'RRULE:FREQ=DAILY;BYMINUTE=1,2,3'])).toBe('too-large');
	expect(read(['DTSTART:nonsense'])).toEqual([]);
});
