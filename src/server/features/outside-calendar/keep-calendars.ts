import { randomUUID } from 'node:crypto';
import {
	type CalendarHouse,
	calendarFailures,
	mostCalendars,
	type outsideCalendarEndpoints,
} from '#contract/api/outside-calendar.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { findSchedule } from '#server/features/slot/product-day.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { houseFeedBinding, outsideCalendarBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { houseFeedAddress } from './house-feed.ts';
import { houseMeant } from './house-meant.ts';
import {
	countCalendars,
	deleteCalendar,
	findCalendar,
	findCalendars,
	findClashes,
	findHouseFeed,
	insertCalendar,
	lockProducts,
	putOff,
} from './outside-calendar.repo.ts';
import { showAll } from './read-outside-calendars.ts';

/** The calendars of a house, how reading them went and what they stand in the way of. */
export async function listCalendars(
	{ queries, services, viewer, memberId, now }: MemberContext,
	{ organisation, language }: { organisation?: string | undefined; language: ContentLocale },
) {
	const organisationId = houseMeant(viewer, 'reservation.see', organisation);
	if (organisationId === undefined) return refuse('not-found');
	const [rows, clashes, feed] = await Promise.all([
		findCalendars(queries, { organisationId, language, now }),
		findClashes(queries, { organisationId, now }),
		findHouseFeed(queries, { memberId, organisationId }),
	]);
	const secret = feed && services.keys.open(feed.sealed, houseFeedBinding(feed.id));
	const told: CalendarHouse = {
		organisationId,
		mayEdit: mayDo(viewer, 'product.edit', organisationId),
		feed: secret === undefined ? null : houseFeedAddress(services.origin, secret),
		calendars: rows.map(({ row, product, times }) => ({
			...{ id: row.id, productId: row.productId, product, name: row.name, host: row.host, times },
			readAt: row.readAt?.toISOString() ?? null,
			failure: calendarFailures.find((one) => one === row.failure) ?? null,
			clashes: clashes
				.filter(({ calendarId }) => calendarId === row.id)
				.map(({ id, code, on, time }) => ({ reservationId: id, code, on, time })),
		})),
	};
	return accept(told);
}

type NewCalendar = InputOf<(typeof outsideCalendarEndpoints)['POST /api/console/calendars']>['body'];

/** Whether it can be an address of a calendar at all; where it leads is looked at when it is asked for. */
function hostIn(address: string): string | undefined {
	const url = URL.parse(address.replace(/^webcals?:/i, 'https:'));
	if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
		return undefined;
	return url.hostname.includes('.') || url.hostname.startsWith('[') ? url.hostname : undefined;
}

const readSoon = 'read-outside-calendars';

export async function addCalendar({ services, viewer, memberId, now }: MemberContext, body: NewCalendar) {
	const organisationId = houseMeant(viewer, 'product.edit', body.organisation);
	if (organisationId === undefined) return refuse('not-found');
	const host = hostIn(body.address);
	if (host === undefined) return refuse('invalid-input', { faults: [{ at: 'address', code: 'invalid-input' }] });
	return services.transact(async (work) => {
		const { product } = body;
		const owned = product === undefined ? undefined : await findSchedule(work, viewer, product);
		if (product !== undefined && owned?.organisationId !== organisationId) return refuse('not-found');
		await lockProducts(work, { organisationId, productId: product ?? null });
		if ((await countCalendars(work, organisationId)) >= mostCalendars) return refuse('not-allowed');
		const id = randomUUID();
		await insertCalendar(work, {
			...{ id, organisationId, productId: product ?? null, name: body.name, host },
			sealed: services.keys.seal(body.address, outsideCalendarBinding(id)),
			...{ nextAt: now, createdBy: memberId, createdAt: now },
		});
		await addJob(work, 'read-outside-calendars', {}, { key: readSoon });
		return accept({ id });
	});
}

/** One that somebody may change; undefined where it is another's, or none. */
async function ownCalendar({ queries, viewer }: MemberContext, id: string) {
	const row = await findCalendar(queries, id);
	return row && mayDo(viewer, 'product.edit', row.organisationId) ? row : undefined;
}

export async function readCalendarNow(own: MemberContext, { id }: { id: string }) {
	if (!(await ownCalendar(own, id))) return refuse('not-found');
	return own.services.transact(async (work) => {
		await putOff(work, id, own.now);
		await addJob(work, 'read-outside-calendars', {}, { key: readSoon });
		return accept({});
	});
}

export async function removeCalendar(own: MemberContext, { id }: { id: string }) {
	const row = await ownCalendar(own, id);
	if (!row) return refuse('not-found');
	return own.services.transact(async (work) => {
		const products = await lockProducts(work, row);
		await deleteCalendar(work, id);
		await showAll(work, products, own.now);
		return accept({});
	});
}
