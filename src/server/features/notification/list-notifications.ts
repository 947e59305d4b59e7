import type { NotificationView } from '#contract/api/notification.ts';
import { pageSize } from '#contract/endpoint.ts';
import { addressOfSpot } from '#contract/notification-address.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { isToldKind, readerSideOf, spotOf } from '#domain/event/notified.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { threadSubjectKinds } from '#domain/thread/thread.ts';
import { spokenIn } from '#i18n/locales.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { findToldOffers, findToldReservations } from '#server/features/errand/errand.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import {
	countNotifications,
	findBusinessNames,
	findClinicsAsked,
	findNotifications,
	findTitles,
} from './notification.repo.ts';

const newestFirst = cursorOf({ id: cursorPart.entry });

type Row = Awaited<ReturnType<typeof findNotifications>>[number];
type Known = { title: string; on: string | null; productId: string };

/** What the reader was told, in their language, with the way to it. */
export async function listNotifications(
	{ queries, memberId, viewer }: Pick<MemberContext, 'queries' | 'memberId' | 'viewer'>,
	{ language, cursor }: { language: ContentLocale; cursor?: string | undefined },
) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findNotifications(queries, { memberId, before: after.value?.id, limit: pageSize + 1 }),
		countNotifications(queries, memberId),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ id }) => newestFirst.write({ id }));
	const known = await findKnown(queries, shown, language);
	const items = shown.flatMap((row): NotificationView[] => {
		// A kind of a later version, after a step back: nobody here has words for it.
		if (!isToldKind(row.kind)) return [];
		const side = readerSideOf(viewer, row.aboutId);
		const { title, on, productId } = known(row);
		const { questionId, consultationId, organisation, providerId } = row.facts;
		const area = areaSlugs.find((slug) => slug === row.facts.area);
		const talk = talkOf(row);
		return [
			{
				...{ id: row.id, at: row.at.toISOString(), isRead: row.readAt !== null, kind: row.kind, side, title, on },
				path: addressOfSpot(spotOf(row.kind, side), {
					...{ id: row.subjectId, productId, side, spokenIn: spokenIn(language) },
					...(typeof questionId === 'string' && { questionId }),
					...(typeof organisation === 'string' && { organisationId: organisation }),
					...(typeof consultationId === 'string' && { consultationId }),
					...(typeof providerId === 'string' && { providerId }),
					...(area && { area }),
					...(talk && { talk }),
				}),
			},
		];
	});
	return accept({ items, total, nextCursor });
}

/** The thread of a message, and whether its reader writes there for the house. */
function talkOf({ facts }: Row) {
	const kind = threadSubjectKinds.find((one) => one === facts.talkKind);
	return kind && { kind, id: String(facts.talkId), isHouse: facts.isHouse === true };
}

const productOf = ({ facts }: Row) => (typeof facts.productId === 'string' ? facts.productId : '');

/** What each is about, a question a noun. */
async function findKnown(queries: MemberContext['queries'], rows: readonly Row[], language: ContentLocale) {
	const idsOf = (kind: string) => [
		...new Set(rows.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId)),
	];
	const productIds = [...new Set(rows.map(productOf).filter((id) => id !== ''))];
	const [reservations, offers, titles, names, clinics] = await Promise.all([
		findToldReservations(queries, idsOf('reservation'), language),
		findToldOffers(queries, idsOf('waiting'), language),
		findTitles(queries, productIds, language),
		findBusinessNames(queries, idsOf('partner')),
		findClinicsAsked(queries, idsOf('consultation'), language),
	]);
	const things = new Map([...reservations, ...offers].map((one) => [one.id, one]));
	const named = new Map([...titles, ...names].map(({ id, title }) => [id, title]));
	const asked = new Map(clinics.map(({ id, title }) => [id, title]));
	return (row: Row): Known => {
		// With whom, never for what.
		if (row.subjectKind === 'consultation')
			return { title: asked.get(row.subjectId) ?? '', on: null, productId: productOf(row) };
		// A message among patient and clinic: not what it is about either.
		if (row.subjectKind === 'message' && (row.facts.talkKind === 'consultation' || row.facts.talkKind === 'video'))
			return { title: '', on: null, productId: productOf(row) };
		// A text, and the day on which it begins.
		if (row.subjectKind === 'page-text' && typeof row.facts.effectiveOn === 'string')
			return { title: '', on: row.facts.effectiveOn, productId: '' };
		// Its number, by which both sides name it.
		if (row.subjectKind === 'settlement' && typeof row.facts.number === 'string')
			return { title: row.facts.number, on: null, productId: '' };
		// What its house calls it, and its last day.
		if (row.subjectKind === 'key' && typeof row.facts.name === 'string' && typeof row.facts.on === 'string')
			return { title: row.facts.name, on: row.facts.on, productId: '' };
		const thing = things.get(row.subjectId);
		if (thing) return thing;
		return { title: named.get(productOf(row)) ?? named.get(row.subjectId) ?? '', on: null, productId: productOf(row) };
	};
}
