import { and, eq, isNull, lt } from 'drizzle-orm';
import { audienceOf, type EventKind, quietKinds, writtenKinds } from '#domain/event/event-kinds.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { insertEvent, type NewEvent, tellOldest } from '#server/features/event/event.repo.ts';
import type { Transaction } from '#server/queries.ts';
import { notification } from '../schema/event.ts';
import { member } from '../schema/member.ts';
import { organisation, staff } from '../schema/organisation.ts';
import type { Life } from './live-reservation.ts';

/** News that are older have been read and forgotten. */
const recentDays = 14;
const unreadDays = 2;
/** More than the demonstration has. */
const most = 10_000;

type Happened = { kind: EventKind; actor: ActorKind; at: Date };
type Of = {
	id: string;
	code: string;
	productId: string;
	providerId: string;
	memberId: string;
	/** Who answers for the house. */
	answererId: string;
	life: Life;
};

/** What was lived through lately, as it would have been told. */
export function eventsOf({ life, ...of }: Of, now: Date): NewEvent[] {
	const happened: Happened[] = [
		...life.history.map(({ event, actor, at }) => ({ kind: `reservation.${event}` as const, actor, at })),
		...life.payments.map(({ kind, at }) => ({
			...{ kind: kind === 'payment' ? ('reservation.paid' as const) : ('reservation.refunded' as const), at },
			actor: 'operator' as const,
		})),
		...life.messages.map(({ by, at }) => ({
			...{ kind: 'reservation.message' as const, at },
			actor: by === 'member' ? ('member' as const) : ('provider' as const),
		})),
	];
	const since = now.getTime() - recentDays * dayMs;
	const { id, memberId, providerId, answererId, code, productId } = of;
	const actorIdOf = (actor: ActorKind) => (actor === 'clock' ? null : actor === 'member' ? memberId : answererId);
	return happened
		.filter((one) => one.at.getTime() > since)
		.map(({ kind, actor, at }) => ({
			...{ kind, subjectKind: 'reservation', subjectId: id, actorKind: actor, actorId: actorIdOf(actor) },
			...{ aboutId: memberId, ...audienceOf(kind, { memberId, providerId }), facts: { code, productId } },
			...{ place: null, changes: null, at },
		}));
}

/** Applications that wait for an operator. */
async function findApplications(work: Transaction, now: Date): Promise<NewEvent[]> {
	const waiting = await work
		.select({ id: organisation.id, at: organisation.createdAt, memberId: member.id })
		.from(organisation)
		.innerJoin(staff, eq(staff.organisationId, organisation.id))
		.innerJoin(member, eq(member.id, staff.memberId))
		.where(eq(organisation.status, 'applied'));
	return waiting.map(({ id, at, memberId }) => ({
		...{ kind: 'partner.applied', subjectKind: 'partner', subjectId: id, actorKind: 'member', actorId: memberId },
		...{ aboutId: memberId, ...audienceOf('partner.applied', { memberId }), facts: {}, place: null, changes: null },
		at: at > now ? now : at,
	}));
}

/** So that nobody's bell is empty: everybody is told, one after the other, and has read what is not of the last days. */
export async function tellDemo(work: Transaction, events: readonly NewEvent[], now: Date): Promise<void> {
	const all = [...events, ...(await findApplications(work, now))];
	for (const one of all.sort((a, b) => Number(a.at) - Number(b.at))) await insertEvent(work, one);
	await tellOldest(work, { limit: most, quietKinds, writtenKinds });
	await work
		.update(notification)
		.set({ readAt: now })
		.where(and(isNull(notification.readAt), lt(notification.at, new Date(now.getTime() - unreadDays * dayMs))));
}
