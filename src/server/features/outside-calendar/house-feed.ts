import { randomUUID } from 'node:crypto';
import { type CalendarEvent, calendarFile, calendarMediaType } from '#contract/calendar-file.ts';
import { consolePages } from '#contract/console-pages.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { countOf } from '#domain/product/price.ts';
import { calendarSpan, calendarStatus } from '#domain/reservation/calendar-entry.ts';
import { findWorks } from '#server/features/organisation/work.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { houseFeedBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import { wordsIn } from '#server/words.ts';
import { houseMeant } from './house-meant.ts';
import { deleteHouseFeed, findFeedReader, findFeedReservations, saveHouseFeed } from './outside-calendar.repo.ts';

export const houseFeedAddress = (origin: string, secret: string): string =>
	`${origin}/api/house-calendar/${secret}.ics`;

type Asked = { organisation?: string | undefined };

/** A secret address of one's own; one that was there before ends with it. */
export async function makeHouseFeed({ services, viewer, memberId, now }: MemberContext, { organisation }: Asked) {
	const organisationId = houseMeant(viewer, 'reservation.see', organisation);
	if (organisationId === undefined) return refuse('not-found');
	const [id, secret] = [randomUUID(), newSecret()];
	await services.transact((work) =>
		saveHouseFeed(work, {
			...{ id, memberId, organisationId, secretHash: secretHashOf(secret), createdAt: now },
			sealed: services.keys.seal(secret, houseFeedBinding(id)),
		}),
	);
	return accept({ address: houseFeedAddress(services.origin, secret) });
}

export async function endHouseFeed({ queries, viewer, memberId }: MemberContext, { organisation }: Asked) {
	const organisationId = houseMeant(viewer, 'reservation.see', organisation);
	if (organisationId === undefined) return refuse('not-found');
	await deleteHouseFeed(queries, { memberId, organisationId });
	return accept({});
}

/** So much of what was stays, and so many at most. */
const retentionMs = 30 * dayMs;
const most = 1_000;

type Row = Awaited<ReturnType<typeof findFeedReservations>>[number];

function eventOf(
	row: Row,
	{ origin, locale, now }: { origin: string; locale: Parameters<typeof wordsIn>[0]; now: Date },
): CalendarEvent {
	const t = wordsIn(locale, ['reservation'])('reservation');
	const { adult, child, infant } = row.persons;
	const persons = t('persons', { adults: adult, children: child, infants: infant });
	const link = `${origin}${consolePages.reservations.path}/${row.id}`;
	return {
		...{
			uid: `${row.id}@desk.maru`,
			sequence: 0,
			changedAt: now,
			status: calendarStatus(row.status),
			span: calendarSpan(row),
		},
		title: `${row.title} · ${countOf(row.persons)}`,
		text: [t(`status.${row.status}`), row.code, persons, t(`spoken.${row.locale}`), link].join('\n'),
		...{ place: '', position: null, link, alarms: [] },
	};
}

/** The reservations of a house, for who works there: an address ends with their right, without anybody's doing. */
export async function readHouseFeed({ queries, services, now }: Context, { secret }: { secret: string }) {
	const reader = await findFeedReader(queries, secretHashOf(secret));
	if (!reader) return refuse('not-found');
	const { organisationId, memberId, locale } = reader;
	const viewer = {
		id: memberId,
		name: '',
		group: 'GR0300',
		cooperative: null,
		works: await findWorks(queries, memberId),
	} as const;
	if (!mayDo(viewer, 'reservation.see', organisationId)) return refuse('not-found');
	const since = new Date(now.getTime() - retentionMs);
	const rows = await findFeedReservations(queries, { organisationId, language: locale, since, limit: most });
	const name = wordsIn(locale, ['reservation-calendar'])('reservation')('calendar.house');
	const events = rows.map((row) => eventOf(row, { origin: services.origin, locale, now }));
	return accept({
		bytes: Buffer.from(calendarFile({ name, events })),
		mediaType: calendarMediaType,
		name: 'maru-desk.ics',
	});
}
