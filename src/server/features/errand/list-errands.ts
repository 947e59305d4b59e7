import type { ErrandView } from '#contract/api/errand.ts';
import { pageSize } from '#contract/endpoint.ts';
import { type ErrandSubject, errandKinds } from '#domain/errand/errand.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { findToldOffers, findToldReservations } from './errand.repo.ts';
import { type FoundErrand, findErrands } from './find-errands.ts';

/** What waits for the viewer, in words: the twenty that end first, and how many there are. */
export async function listErrands(
	{ queries, now, viewer }: Pick<Context, 'queries' | 'now' | 'viewer'>,
	{ language }: { language: ContentLocale },
) {
	if (!viewer) return refuse('not-found');
	const errands = await findErrands(queries, { viewer, now });
	const shown = errands.slice(0, pageSize);
	const of = (subject: ErrandSubject) =>
		shown.filter(({ kind }) => errandKinds[kind].subject === subject).map(({ id }) => id);
	const [reservations, offers] = await Promise.all([
		findToldReservations(queries, of('reservation'), language),
		findToldOffers(queries, of('waiting'), language),
	]);
	const told = new Map([...reservations, ...offers].map((subject) => [subject.id, subject]));
	const items = shown.flatMap((errand): ErrandView[] => {
		const subject = told.get(errand.id);
		return subject ? [viewOf(errand, subject)] : [];
	});
	return accept({ items, total: errands.length, nextCursor: null });
}

type Told = Awaited<ReturnType<typeof findToldReservations>>[number];

const viewOf = ({ kind, until, won }: FoundErrand, subject: Told): ErrandView => ({
	...subject,
	kind,
	until: until?.toISOString() ?? null,
	won,
	guest: errandKinds[kind].side === 'house' ? subject.guest : '',
});
