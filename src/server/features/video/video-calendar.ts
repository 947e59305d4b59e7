import { type CalendarEvent, calendarFile, calendarMediaType } from '#contract/calendar-file.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { sayIn } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { endOf } from '#domain/video/video-date.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { findVideo } from './video.repo.ts';
import { videoLink } from './video-mails.ts';
import { videoRoleOf } from './video-view.ts';

/** An agreed talk as a calendar keeps it. What it is about stays out: others look at calendars too. */
export async function readVideoCalendar(
	{ queries, services, viewer }: MemberContext,
	{ id, language }: { id: string; language: ContentLocale },
) {
	const found = await findVideo(queries, id);
	const role = found && videoRoleOf(viewer, found);
	if (!found || !role || found.row.scheduledAt === null) return refuse('not-found');
	const { row } = found;
	const t = wordsIn(language, ['video'])('video');
	const link = videoLink(services.origin, id, role);
	const startsAt = found.row.scheduledAt;
	const title = t('calendar.title', { house: sayIn(language)(found.provider.name) });
	const event: CalendarEvent = {
		uid: `${id}@video.maru`,
		sequence: row.changes,
		changedAt: row.changedAt,
		status: row.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
		span: { startsAt, endsAt: endOf({ scheduledAt: startsAt, minutes: row.minutes }) },
		title,
		text: [t('calendar.text'), link].join('\n'),
		place: t('calendar.place'),
		position: null,
		link,
		alarms: [-60, -10].map((minutes) => ({ minutes, text: title })),
	};
	return accept({
		bytes: Buffer.from(calendarFile({ name: title, events: [event] })),
		mediaType: calendarMediaType,
		name: 'maru-video.ics',
	});
}
