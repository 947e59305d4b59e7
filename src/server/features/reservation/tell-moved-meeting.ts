import { type ContentLocale, contentLocales, type LocaleText, sayIn } from '#domain/kernel/locale-text.ts';
import type { ProductPlace } from '#domain/product/meeting-place.ts';
import type { ProductText } from '#domain/product/product.ts';
import { type Meeting, meetingSpot, movedMeeting } from '#domain/reservation/meeting.ts';
import { type MovedDetails, sayMeeting } from '#domain/reservation/say-meeting.ts';
import { recordEvents } from '#server/features/event/record-event.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import type { TaskPayloads } from '#server/jobs/task-names.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findToTell, findWordings, type ToTell } from './moved-meeting.repo.ts';
import { insertEachEvent } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { findManyTellFacts } from './tell-facts.repo.ts';

type Payload = TaskPayloads['tell-moved-meeting'];
type Wording = { texts: Partial<Record<ContentLocale, ProductText>>; place: ProductPlace };
type Wordings = { before: Wording; after: Wording };
type Moved = { one: ToTell; details: MovedDetails };
type Telling = { services: Services; payload: Payload; wordings: Wordings; now: Date };

const atOnce = 200;

/**
 * After other words of a product went out: whoever is still to come and would stand at another door by them is told, in the
 * history, by mail and at the bell. So many in a transaction, each found once: a job that died half way goes on where it was.
 */
export async function tellMovedMeeting(
	{ services, queries, now }: Pick<TaskContext, 'services' | 'queries' | 'now'>,
	payload: Payload,
): Promise<void> {
	const wordings = await findWordings(queries, payload);
	if (!wordings) return;
	for (let after: string | undefined; ; ) {
		const last = await services.transact(async (work) => {
			const some = await findToTell(work, { ...payload, after, now, limit: atOnce });
			await tellSome(work, { services, payload, wordings, now }, some);
			return some.length < atOnce ? undefined : some.at(-1)?.id;
		});
		if (last === undefined) return;
		after = last;
	}
}

async function tellSome(work: Transaction, telling: Telling, some: readonly ToTell[]): Promise<void> {
	const { payload, now: at } = telling;
	const moved = some.flatMap((one) => movedFor(one, telling) ?? []);
	if (moved.length === 0) return;
	const by = { actor: payload.actor, actorId: payload.actorId, at };
	await insertEachEvent(
		work,
		moved.map(({ one, details }) => ({
			...{ reservationId: one.id, event: 'move-meeting' as const, status: one.status, details: { moved: details } },
			...by,
		})),
	);
	await recordEvents(
		work,
		moved.map(({ one: { id, code, status, memberId, providerId } }) => ({
			...{ kind: 'reservation.move-meeting' as const, subject: ['reservation', id] as const, ...by },
			parties: { memberId, providerId },
			facts: { code, productId: payload.productId, status },
		})),
	);
	await mailAll(work, telling, moved);
}

async function mailAll(work: Transaction, { services, payload, now }: Telling, moved: readonly Moved[]) {
	const { keys, origin } = services;
	const told = new Map(moved.map(({ one, details }) => [one.id, details]));
	const facts = await findManyTellFacts(work, [...told.keys()], now);
	const mails = facts.flatMap((fact) => {
		const details = told.get(fact.id);
		const { locale } = fact.member;
		if (!details) return [];
		const line = { from: sayIn(locale)(details.from), to: sayIn(locale)(details.to) };
		return reservationMails('move-meeting', { ...fact, actor: payload.actor, moved: line }, origin);
	});
	const cause = {
		id: null,
		kind: 'reservation.move-meeting',
		subject: ['product', payload.productId],
		at: now,
	} as const;
	await queueMails({ queries: work, keys, cause }, mails);
}

function meetingIn({ texts, place }: Wording, locale: ContentLocale): Meeting {
	const points = Object.fromEntries(Object.entries(texts).map(([at, { meetingPoint }]) => [at, meetingPoint]));
	return { place, point: sayIn(locale)(points) };
}

/** As its guest reads it; where only words in another language differ, nothing has moved for them. */
function movedFor(one: ToTell, { wordings, payload: { version } }: Telling): Moved | null {
	const before = meetingIn(wordings.before, one.locale);
	if (!movedMeeting({ before, after: meetingIn(wordings.after, one.locale) }, one.choices)) return null;
	const lines = (wording: Wording): LocaleText =>
		Object.fromEntries(
			contentLocales.map((locale) => [
				locale,
				sayMeeting(meetingSpot(meetingIn(wording, locale), one.choices), sayIn(locale)),
			]),
		);
	return { one, details: { version, from: lines(wordings.before), to: lines(wordings.after) } };
}
