import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarAlarms, calendarSpan, calendarStatus } from '#domain/reservation/calendar-entry.ts';
import { shownStatuses } from '#domain/reservation/shown-status.ts';
import { eventsIn, instantOf, property, readCalendar, textOf } from '../../tests/support/read-calendar.ts';
import { type CalendarEvent, calendarFile, escapeText, foldLine } from './calendar-file.ts';

const event: CalendarEvent = {
	uid: '7@reservation.maru',
	sequence: 2,
	changedAt: new Date('2026-10-02T13:40:00Z'),
	status: 'CONFIRMED',
	span: { startsAt: new Date('2026-10-16T22:10:00Z'), endsAt: new Date('2026-10-17T02:10:00Z') },
	title: 'ชมพระราชวังเคียงบกกุงก่อนประตูเปิด พร้อมอาหารเช้าแบบชาววัง',
	text: 'Code: MR-261017-4K7PX\nLine 3, exit 5; bring a coat\\hat',
	place: 'Gyeongbokgung, 서울특별시 종로구 사직로 161',
	position: { latitude: 37.5788, longitude: 126.977 },
	link: 'https://maru.example/th/my/reserve/7',
	alarms: [{ minutes: -1440, text: 'พรุ่งนี้' }],
};

const read = (events: CalendarEvent[]) => readCalendar(Buffer.from(calendarFile({ name: 'Maru', events })));
const readOne = (changes: Partial<CalendarEvent> = {}) => {
	const calendar = read([{ ...event, ...changes }]);
	const [found] = eventsIn(calendar);
	if (!found) throw new Error('no event');
	return { calendar, event: found };
};

describe('a file that every calendar reads', () => {
	test('says who wrote it, in which version, and describes its zone', () => {
		const { calendar } = readOne();
		expect(calendar.name).toBe('VCALENDAR');
		expect(property(calendar, 'VERSION').value).toBe('2.0');
		expect(property(calendar, 'PRODID').value).toContain('Maru');
		expect(calendar.components.map(({ name }) => name)).toEqual(['VTIMEZONE', 'VEVENT']);
	});

	test('texts come out as they went in', () => {
		const { event: found } = readOne();
		expect(textOf(found, 'SUMMARY')).toBe(event.title);
		expect(textOf(found, 'DESCRIPTION')).toBe(event.text);
		expect(textOf(found, 'LOCATION')).toBe(event.place);
		expect(property(found, 'GEO').value).toBe('37.5788;126.977');
		expect(property(found, 'URL').value).toBe(event.link);
		expect(property(found, 'UID').value).toBe(event.uid);
		expect(property(found, 'SEQUENCE').value).toBe('2');
		expect(property(found, 'DTSTAMP').value).toBe('20261002T134000Z');
	});

	test('a time is Korean and means the same instant everywhere', () => {
		const { calendar, event: found } = readOne();
		expect(property(found, 'DTSTART')).toEqual({
			name: 'DTSTART',
			params: { TZID: 'Asia/Seoul' },
			value: '20261017T071000',
		});
		expect(instantOf(calendar, found, 'DTSTART').toISOString()).toBe('2026-10-16T22:10:00.000Z');
		expect(instantOf(calendar, found, 'DTEND').toISOString()).toBe('2026-10-17T02:10:00.000Z');
		expect(property(found, 'TRANSP').value).toBe('OPAQUE');
	});

	test('a day is a date without a time; the end is the first day after it', () => {
		const { event: found } = readOne({ span: { firstDay: '2026-12-30', lastDay: '2027-01-02' } });
		expect(property(found, 'DTSTART')).toEqual({ name: 'DTSTART', params: { VALUE: 'DATE' }, value: '20261230' });
		expect(property(found, 'DTEND')).toEqual({ name: 'DTEND', params: { VALUE: 'DATE' }, value: '20270103' });
		expect(property(found, 'TRANSP').value).toBe('TRANSPARENT');
	});

	test('alarms tell in minutes before or after the beginning', () => {
		const alarms = [
			{ minutes: -1440, text: 'พรุ่งนี้' },
			{ minutes: 420, text: 'วันนี้' },
		];
		const { event: found } = readOne({ alarms });
		expect(found.components.map((alarm) => [property(alarm, 'TRIGGER').value, textOf(alarm, 'DESCRIPTION')])).toEqual([
			['-PT1440M', 'พรุ่งนี้'],
			['PT420M', 'วันนี้'],
		]);
		expect(found.components.every((alarm) => property(alarm, 'ACTION').value === 'DISPLAY')).toBe(true);
	});
});

