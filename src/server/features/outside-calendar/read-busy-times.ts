import ical, { type VEvent } from 'node-ical';
import type { BusyTime } from '#domain/availability/busy.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';

/** More than a busy house has; whoever makes a file of a million is told so. */
const mostEvents = 3_000;
const mostTimes = 5_000;

/** Of our own feed, which may come back by another calendar: a reservation does not stand in its own way. */
const ownUid = /@(reservation|desk)\.maru$/;

/** What repeats more often than daily would never end to be reckoned. */
const tooOften = /^RRULE[^\n]*(FREQ=(SECONDLY|MINUTELY|HOURLY)|BYSECOND=|BYMINUTE=|BYHOUR=)/im;

/** A time without a zone is the clock's where the business is. */
const inKorea = (text: string) =>
	text.replace(
		/^(DTSTART|DTEND|RECURRENCE-ID|EXDATE):(\d{8}T\d{6}(?:,\d{8}T\d{6})*)(?=\r?$)/gm,
		'$1;TZID=Asia/Seoul:$2',
	);

/** A day is written down as this machine's; in Korea it is Korea's. */
const koreanMidnight = (day: Date) => new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate(), -9));

const isBusy = ({ uid, transparency, status }: VEvent) =>
	transparency !== 'TRANSPARENT' && status !== 'CANCELLED' && !ownUid.test(uid);

type Span = { from: Date; to: Date };

/** When somebody is busy by a calendar file (RFC 5545), repeats reckoned out; names and places are not read. */
export function readBusyTimes(file: string, { from, to }: Span): Result<BusyTime[], 'no-calendar' | 'too-large'> {
	const text = inKorea(file.replace(/^\uFEFF/, ''));
	if (!/^BEGIN:VCALENDAR\s*$/m.test(text)) return refuse('no-calendar');
	if (tooOften.test(text)) return refuse('too-large');
	const events = eventsIn(text);
	if (!events) return refuse('no-calendar');
	if (events.length > mostEvents) return refuse('too-large');
	const times: BusyTime[] = [];
	for (const event of events.filter(isBusy)) {
		for (const one of ical.expandRecurringEvent(event, { from, to, expandOngoing: true })) {
			const [startsAt, endsAt] = one.isFullDay
				? [koreanMidnight(one.start), koreanMidnight(one.end)]
				: [one.start, one.end];
			if (endsAt > startsAt && endsAt > from && startsAt < to)
				times.push({ startsAt: new Date(startsAt.getTime()), endsAt: new Date(endsAt.getTime()) });
		}
		if (times.length > mostTimes) return refuse('too-large');
	}
	return accept(times);
}

function eventsIn(text: string): VEvent[] | undefined {
	try {
		return Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
	} catch {
		return undefined;
	}
}
