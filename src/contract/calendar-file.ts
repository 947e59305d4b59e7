import { addDays } from '#domain/availability/schedule.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import type { CalendarSpan, CalendarStatus } from '#domain/reservation/calendar-entry.ts';

/* RFC 5545: what calendars read. */

export type CalendarEvent = {
	/** The same for the same thing for ever. */
	uid: string;
	/** Grows with each change. */
	sequence: number;
	changedAt: Date;
	status: CalendarStatus;
	span: CalendarSpan;
	title: string;
	text: string;
	place: string;
	/** Null where nobody has to go there. */
	position: { latitude: number; longitude: number } | null;
	link: string;
	/** Minutes from the beginning, and what is said. */
	alarms: readonly { minutes: number; text: string }[];
};

type Line = { name: string; value: string };

const mostOctets = 75;
const encoder = new TextEncoder();

/** No line is longer than 75 octets; the rest goes on after a blank, and no letter is torn (3.1). */
export function foldLine(line: string): string {
	let folded = '';
	let octets = 0;
	for (const sign of line) {
		const length = encoder.encode(sign).length;
		if (octets + length > mostOctets) {
			folded += '\r\n ';
			octets = 1;
		}
		folded += sign;
		octets += length;
	}
	return folded;
}

/** 3.3.11. What is no text at all (a bell, a null) would break the file. */
export const escapeText = (text: string): string =>
	text
		.replace(/\r\n?/g, '\n')
		// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
		.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
		.replace(/[\\;,]/g, (sign) => `\\${sign}`)
		.replaceAll('\n', '\\n');

const text = (name: string, value: string): Line => ({ name, value: escapeText(value) });
const raw = (name: string, value: string): Line => ({ name, value });

const compact = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '');
const utc = (instant: Date) => `${compact(instant.toISOString())}Z`;
const koreanMs = 9 * hourMs;
const korean = (instant: Date) => compact(new Date(instant.getTime() + koreanMs).toISOString());
const day = (iso: string) => iso.replaceAll('-', '');

/** Korea has had no summer time since 1988; nothing that is reserved here lies before. */
const timeZone: Line[] = [
	raw('BEGIN', 'VTIMEZONE'),
	raw('TZID', 'Asia/Seoul'),
	raw('BEGIN', 'STANDARD'),
	raw('DTSTART', '19881009T030000'),
	raw('TZOFFSETFROM', '+0900'),
	raw('TZOFFSETTO', '+0900'),
	raw('TZNAME', 'KST'),
	raw('END', 'STANDARD'),
	raw('END', 'VTIMEZONE'),
];

function spanLines(span: CalendarSpan): Line[] {
	if ('firstDay' in span)
		return [
			raw('DTSTART;VALUE=DATE', day(span.firstDay)),
			// The first day after it.
			raw('DTEND;VALUE=DATE', day(addDays(span.lastDay, 1))),
		];
	return [raw('DTSTART;TZID=Asia/Seoul', korean(span.startsAt)), raw('DTEND;TZID=Asia/Seoul', korean(span.endsAt))];
}

const duration = (minutes: number) => `${minutes < 0 ? '-' : ''}PT${Math.abs(minutes)}M`;

const alarmLines = ({ minutes, text: says }: CalendarEvent['alarms'][number]): Line[] => [
	raw('BEGIN', 'VALARM'),
	raw('ACTION', 'DISPLAY'),
	raw('TRIGGER', duration(minutes)),
	text('DESCRIPTION', says),
	raw('END', 'VALARM'),
];

const eventLines = (event: CalendarEvent): Line[] => [
	raw('BEGIN', 'VEVENT'),
	raw('UID', event.uid),
	raw('SEQUENCE', String(event.sequence)),
	raw('DTSTAMP', utc(event.changedAt)),
	raw('LAST-MODIFIED', utc(event.changedAt)),
	...spanLines(event.span),
	text('SUMMARY', event.title),
	text('DESCRIPTION', event.text),
	text('LOCATION', event.place),
	...(event.position ? [raw('GEO', `${event.position.latitude};${event.position.longitude}`)] : []),
	raw('URL', event.link),
	raw('STATUS', event.status),
	// A day in a hotel does not keep anybody from anything else.
	raw('TRANSP', 'firstDay' in event.span ? 'TRANSPARENT' : 'OPAQUE'),
	...event.alarms.flatMap(alarmLines),
	raw('END', 'VEVENT'),
];

/** A whole calendar as a file. */
export function calendarFile({ name, events }: { name: string; events: readonly CalendarEvent[] }): string {
	const lines = [
		raw('BEGIN', 'VCALENDAR'),
		raw('VERSION', '2.0'),
		raw('PRODID', '-//Maru//Reservations//EN'),
		raw('CALSCALE', 'GREGORIAN'),
		text('NAME', name),
		text('X-WR-CALNAME', name),
		// How often it is worth asking again.
		raw('REFRESH-INTERVAL;VALUE=DURATION', 'PT4H'),
		raw('X-PUBLISHED-TTL', 'PT4H'),
		...timeZone,
		...events.flatMap(eventLines),
		raw('END', 'VCALENDAR'),
	];
	return lines.map(({ name, value }) => `${foldLine(`${name}:${value}`)}\r\n`).join('');
}

export const calendarMediaType = 'text/calendar; charset=utf-8';