describe('whatever is written', () => {
	const anyText = fc.string({ unit: 'grapheme', maxLength: 400 });

	test('no line is longer than 75 octets and no letter is torn', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const line = `SUMMARY:${text.replace(/[\r\n]/g, '')}`;
				const folded = foldLine(line);
				for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
				expect(folded.replaceAll('\r\n ', '')).toBe(line);
			}),
		);
		expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
		expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
	});

	test('a text comes back as it was, its line breaks as plain ones', () => {
		const hard = fc.array(
			fc.constantFrom('\\', ';', ',', '\n', '\r\n', ':', '"', 'n', 'ก', '한', '👨‍👩‍👧', ' ', 'BEGIN:VEVENT'),
		);
		fc.assert(
			fc.property(
				fc.oneof(
					anyText,
					hard.map((parts) => parts.join('')),
				),
				(text) => {
					const { event: found } = readOne({ title: text, text });
					// biome-ignore lint/suspicious/noControlCharactersInRegex: what no calendar may hold
					const expected = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
					expect(textOf(found, 'SUMMARY')).toBe(expected);
					expect(textOf(found, 'DESCRIPTION')).toBe(expected);
				},
			),
		);
	});

	test('nobody writes a property of their own through a title', () => {
		expect(escapeText('a\r\nATTENDEE:mailto:x')).toBe('a\\nATTENDEE:mailto:x');
		expect(readOne({ title: 'a\r\nEND:VEVENT' }).calendar.components).toHaveLength(2);
	});

	test('any instant is the same one again', () => {
		const instant = fc
			.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
			.map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
		fc.assert(
			fc.property(instant, (startsAt) => {
				const { calendar, event: found } = readOne({ span: { startsAt, endsAt: startsAt } });
				expect(instantOf(calendar, found, 'DTSTART')).toEqual(startsAt);
			}),
		);
	});
});

describe('a reservation in a calendar', () => {
	const at = (on: string, time: string | null, end: string) => ({
		on,
		time,
		startsAt: new Date(`${on}T${time ?? '00:00'}:00+09:00`),
		endsAt: new Date(end),
	});

	test('with a time it is timed, without one it fills days', () => {
		const timed = at('2026-10-17', '07:10', '2026-10-17T11:10:00+09:00');
		expect(calendarSpan(timed)).toEqual({ startsAt: timed.startsAt, endsAt: timed.endsAt });
		expect(calendarSpan(at('2026-10-17', null, '2026-10-17T23:59:00+09:00'))).toEqual({
			firstDay: '2026-10-17',
			lastDay: '2026-10-17',
		});
		expect(calendarSpan(at('2026-10-17', null, '2026-10-20T12:00:00+09:00'))).toEqual({
			firstDay: '2026-10-17',
			lastDay: '2026-10-20',
		});
	});

	test('stands as it stands', () => {
		expect(shownStatuses.map((status) => [status, calendarStatus(status)])).toEqual([
			['requested', 'TENTATIVE'],
			['confirmed', 'CONFIRMED'],
			['completed', 'CONFIRMED'],
			['declined', 'CANCELLED'],
			['expired', 'CANCELLED'],
			['cancelled', 'CANCELLED'],
			['no-show', 'CONFIRMED'],
			['asking', 'TENTATIVE'],
		]);
	});

	test('rings a day and two hours before; a whole day at hours when people are awake; nothing where it is off', () => {
		const timed = { startsAt: new Date(), endsAt: new Date() };
		const days = { firstDay: '2026-10-17', lastDay: '2026-10-17' };
		expect(calendarAlarms(timed, 'confirmed').map(({ minutes }) => minutes)).toEqual([-24 * 60, -2 * 60]);
		expect(calendarAlarms(days, 'confirmed').map(({ minutes }) => minutes)).toEqual([-15 * 60, 7 * 60]);
		for (const status of ['requested', 'cancelled'] as const) expect(calendarAlarms(timed, status)).toEqual([]);
	});
});
