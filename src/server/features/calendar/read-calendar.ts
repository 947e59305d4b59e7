import { calendarFile, calendarMediaType } from '#contract/calendar-file.ts';
import type { Download } from '#contract/endpoint.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import type { Context } from '#server/http/handlers.ts';
import { secretHashOf } from '#server/secret.ts';
import { type CalendarRow, findAllForCalendar, findFeedOwner, findForCalendar } from './calendar.repo.ts';
import { calendarEvent, calendarWords } from './calendar-event.ts';

type Written = { rows: readonly CalendarRow[]; origin: string; locale: ContentLocale; name: string };

const fileOf = ({ rows, origin, locale, name }: Written): Download => ({
	bytes: Buffer.from(
		calendarFile({
			name: calendarWords(locale)('calendar.name'),
			events: rows.map((row) => calendarEvent(row, { origin, locale })),
		}),
	),
	mediaType: calendarMediaType,
	name,
});

/** One reservation as a calendar file: to its member, its provider and operators. */
export async function readReservationCalendar(
	{ queries, services, viewer }: Context,
	{ id, language }: { id: string; language: ContentLocale },
) {
	const found = await findForCalendar(queries, { id, language });
	if (!found || !roleFor(viewer, { ...found, memberId: found.row.memberId })) return refuse('not-found');
	return accept(fileOf({ rows: [found], origin: services.origin, locale: language, name: `${found.row.code}.ics` }));
}

/** So much of what was stays in a calendar, and so many at most. */
const retentionMs = 365 * dayMs;
const most = 500;

/** All reservations of whom the private address belongs to; an address that is none does not exist. */
export async function readFeed({ queries, services, now }: Context, { secret }: { secret: string }) {
	const owner = await findFeedOwner(queries, secretHashOf(secret));
	if (!owner) return refuse('not-found');
	const since = new Date(now.getTime() - retentionMs);
	const rows = await findAllForCalendar(queries, { ...owner, since, limit: most });
	return accept(fileOf({ rows, origin: services.origin, locale: owner.language, name: 'maru.ics' }));
}
