import type { ErrandView } from '#contract/api/errand.ts';
import { type ErrandSubject, errandKinds } from '#domain/errand/errand.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Queries } from '#server/queries.ts';
import { findToldOffers, findToldReservations } from './errand.repo.ts';
import type { FoundErrand } from './find-errands.ts';

/** In words: one look at what they are about, however many they are. */
export async function tellErrands(
	queries: Queries,
	errands: readonly FoundErrand[],
	language: ContentLocale,
): Promise<ErrandView[]> {
	const of = (subject: ErrandSubject) =>
		errands.filter(({ kind }) => errandKinds[kind].subject === subject).map(({ id }) => id);
	const [reservations, offers] = await Promise.all([
		findToldReservations(queries, of('reservation'), language),
		findToldOffers(queries, of('waiting'), language),
	]);
	const told = new Map([...reservations, ...offers].map((subject) => [subject.id, subject]));
	return errands.flatMap((errand): ErrandView[] => {
		const subject = told.get(errand.id);
		return subject ? [viewOf(errand, subject)] : [];
	});
}

type Told = Awaited<ReturnType<typeof findToldReservations>>[number];

const viewOf = ({ kind, until, won }: FoundErrand, subject: Told): ErrandView => ({
	...subject,
	kind,
	until: until?.toISOString() ?? null,
	won,
	guest: errandKinds[kind].side === 'house' ? subject.guest : '',
});
